/** What counts as right, with everything needed to check it. Plain math is read by the algebra engine. */
export type Answer =
  /**
   * A number, exactly: an integer, a decimal or a fraction as plain math ("-3", "0.75", "7/8", "1+1/2", "sqrt(2)", "3*pi").
   * With the form `decimal`, a fraction does not count.
   */
  | {
      kind: 'number'
      value: string
      form?: 'any' | 'decimal'
      unit?: string
      tolerance?: string
      accept?: string[]
    }
  /** A fraction or mixed number; by default any equal form counts. `improper` is one fraction without a whole part. */
  | { kind: 'fraction'; value: string; form?: 'any' | 'simplest' | 'mixed' | 'improper'; accept?: string[] }
  /**
   * An expression or equation in plain maths; equal expressions count, within the form asked for. `alike` asks for the very
   * form of the value, apart from the order: 2*(x-1)^2+3 for a vertex form, one fraction, and the like.
   */
  | {
      kind: 'expression'
      value: string
      form?: 'any' | 'expanded' | 'factored' | 'simplest' | 'alike'
      accept?: string[]
    }
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
  | { text: string; isRight: false /** The wrong idea that leads here, in a few words. */; mistake: string }

/** What a learner turns in: a text, the items in order, or what was put together. */
export type Given =
  | string
  | readonly string[]
  | readonly (readonly [string, string])[]
  | Readonly<Record<string, string>>

export type Check = {
  isRight: boolean
  why?: 'not_simplest' | 'wrong_form' | 'close' | 'unreadable' | 'wrong_unit' | 'mistake'
  /** The wrong idea behind a chosen option. */
  mistake?: string
}

export const RIGHT: Check = { isRight: true }
export const WRONG: Check = { isRight: false }
