import type { Reader } from '../reader.ts'

/** A problem as it was typed, of which the engine has to know what is to be solved. */
export type ProblemTask = { text: string; reader: Reader }

export type ProblemReading = {
  /**
   * What the engine solves and verifies: the text itself where it can read it, or the symbols that a language model made of a
   * story. Null where neither helps.
   */
  formal: string | null
  /** What the letters of such symbols stand for, in words of the text. */
  letters: { letter: string; meaning: string }[]
}

/** A problem of which it is known whether the engine can read it. */
export type ReadableTask = ProblemTask & { isReadable: boolean }
