import { findDefinition, isOpcode, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { InputSlot } from '#engines/kids-code/program/block-definition.ts'
import type { OwnBlock } from '#engines/kids-code/program/project.ts'

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
