import type { EngineRefusal } from '../../refusals/texts.ts'
import { ROTATION_STYLES } from '../catalog/motion.ts'
import { LIMITS } from '../program/limits.ts'
import { type Project, type RotationStyle, type Sprite, STAGE_ID, VERSION } from '../program/project.ts'
import { migrate } from './migrate.ts'
import {
  complain,
  isObject,
  type JsonObject,
  type Problems,
  readId,
  readNumber,
  readRows,
  readSwitch,
} from './problems.ts'
import { readScripts, type Scope } from './read-blocks.ts'
import {
  readBackgrounds,
  readCostumes,
  readLists,
  readMessages,
  readName,
  readOwnBlocks,
  readSounds,
  readVariables,
} from './read-parts.ts'

export type ReadProject = { ok: true; project: Project } | { ok: false; problems: EngineRefusal[] }

/** What blocks aim at besides sprites. */
const TARGETS = ['random', 'pointer', 'edge', 'myself']

/**
 * A project from a file nobody vouches for: whole and within every limit, or what is wrong with it. What the studio does
 * not know is left out, what may be missing stands as usual.
 */
export function readProject(file: unknown): ReadProject {
  const migrated = migrate(file)
  if (!migrated.ok) return { ok: false, problems: [migrated.problem] }
  const problems: Problems = { found: [] }
  const project = readWhole(problems, migrated.file)
  return problems.found.length > 0 ? { ok: false, problems: problems.found } : { ok: true, project }
}

function readWhole(problems: Problems, file: JsonObject): Project {
  const rows = readRows(problems, 'Project', file.sprites, LIMITS.sprites, 'sprites')
  const taken = new Set([STAGE_ID, ...TARGETS])
  const spriteIds = rows.map((row) => readSpriteId(problems, row.id, taken))
  const stage = isObject(file.stage) ? file.stage : {}
  const backgrounds = readBackgrounds(problems, stage.backgrounds)
  if (backgrounds.length === 0) complain(problems, 'Stage', 'backgroundMissing')
  const parts = {
    variables: readVariables(problems, file.variables, new Set(spriteIds)),
    lists: readLists(problems, file.lists, new Set(spriteIds)),
    sounds: readSounds(problems, file.sounds),
    messages: readMessages(problems, file.messages),
    ownBlocks: readOwnBlocks(problems, file.ownBlocks),
  }
  const ids = { scripts: new Set<string>(), blocks: new Set<string>() }

  /** A sprite's own things and those of everybody. */
  function scopeOf(owner: string, where: string, costumes: { id: string }[]): Scope {
    const isVisible = (thing: { owner: string | null }) => thing.owner === null || thing.owner === owner
    const sprites = new Set(spriteIds)
    return {
      problems,
      where,
      isStage: owner === STAGE_ID,
      known: {
        target: sprites,
        sprite: sprites,
        costume: idsOf(costumes),
        background: idsOf(backgrounds),
        sound: idsOf(parts.sounds),
        variable: idsOf(parts.variables.filter(isVisible)),
        list: idsOf(parts.lists.filter(isVisible)),
        message: idsOf(parts.messages),
        'own-block': idsOf(parts.ownBlocks),
        parameter: idsOf(parts.ownBlocks.flatMap(({ parameters }) => parameters)),
      },
      ownBlocks: parts.ownBlocks,
      ids,
    }
  }

  const current = { least: 0, most: Math.max(0, backgrounds.length - 1), usual: 0 }
  return {
    version: VERSION,
    stage: {
      backgrounds,
      current: Math.floor(readNumber(problems, 'Stage', stage.current, 'current background', current)),
      scripts: readScripts(scopeOf(STAGE_ID, 'Stage', []), stage.scripts),
    },
    sprites: rows.map((row, index) => {
      const id = spriteIds[index] ?? ''
      const where = `Sprite ${index + 1}`
      const costumes = readCostumes(problems, where, row.costumes)
      const scripts = readScripts(scopeOf(id, where, costumes), row.scripts)
      return { ...readLooks(problems, where, row, costumes.length, index), id, costumes, scripts }
    }),
    ...parts,
  }
}

/** Clones are told apart by a number after `#`. */
function readSpriteId(problems: Problems, value: unknown, taken: Set<string>): string {
  const id = readId(problems, 'Sprite', value, taken)
  if (id.includes('#')) complain(problems, 'Sprite', 'idInvalid')
  return id
}

function readLooks(
  problems: Problems,
  where: string,
  row: JsonObject,
  costumes: number,
  index: number,
): Omit<Sprite, 'id' | 'costumes' | 'scripts'> {
  if (costumes === 0) complain(problems, where, 'spriteHasNoCostume')
  const number = (value: unknown, what: string, least: number, most: number, usual: number) =>
    readNumber(problems, where, value, what, { least, most, usual })
  return {
    name: readName(problems, where, row),
    costume: Math.floor(number(row.costume, 'costume', 0, Math.max(0, costumes - 1), 0)),
    x: number(row.x, 'x', -280, 280, 0),
    y: number(row.y, 'y', -220, 220, 0),
    direction: number(row.direction, 'direction', -180, 180, 90),
    size: number(row.size, 'size', 5, 500, 100),
    isVisible: readSwitch(problems, where, row.isVisible, 'isVisible', true),
    volume: number(row.volume, 'volume', 0, 100, 100),
    layer: number(row.layer, 'layer', -1000, 1000, index),
    rotationStyle: readRotationStyle(problems, where, row.rotationStyle),
  }
}

function readRotationStyle(problems: Problems, where: string, value: unknown): RotationStyle {
  const style = ROTATION_STYLES.find((known) => known === (value ?? 'all-around'))
  if (!style) complain(problems, where, 'rotationStyleUnknown')
  return style ?? 'all-around'
}

function idsOf(things: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(things.map(({ id }) => id))
}
