import type { Engine } from '../port.ts'
import type { FailureKind } from './failure.ts'

export const FEATURES = [
  'chat',
  'summary',
  'flashcards',
  'study_guide',
  'reading',
  'plan',
  'math',
  'video',
] as const
export type Feature = (typeof FEATURES)[number]

/** Here the model is asked only about what the embedded engine cannot tell by itself. */
export const EMBEDDED_FIRST: readonly Feature[] = ['math', 'video']

export type Usage = { inputTokens: number; outputTokens: number }
export type Call = { role: string; feature: Feature }

/** What was set aside for one call; told what it really used when it has ended, however it ended. */
export type Reservation = { settle: (used: Usage) => Promise<void> }

/** Counts what the helpers are asked, and stops a role whose budget is spent. */
export type Meter = {
  /** Sets the most that the call can use aside; null when the role's budget does not hold that much. */
  reserve: (call: Call, most: Usage) => Promise<Reservation | null>
  /** One answer given, by whom, and why not by the model. */
  count: (call: Call, engine: Engine, fallback: FailureKind | null) => Promise<void>
}

/** Counts nothing and stops nobody. */
export const NO_METER: Meter = {
  reserve: async () => ({ settle: async () => {} }),
  count: async () => {},
}

/** Every tokenizer of today makes fewer tokens of English than one in three characters. */
const CHARACTERS_A_TOKEN = 3

export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN)
