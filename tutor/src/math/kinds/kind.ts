import type { Dice } from '#engines/dice/index.ts'
import type { Fact } from '../verify/fact.ts'

export type Kind =
  | 'arithmetic'
  | 'evaluation'
  | 'linear-equation'
  | 'quadratic-equation'
  | 'inequality'
  | 'system'
  | 'simplification'
  | 'factoring'
  | 'derivative'
  | 'integral'
  | 'percent'
  | 'statistics'
  | 'common-factors'
  | 'unit-conversion'
  | 'sequence'
  | 'measurement'
  | 'right-triangle'
  | 'angle-sum'
  | 'coordinates'
  | 'probability'
  | 'ratio-sharing'
  | 'proportion'
  | 'speed'
  | 'price'
  | 'interest'
  | 'consecutive-numbers'
  | 'number-puzzle'
  | 'ages'
  | 'shared-work'
  | 'word-problem'
  | 'rounding'
  | 'comparison'
  | 'root-estimate'
  | 'remainder'
  | 'number-base'
  | 'prime-factors'
  | 'place-value'
  | 'parity'
  | 'number-form'
  | 'counting'
  | 'time'
  | 'coins'
  | 'absolute-value'
  | 'polynomial-roots'
  | 'logarithm'
  | 'trigonometry'
  | 'line'
  | 'function-value'
  | 'limit'
  | 'power-form'
  | 'drawing'

/** Plain math, drawn as LaTeX when it is shown; or LaTeX as it is. */
export type Shown = string | { tex: string }

export type DraftStep = { rule: string; say: string; before: Shown; after: Shown; facts: Fact[] }

/** A solution before anything of it was verified. */
export type Draft = {
  kind: Kind
  words: string
  problem: Shown
  steps: DraftStep[]
  answer: { plain: string; tex?: string; unit?: string }
  /** What shows the answer to be right without following the steps. */
  proof: Fact[]
  /** What to think about first, and what to do about it. */
  nudge: string
  hint: string
  plot?: { expression: string; letter: string }
}

/** One kind of problem: null where the text is another kind's, a reason where it is this one's but cannot be solved. */
export type Solver = {
  kinds: readonly Kind[]
  solve: (text: string) => Draft | { reason: string } | null
  /** A new problem as a student would type it. */
  similar: (kind: Kind, dice: Dice) => string
}
