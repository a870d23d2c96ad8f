import type { Reader } from '../reader.ts'

/** One line of a rubric, as teachers write them. */
export type RubricCriterion = {
  id: string
  title: string
  levels: readonly { title: string; points: number; description?: string | undefined }[]
}

export type FeedbackTask = {
  text: string
  form: 'essay' | 'shortAnswer'
  /** What was asked. */
  question: string | null
  /** What the work is about, where it is at hand: quotations are looked up in it. */
  material: string | null
  rubric: readonly RubricCriterion[]
  reader: Reader
}

export const NOTE_AREAS = ['structure', 'evidence', 'sentence', 'spelling'] as const
export type NoteArea = (typeof NOTE_AREAS)[number]

/** Points at a place in the text: `text.slice(start, end)` is what the note is about. */
export type FeedbackNote = {
  area: NoteArea
  start: number
  end: number
  /** A sentence to the writer: what to look at next, never how to write it. */
  advice: string
  /** The line of the rubric that it belongs to. */
  criterionId: string | null
}

/** Help before a grade: it gives no points, and what it says is not kept as one. */
export type Feedback = {
  notes: FeedbackNote[]
  words: number
  sentences: number
  paragraphs: number
}
