import { type Project, type Sound, VERSION } from '../program/project.ts'
import { addSound } from './sounds.ts'
import { addSprite } from './sprites.ts'

/** The pictures are 40 units wide, a twelfth of the stage: twice that is a good size to watch. */
const FIRST_SIZE = 200

export type FirstNames = {
  cat: string
  costumes: readonly [string, string]
  meadow: string
  /** To play at once, without looking for one. */
  sounds: readonly Omit<Sound, 'id'>[]
}

/** What everybody starts from: a cat on a meadow. */
export function makeFirstProject(names: FirstNames): Project {
  const empty: Project = {
    version: VERSION,
    stage: {
      backgrounds: [{ id: 'meadow', name: names.meadow, asset: 'backgrounds/meadow' }],
      current: 0,
      scripts: [],
    },
    sprites: [],
    variables: [],
    lists: [],
    sounds: [],
    messages: [],
    ownBlocks: [],
  }
  const looks = ['one', 'two'] as const
  const costumes = looks.map((look, index) => ({
    name: names.costumes[index] ?? look,
    asset: `sprites/cat/${look}`,
    width: 40,
    height: 40,
  }))
  return names.sounds.reduce(addSound, addSprite(empty, { name: names.cat, costumes, size: FIRST_SIZE }))
}
