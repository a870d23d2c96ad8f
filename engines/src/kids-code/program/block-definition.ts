export const CATEGORIES = [
  'motion',
  'looks',
  'sound',
  'events',
  'control',
  'sensing',
  'operators',
  'variables',
  'lists',
  'own-blocks',
] as const
export type Category = (typeof CATEGORIES)[number]

/** A hat begins a script; a c-block holds other blocks; a reporter and a boolean stand in inputs. */
export type BlockKind = 'hat' | 'statement' | 'c-block' | 'reporter' | 'boolean'

/** From few blocks with pictures (grades 1 and 2) over the usual ones (3 to 5) to all of them. */
export const LEVELS = ['pictures', 'blocks', 'full'] as const
export type Level = (typeof LEVELS)[number]

/** A value takes any literal and any reporter; a condition takes booleans only and is false when empty. */
export type InputSlot = {
  name: string
  type: 'number' | 'text' | 'value' | 'condition'
  initial: number | string | boolean
}

export type FieldSlot =
  | { name: string; type: 'choice'; options: readonly string[] }
  /** One of the options, or the id of a sprite. */
  | { name: string; type: 'target'; options: readonly string[] }
  | { name: string; type: FieldReference }

/** What a field may name; its value is an id of the project. */
export type FieldReference =
  | 'sprite'
  | 'costume'
  | 'background'
  | 'sound'
  | 'variable'
  | 'list'
  | 'message'
  | 'own-block'
  | 'parameter'

export type BlockDefinition = {
  opcode: string
  kind: BlockKind
  category: Category
  level: Level
  inputs: readonly InputSlot[]
  fields: readonly FieldSlot[]
  /** How many lists of blocks it holds: `body`, then `otherwise`. */
  branches: 0 | 1 | 2
  /** Nothing can follow it. */
  isLast: boolean
  /** Makes sense for the stage, which neither moves nor is cloned. */
  isForStage: boolean
}

type BlockDraft = {
  opcode: string
  kind: BlockKind
  level: Level
  inputs?: readonly InputSlot[]
  fields?: readonly FieldSlot[]
  branches?: 1 | 2
  isLast?: true
  isForStage?: false
}

type Defined<Drafts extends readonly BlockDraft[]> = {
  [Index in keyof Drafts]: BlockDefinition & Pick<Drafts[Index], 'opcode' | 'kind'>
}

/** Keeps each opcode and kind as a type of its own, so that a block without an implementation is a type error. */
export function defineBlocks<const Drafts extends readonly BlockDraft[]>(
  category: Category,
  drafts: Drafts,
): Defined<Drafts> {
  return drafts.map((draft) => ({
    inputs: [],
    fields: [],
    branches: 0,
    isLast: false,
    isForStage: true,
    ...draft,
    category,
  })) as unknown as Defined<Drafts>
}

export function number(name: string, initial: number): InputSlot {
  return { name, type: 'number', initial }
}

export function text(name: string, initial: string): InputSlot {
  return { name, type: 'text', initial }
}

export function value(name: string, initial: number | string): InputSlot {
  return { name, type: 'value', initial }
}

export function condition(name: string): InputSlot {
  return { name, type: 'condition', initial: false }
}

export function choice(name: string, options: readonly string[]): FieldSlot {
  return { name, type: 'choice', options }
}

export function target(name: string, options: readonly string[]): FieldSlot {
  return { name, type: 'target', options }
}

export function reference(type: FieldReference): FieldSlot {
  return { name: type, type }
}
