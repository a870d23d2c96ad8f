import type { Kind } from './kinds/kind.ts'

/** One line of the way to the answer, in words and in LaTeX, with what was done to make sure of it. */
export type Step = { rule: string; explanation: string; before: string; after: string; check: string }

export type Answer = {
  /** Plain math that the algebra engine reads: "x = 4", "7/2", "24, 36"; or "no solution". */
  plain: string
  latex: string
  /** Rounded to six places; null where the exact answer is a whole number, a decimal or no number at all. */
  decimal: string | null
  unit: string | null
}

/** The graph of a function of one letter: unbroken pieces, parted where it has no value or jumps. */
export type Plot = { expression: string; letter: string; pieces: { x: number; y: number }[][] }

export type Solution = {
  solved: true
  kind: Kind
  /** The problem as it was understood. */
  problem: { words: string; latex: string }
  steps: Step[]
  answer: Answer
  /** The same answer in other forms. */
  alternatives: string[]
  plot: Plot | null
  /** From a nudge to a targeted hint to the first step. */
  hints: string[]
}

/** A function to look at rather than a problem to solve. */
export type Graph = { expression: string; letter: string; latex: string }

export type Refusal = { solved: false; reason: string; graph: Graph | null }
