import type { InputSlot } from '#engines/kids-code/program/block-definition.ts'
import type { Value } from '#engines/kids-code/program/project.ts'
import { type BlockState, LITERAL_FIELD, LITERALS } from './block-state.ts'

type SlotType = InputSlot['type']

/** An empty condition is false; nothing stands there then. */
export function writeLiteral(type: SlotType, value: Value): BlockState | undefined {
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
