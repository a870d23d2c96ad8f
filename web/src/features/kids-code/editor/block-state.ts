import { findDefinition, isOpcode, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { FieldSlot, InputSlot } from '#engines/kids-code/program/block-definition.ts'
import {
  type Block,
  type Input,
  type OwnBlock,
  type Project,
  type Script,
  STAGE_ID,
  type Value,
} from '#engines/kids-code/program/project.ts'

/** A block as Blockly writes it down. Only what the studio uses. */
export type BlockState = {
  type: string
  id?: string
  x?: number
  y?: number
  /** Of a literal: what it was, where its text does not tell. */
  data?: string
  extraState?: CallState
  fields?: Record<string, unknown>
  inputs?: Record<string, { block?: BlockState; shadow?: BlockState }>
  next?: { block?: BlockState }
}

export type WorkspaceState = { blocks: { languageVersion: 0; blocks: BlockState[] } }

/** Of a call: what is called, as it was when the block was made, so that the block can take its shape. */
export type CallState = { ownBlock: OwnBlock | null }

/** Literals are shadows: they fill a gap until a block is put there. */
export const LITERALS = {
  number: 'literal_number',
  text: 'literal_text',
  true: 'literal_true',
} as const
export const LITERAL_FIELD = 'VALUE'

const PICTURE = 'picture_'

/** The youngest see pictures instead of sentences, which Blockly needs a type of its own for. */
export function typeOf(opcode: Opcode, hasPictures: boolean): string {
  return hasPictures && findDefinition(opcode).level === 'pictures' ? `${PICTURE}${opcode}` : opcode
}

export function opcodeOf(type: string): Opcode | null {
  const opcode = type.startsWith(PICTURE) ? type.slice(PICTURE.length) : type
  return isOpcode(opcode) ? opcode : null
}

/** Of a call: the parameters of what is called. */
export function listSlots(opcode: Opcode, called: OwnBlock | undefined | null): readonly InputSlot[] {
  if (opcode !== 'own_call') return findDefinition(opcode).inputs
  return (called?.parameters ?? []).map(({ id, kind }) => ({
    name: id,
    type: kind,
    initial: kind === 'condition' ? false : '',
  }))
}

type SlotType = InputSlot['type']

/** An empty condition is false; nothing stands there then. */
function writeLiteral(type: SlotType, value: Value): BlockState | undefined {
  if (type === 'condition') return value === true ? { type: LITERALS.true } : undefined
  if (type === 'number' && typeof value === 'number') {
    return { type: LITERALS.number, fields: { [LITERAL_FIELD]: value } }
  }
  const text = String(value)
  const literal = { type: LITERALS.text, fields: { [LITERAL_FIELD]: text } }
  return guess(type, text) === value ? literal : { ...literal, data: typeof value }
}

export function readLiteral(type: SlotType, state: BlockState | undefined): Value {
  if (type === 'condition') return state?.type === LITERALS.true
  const held = state?.fields?.[LITERAL_FIELD]
  if (state?.type === LITERALS.number) return toFinite(Number(held))
  const text = typeof held === 'string' ? held : String(held ?? '')
  if (state?.data === 'string') return text
  if (state?.data === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return guess(state?.data === 'number' ? 'value' : type, text)
}

/** What was typed into a gap: in one for text everything is a text, elsewhere a number counts as one. */
function guess(type: SlotType, text: string): Value {
  const number = Number(text)
  return type !== 'text' && Number.isFinite(number) && String(number) === text ? number : text
}

function toFinite(number: number): number {
  return Number.isFinite(number) ? number : 0
}

type ReferenceType = Exclude<FieldSlot['type'], 'choice'>
export type Named = { id: string; name: string }

/** What the blocks of an owner can name. */
export function listReferences(project: Project, owner: string, type: ReferenceType): readonly Named[] {
  const isSeen = (thing: { owner: string | null }) => thing.owner === null || thing.owner === owner
  switch (type) {
    case 'target':
    case 'sprite':
      return project.sprites
    case 'costume':
      return project.sprites.find(({ id }) => id === owner)?.costumes ?? []
    case 'background':
      return project.stage.backgrounds
    case 'sound':
      return project.sounds
    case 'variable':
      return project.variables.filter(isSeen)
    case 'list':
      return project.lists.filter(isSeen)
    case 'message':
      return project.messages
    case 'own-block':
      return project.ownBlocks
    case 'parameter':
      return project.ownBlocks.flatMap(({ parameters }) => parameters)
  }
}

/** A field whose thing is gone, by undo or from a foreign copy, is empty. */
export function settleField(project: Project, owner: string, slot: FieldSlot, value: unknown): string {
  if ('options' in slot && slot.options.some((option) => option === value)) return String(value)
  if (slot.type === 'choice') return slot.options[0] ?? ''
  return listReferences(project, owner, slot.type).some(({ id }) => id === value) ? String(value) : ''
}

export function listScriptsOf(project: Project, owner: string) {
  if (owner === STAGE_ID) return project.stage.scripts
  return project.sprites.find(({ id }) => id === owner)?.scripts ?? []
}

/** Blocks are shown with what their calls need to know, as pictures or in words. */
type Shown = { ownBlocks: readonly OwnBlock[]; hasPictures: boolean }

export function writeState(scripts: readonly Script[], shown: Shown): WorkspaceState {
  const blocks = scripts.flatMap((script) => {
    const first = writeStack(script.hat ? [script.hat, ...script.body] : script.body, shown)
    return first ? [{ ...first, x: script.x, y: script.y }] : []
  })
  return { blocks: { languageVersion: 0, blocks } }
}

export function writeBlock(block: Block, shown: Shown): BlockState {
  const { opcode, id, fields } = block
  const state: BlockState = { type: typeOf(opcode, shown.hasPictures), id }
  const called = shown.ownBlocks.find((one) => one.id === fields['own-block'])
  if (opcode === 'own_call') state.extraState = { ownBlock: called ?? null }
  else if (findDefinition(opcode).fields.length > 0) state.fields = { ...fields }
  const inputs: NonNullable<BlockState['inputs']> = {}
  for (const slot of listSlots(opcode, called)) {
    const input = writeInput(slot, block.inputs[slot.name] ?? slot.initial, shown)
    if (input) inputs[slot.name] = input
  }
  const body = writeStack(block.body, shown)
  if (body) inputs.body = { block: body }
  const otherwise = writeStack(block.otherwise, shown)
  if (otherwise) inputs.otherwise = { block: otherwise }
  if (Object.keys(inputs).length > 0) state.inputs = inputs
  return state
}

function writeInput(slot: InputSlot, input: Input, shown: Shown) {
  const isBlock = typeof input === 'object'
  const shadow = writeLiteral(slot.type, isBlock ? slot.initial : input)
  const block = isBlock ? writeBlock(input, shown) : undefined
  if (!shadow && !block) return undefined
  return { ...(shadow && { shadow }), ...(block && { block }) }
}

/** From the last block to the first, because each holds the next; long scripts would otherwise go too deep. */
function writeStack(blocks: readonly Block[], shown: Shown): BlockState | undefined {
  let next: BlockState | undefined
  for (const block of [...blocks].reverse()) {
    const state = writeBlock(block, shown)
    if (next) state.next = { block: next }
    next = state
  }
  return next
}
