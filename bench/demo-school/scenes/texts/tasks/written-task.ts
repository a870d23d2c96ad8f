/** One way to write a part: the words, the points they are worth, and what the teacher says about them. */
export type Way = readonly [text: string, worth: number, note: string]

/** A part of a piece of writing; with a rubric it is one of its lines. Of `{one|two}` each pupil writes one. */
export type WorkPart = {
  id: string
  title: string
  /** What the teacher says where it is not there at all. */
  missing: string
  /** The best first. */
  ways: readonly Way[]
}

/** What somebody of the cast wrote in their own words, and what came back. */
export type OwnWork = { text: string; points: number; feedback: string; scores?: Record<string, number> }

export type WrittenTask = {
  parts: readonly WorkPart[]
  /** What stands between two parts. */
  between: ' ' | '\n\n'
  /** Now and then the last line of the feedback. */
  closings: readonly string[]
  own?: Record<string, OwnWork>
}
