import { type BlockDefinition, type BlockKind, LEVELS, type Level } from '../program/block-definition.ts'
import { CONTROL } from './control.ts'
import { LISTS, OWN_BLOCKS, VARIABLES } from './data.ts'
import { EVENTS } from './events.ts'
import { LOOKS } from './looks.ts'
import { MOTION } from './motion.ts'
import { OPERATORS } from './operators.ts'
import { SENSING } from './sensing.ts'
import { SOUND } from './sound.ts'

/** Every block there is, in the order of the toolbox. The reader, the machine, both texts and the studio go by it. */
export const CATALOG = [
  ...MOTION,
  ...LOOKS,
  ...SOUND,
  ...EVENTS,
  ...CONTROL,
  ...SENSING,
  ...OPERATORS,
  ...VARIABLES,
  ...LISTS,
  ...OWN_BLOCKS,
] as const

type Entry = (typeof CATALOG)[number]
export type Opcode = Entry['opcode']
export type OpcodeOf<Kind extends BlockKind> = Extract<Entry, { kind: Kind }>['opcode']
export type StatementOpcode = OpcodeOf<'statement' | 'c-block'>
export type ReporterOpcode = OpcodeOf<'reporter' | 'boolean'>
export type HatOpcode = OpcodeOf<'hat'>

const byOpcode = new Map<string, BlockDefinition>(CATALOG.map((entry) => [entry.opcode, entry]))

export function isOpcode(word: unknown): word is Opcode {
  return typeof word === 'string' && byOpcode.has(word)
}

export function findDefinition(opcode: Opcode): BlockDefinition {
  return byOpcode.get(opcode) as BlockDefinition
}

/** The toolbox of a level: its own blocks and those of the easier levels. */
export function listBlocks(level: Level): BlockDefinition[] {
  return CATALOG.filter((entry) => LEVELS.indexOf(entry.level) <= LEVELS.indexOf(level))
}

export function levelOfGrade(grade: number): Level {
  if (grade <= 2) return 'pictures'
  return grade <= 5 ? 'blocks' : 'full'
}
