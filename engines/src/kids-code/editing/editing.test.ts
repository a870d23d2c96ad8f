import { expect, test } from 'vitest'
import { createDice, type Dice } from '../../dice/index.ts'
import { block as b, buildProject } from '../program/build-project.ts'
import { LIMITS } from '../program/limits.ts'
import type { Project } from '../program/project.ts'
import { listScripts, walkScript } from '../program/walk-blocks.ts'
import { readProject } from '../reading/read-project.ts'
import { createRandomProject } from '../testing/random-project.ts'
import { addBackground, removeBackground, renameBackground, showBackground } from './backgrounds.ts'
import { addCostumes, putOnCostume, removeCostume, renameCostume } from './costumes.ts'
import { findFreeId, findFreeName } from './free-names.ts'
import { listUsedPictures } from './list-used-pictures.ts'
import { makeFirstProject } from './make-first-project.ts'
import { addSound, removeSound } from './sounds.ts'
import { addSprite, duplicateSprite, moveSprite, removeSprite, renameSprite, setStart } from './sprites.ts'

const COSTUME = { name: 'one', asset: 'sprites/dog/one', width: 40, height: 40 }
const first = makeFirstProject({
  cat: 'Cat',
  costumes: ['standing', 'walking'],
  meadow: 'Meadow',
  sounds: [],
})

function fieldsOf(project: Project) {
  return listScripts(project).flatMap((script) => [...walkScript(script)].map(({ fields }) => fields))
}

test('everybody starts from a cat on a meadow', () => {
  expect(readProject(first)).toEqual({ ok: true, project: first })
  expect(first.sprites.map(({ id, name, size }) => [id, name, size])).toEqual([['cat', 'Cat', 200]])
  expect(first.sprites[0]?.costumes.map(({ asset }) => asset)).toEqual(['sprites/cat/one', 'sprites/cat/two'])
})

test('a second thing of a name gets a number', () => {
  expect(findFreeName('Cat', ['Cat', 'Cat 2'])).toBe('Cat 3')
  expect(findFreeName('Cat 2', ['Cat', 'Cat 2'])).toBe('Cat 3')
  expect(findFreeName('x'.repeat(80), ['x'.repeat(60)])).toBe(`${'x'.repeat(58)} 2`)
  expect(findFreeId('Größe & Co', [])).toBe('gr-e-co')
  expect(findFreeId('猫', ['-'])).toBe('--2')
})

test('a sprite is never called what blocks aim at', () => {
  const project = addSprite(first, { name: 'Edge', costumes: [COSTUME] })
  expect(project.sprites[1]).toMatchObject({ id: 'edge-2', name: 'Edge' })
})

test('with a sprite goes what was its own, and its name is emptied elsewhere', { tags: ['E2'] }, () => {
  const project = buildProject({
    sprites: [
      {
        id: 'cat',
        scripts: [
          [b('event_flag'), b('motion_go_to', { target: 'dog' }), b('motion_go_to', { target: 'edge' })],
        ],
      },
      { id: 'dog' },
    ],
    ownVariables: { dog: { lives: 3 } },
    variables: { score: 0 },
  })
  const without = removeSprite(project, 'dog')
  expect(without.sprites.map(({ id }) => id)).toEqual(['cat'])
  expect(without.variables.map(({ id }) => id)).toEqual(['score'])
  expect(fieldsOf(without).flatMap((fields) => Object.values(fields))).not.toContain('dog')
  expect(removeSprite(project, 'nobody')).toBe(project)
})

test('a second one of a sprite has blocks and variables of its own', { tags: ['E4'] }, () => {
  const project = buildProject({
    sprites: [
      { id: 'cat', scripts: [[b('event_flag'), b('variable_change', { variable: 'lives', by: 1 })]] },
    ],
    ownVariables: { cat: { lives: 3 } },
  })
  const both = duplicateSprite(project, 'cat')
  expect(both.sprites.map(({ id, name, x }) => [id, name, x])).toEqual([
    ['cat', 'cat', 0],
    ['cat-2', 'cat 2', 30],
  ])
  expect(both.variables.map(({ id, owner }) => [id, owner])).toEqual([
    ['lives', 'cat'],
    ['lives-2', 'cat-2'],
  ])
  expect(fieldsOf(both).map(({ variable }) => variable)).toEqual([undefined, 'lives', undefined, 'lives-2'])
  expect(readProject(both).ok).toBe(true)
})

test('there is no room for more than the limits allow', { tags: ['E1'] }, () => {
  let project = first
  for (let count = 0; count < LIMITS.sprites + 5; count++) project = duplicateSprite(project, 'cat')
  expect(project.sprites).toHaveLength(LIMITS.sprites)
  const many = b(
    'control_forever',
    {},
    Array.from({ length: 2600 }, () => b('motion_bounce')),
  )
  const large = buildProject({ sprites: [{ id: 'cat', scripts: [[b('event_flag'), many]] }] })
  expect(duplicateSprite(large, 'cat')).toBe(large)
})

test('a costume in use goes from the blocks of its sprite, and the one that was worn stays on', {
  tags: ['E3'],
}, () => {
  const wears = b('looks_switch_costume', { costume: 'one' })
  const project = buildProject({
    sprites: [
      { id: 'cat', costume: 1, scripts: [[b('event_flag'), wears]] },
      { id: 'dog', scripts: [[b('event_flag'), wears]] },
    ],
  })
  const without = removeCostume(project, 'cat', 'one')
  expect(without.sprites[0]).toMatchObject({ costume: 0, costumes: [{ id: 'two' }] })
  expect(fieldsOf(without).map(({ costume }) => costume)).toEqual([undefined, '', undefined, 'one'])
  expect(removeCostume(without, 'cat', 'two')).toBe(without)
})

test('start values stay within the stage, and ways within one turn', () => {
  const far = setStart(first, 'cat', { x: 9999, y: Number.NaN, size: 1, direction: 450 })
  expect(far.sprites[0]).toMatchObject({ x: 280, y: 0, size: 5, direction: 90 })
  expect(setStart(first, 'cat', { direction: -180 }).sprites[0]?.direction).toBe(180)
})

test('a sprite changes places with the next one in front of it', () => {
  const three = duplicateSprite(duplicateSprite(first, 'cat'), 'cat')
  const layers = (project: Project) => project.sprites.map(({ layer }) => layer)
  expect(layers(three)).toEqual([0, 2, 1])
  expect(layers(moveSprite(three, 'cat', 1))).toEqual([1, 2, 0])
  expect(moveSprite(three, 'cat', -1)).toBe(three)
})

test('own pictures that nothing shows any more are known', () => {
  const project = addBackground(first, { name: 'Mine', asset: 'own/abc' })
  expect([...listUsedPictures(project)]).toEqual(['abc'])
  expect([...listUsedPictures(removeBackground(project, 'mine'))]).toEqual([])
})

function editAtRandom(dice: Dice, project: Project): Project {
  const sprite = dice.pick(['cat', 'dog', 'bird', ...project.sprites.map(({ id }) => id)])
  const costume = dice.pick(['one', 'two', 'three', 'nothing'])
  const background = dice.pick(project.stage.backgrounds).id
  const edits: (() => Project)[] = [
    () =>
      addSprite(project, { name: dice.pick(['Cat', 'stage', '🐱', 'x'.repeat(99)]), costumes: [COSTUME] }),
    () => duplicateSprite(project, sprite),
    () => removeSprite(project, sprite),
    () => renameSprite(project, sprite, dice.pick(['', '  ', 'Tom', 'x'.repeat(99)])),
    () => moveSprite(project, sprite, dice.coin() ? 1 : -1),
    () =>
      setStart(project, sprite, { x: dice.int(-999, 999), direction: dice.int(-999, 999), isVisible: false }),
    () =>
      setStart(project, sprite, { y: dice.int(-999, 999), size: dice.int(-9, 999), rotationStyle: 'none' }),
    () => addCostumes(project, sprite, [COSTUME, { ...COSTUME, name: 'three' }]),
    () => removeCostume(project, sprite, costume),
    () => renameCostume(project, sprite, costume, 'Walking'),
    () => putOnCostume(project, sprite, costume),
    () => addBackground(project, { name: 'beach', asset: 'backgrounds/beach' }),
    () => removeBackground(project, background),
    () => renameBackground(project, background, 'Sea'),
    () => showBackground(project, background),
    () => addSound(project, { name: 'meow', asset: 'sounds/meow', seconds: 99 }),
    () => removeSound(project, dice.pick(['meow', 'meow-2'])),
  ]
  return dice.pick(edits)()
}

test('whatever is edited, the project is one that can be read, and nothing names what is gone', {
  tags: ['E2'],
  timeout: 60_000,
}, () => {
  for (let seed = 0; seed < 25; seed++) {
    const dice = createDice(`edits ${seed}`)
    let project = createRandomProject(`edited ${seed}`)
    for (let count = 0; count < 20; count++) {
      project = editAtRandom(dice, project)
      if (count % 4 === 3) expect(readProject(project)).toEqual({ ok: true, project })
    }
  }
})
