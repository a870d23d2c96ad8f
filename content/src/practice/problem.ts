import type { Claim } from '#engines/algebra/index.ts'
import type { Answer } from '#engines/answers/index.ts'

export type { Claim } from '#engines/algebra/index.ts'
export type { Answer, Option } from '#engines/answers/index.ts'

/** One practice problem, complete with everything needed to ask, help, check and explain. Texts are Markdown of one line with $…$ formulas. */
export type Problem = {
  prompt: string
  /** An SVG as in lessons, when the problem cannot be asked without a picture. */
  figure?: string
  /** A text to read first; the prompt asks about it. */
  passage?: string
  answer: Answer
  /** The worked solution; the last step states the answer. */
  steps: Step[]
  /** Nudge, targeted hint, similar worked example with other numbers. The first two never hold the answer. */
  hints: [nudge: string, targeted: string, example: string]
  /**
   * Statements that hold only if the answer is right, in the words of the algebra engine and worked out from the
   * prompt, not from the generator's own result.
   */
  proof: Claim[]
}

export type Step = { say: string; claims?: Claim[] }

export type Difficulty = 1 | 2 | 3

/** Practice for one skill: the same seed and difficulty always give the same problem. */
export type Practice = {
  skill: string
  /** Written by hand in a bank: nothing in it can be proved by the algebra engine. */
  isWritten?: true
  generate: (seed: number, difficulty: Difficulty) => Problem
}
