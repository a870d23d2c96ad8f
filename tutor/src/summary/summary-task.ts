import type { Reader } from '../reader.ts'

export type SummaryTask = { text: string; reader: Reader }
export type Summary = { summary: string; keyPoints: string[] }
/** With what was asked of the engine, the text itself left out: a kept summary says how it came about. */
export type SummaryWithPrompt = Summary & { prompt: string }
