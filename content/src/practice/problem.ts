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

/**
 * A statement for the algebra engine in plain maths ("3/4 + 1/8 = 7/8", "2*(x+3) = 2*x+6", "3/8 < 5/8", "5 != 6"),
 * true for every value of its letters; or an equation (or inequality) with its complete solutions.
 */
export type Claim = string | { equation: string; solutions: Record<string, string>[] }

export type Answer =
  /** A number, exactly: an integer, a decimal or a fraction as plain maths ("-3", "0.75", "7/8", "1+1/2", "sqrt(2)", "3*pi"). */
  | { kind: 'number'; value: string; unit?: string; tolerance?: string; accept?: string[] }
  /** A fraction or mixed number; by default any equal form counts. */
  | { kind: 'fraction'; value: string; form?: 'any' | 'simplest' | 'mixed'; accept?: string[] }
  /** An expression or equation in plain maths; equal expressions count, within the form asked for. */
  | { kind: 'expression'; value: string; form?: 'any' | 'expanded' | 'factored' | 'simplest'; accept?: string[] }
  | { kind: 'choice'; options: Option[] }
  /** The items in their right order; they are shown shuffled. */
  | { kind: 'ordering'; items: string[] }
  /** What belongs together; the right side is shown shuffled. */
  | { kind: 'matching'; pairs: [left: string, right: string][] }
  /** A point to be placed; ticks every `step`. */
  | { kind: 'numberLine'; value: string; from: string; to: string; step: string }
  /** A word or short text; case and spaces around do not count. */
  | { kind: 'text'; value: string; accept?: string[] }

export type Option =
  | { text: string; isRight: true }
  | { text: string; isRight: false; /** The wrong idea that leads here, in a few words. */ mistake: string }

export type Difficulty = 1 | 2 | 3

/** Practice for one skill: the same seed and difficulty always give the same problem. */
export type Practice = {
  skill: string
  generate: (seed: number, difficulty: Difficulty) => Problem
}
