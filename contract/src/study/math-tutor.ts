import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { Paged, sayPaged } from './listing.ts'

export const LONGEST_PROBLEM = 500
export const MATH_PROBLEMS_PER_PAGE = 20
/** From the lightest help to all of it. */
export const RUNGS = ['nudge', 'hint', 'example', 'solution'] as const
/** What a problem can be about. */
export const MATH_KINDS = [
  'arithmetic',
  'evaluation',
  'linear-equation',
  'quadratic-equation',
  'inequality',
  'system',
  'simplification',
  'factoring',
  'derivative',
  'integral',
  'percent',
  'statistics',
  'common-factors',
  'unit-conversion',
  'sequence',
  'measurement',
  'right-triangle',
  'angle-sum',
  'coordinates',
  'probability',
  'ratio-sharing',
  'proportion',
  'speed',
  'price',
  'interest',
  'consecutive-numbers',
  'number-puzzle',
  'ages',
  'shared-work',
  'word-problem',
  'rounding',
  'comparison',
  'root-estimate',
  'remainder',
  'number-base',
  'prime-factors',
  'place-value',
  'parity',
  'number-form',
  'counting',
  'time',
  'coins',
  'absolute-value',
  'polynomial-roots',
  'logarithm',
  'trigonometry',
  'line',
  'function-value',
  'limit',
  'power-form',
  'drawing',
] as const
const NOTHING_TYPED = rule('mathProblemRequired')
const NO_LINE = rule('ownLineRequired')

const orMissing = (text: string) => (issue: { input?: unknown }) => (issue.input == null ? text : undefined)
const Typed = (missing: string) =>
  z
    .string({ error: orMissing(missing) })
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(LONGEST_PROBLEM, rule('mathInputTooLong', { most: LONGEST_PROBLEM })),
    )

/** How a problem was understood. What it leads to stays on the server. */
export const MathReading = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    kind: z.enum(MATH_KINDS),
    /** What is to be done, in a sentence. */
    words: z.string(),
    /** LaTeX; null for a story, whose formula would be half of the way. */
    latex: z.nullable(z.string()),
    /**
     * A story that a language model put into these symbols. They were solved and verified as they stand; whether they say what
     * the story says is for the reader to compare.
     */
    story: z.optional(
      z.object({
        formal: z.string(),
        letters: z.array(z.object({ letter: z.string(), meaning: z.string() })),
      }),
    ),
  }),
  /** A function to look at. */
  z.object({ state: z.literal('graph'), latex: z.string(), expression: z.string(), letter: z.string() }),
  z.object({ state: z.literal('refused'), reason: z.string() }),
  /** Something worrying instead of a problem: a caring answer with people to turn to. */
  z.object({ state: z.literal('care'), sentences: z.array(z.string()) }),
])
export type MathReading = z.output<typeof MathReading>

export const MathStep = z.object({
  rule: z.string(),
  explanation: z.string(),
  /** LaTeX. */
  before: z.string(),
  after: z.string(),
  /** How the step was made sure of. */
  check: z.string(),
})
export type MathStep = z.output<typeof MathStep>

export const MathAnswer = z.object({
  plain: z.string(),
  latex: z.string(),
  /** Rounded to six places; null where it would say nothing new. */
  decimal: z.nullable(z.string()),
  unit: z.nullable(z.string()),
})
export type MathAnswer = z.output<typeof MathAnswer>

const Point = z.object({ x: z.number(), y: z.number() })
/** Unbroken pieces, parted where the function has no value or jumps. */
export const MathPlot = z.object({
  expression: z.string(),
  letter: z.string(),
  pieces: z.array(z.array(Point)),
})
export type MathPlot = z.output<typeof MathPlot>

export const MathSolution = z.object({
  steps: z.array(MathStep),
  answer: MathAnswer,
  /** The same answer in other forms, in LaTeX. */
  alternatives: z.array(z.string()),
  plot: z.nullable(MathPlot),
})
export type MathSolution = z.output<typeof MathSolution>

export const MathExample = z.object({
  text: z.string(),
  latex: z.nullable(z.string()),
  steps: z.array(MathStep),
  answer: MathAnswer,
})
export type MathExample = z.output<typeof MathExample>

export const MathLine = z.object({
  line: z.string(),
  /** The line as it was read. */
  latex: z.nullable(z.string()),
  /** `notYet` is neither right nor wrong: a number in a story may be on the way. `same` repeats the line before. */
  verdict: z.enum(['right', 'wrong', 'notYet', 'same', 'unreadable']),
  isAnswer: z.boolean(),
  /** The rule that was broken, where it is known. */
  mistake: z.nullable(
    z.enum([
      'sign',
      'inequality-sign',
      'distribution',
      'one-side-only',
      'fraction-addition',
      'order-of-operations',
    ]),
  ),
  explanation: z.nullable(z.string()),
})
export type MathLine = z.output<typeof MathLine>

/** A problem and all that was done with it so far; help that was not asked for is not there. */
export const MathProblem = z.object({
  id: z.int(),
  sessionId: z.nullable(z.int()),
  text: z.string(),
  askedAt: Moment,
  reading: MathReading,
  nudge: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  example: z.nullable(MathExample),
  solution: z.nullable(MathSolution),
  lines: z.array(MathLine),
  /** One of the learner's own lines was the answer. */
  isDone: z.boolean(),
  /** A student sees the solution after a line of their own. */
  canSeeSolution: z.boolean(),
})
export type MathProblem = z.output<typeof MathProblem>

export const ListedMathProblem = z.object({
  id: z.int(),
  text: z.string(),
  askedAt: Moment,
  isDone: z.boolean(),
})
export type ListedMathProblem = z.output<typeof ListedMathProblem>

const ofProblem = {
  text: Typed(NOTHING_TYPED),
  /** The chat session that the problem is kept in; none for those outside of sessions. */
  sessionId: z.optional(z.nullable(Id)),
}
/** Far enough for every school function; finer would be a graph of rounding. */
const Place = z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000))

const writing = {
  method: 'POST',
  access: 'signedIn',
  transaction: 'none',
  errors: ['not_signed_in', 'invalid_input', 'not_found', 'conflict', 'too_many_requests', 'unavailable'],
} as const

export const mathTutor = {
  read: endpoint({
    ...writing,
    path: '/api/math/read',
    summary: 'How a problem is understood, while it is typed. Nothing is kept, and nothing is given away.',
    input: z.object({ text: ofProblem.text }),
    output: MathReading,
  }),
  solve: endpoint({
    ...writing,
    path: '/api/math/solve',
    summary:
      'Keeps a problem among the messages of the caller and, when asked, gives a nudge, a hint, a worked example like it, or the verified solution. A student gets the solution only after a readable line of their own on the same problem.',
    input: z.object({ ...ofProblem, reveal: z.optional(z.enum(RUNGS)) }),
    output: MathProblem,
    errors: [...writing.errors, 'not_allowed'],
  }),
  checkStep: endpoint({
    ...writing,
    path: '/api/math/check-step',
    summary:
      "Judges a line of the caller's own work on a problem: right, wrong and why, not yet, or unreadable. A line that can be read counts as a try of the caller.",
    input: z.object({ ...ofProblem, line: Typed(NO_LINE) }),
    output: z.object({ checked: MathLine, problem: MathProblem }),
  }),
  similar: endpoint({
    ...writing,
    path: '/api/math/similar',
    summary: 'Another problem of the same kind, one that the tutor can check. Nothing is kept.',
    input: z.object({ text: ofProblem.text }),
    output: z.object({ text: z.string(), latex: z.nullable(z.string()) }),
  }),
  plot: endpoint({
    ...writing,
    path: '/api/math/plot',
    summary: 'Points of a function within a span; null where it has no value there.',
    input: z
      .object({
        expression: Typed(rule('functionRequired')),
        letter: z.string().check(z.regex(/^[a-z]$/)),
        from: Place,
        to: Place,
      })
      .check(
        z.refine(({ from, to }) => to - from >= 0.01, { path: ['to'], error: rule('graphSpanTooNarrow') }),
      ),
    output: z.object({ plot: z.nullable(MathPlot) }),
  }),
  problems: endpoint({
    method: 'GET',
    path: '/api/math/problems',
    access: 'signedIn',
    summary: `The caller's own problems, of a session or outside of sessions: ${sayPaged(MATH_PROBLEMS_PER_PAGE)}.`,
    input: z.object({ sessionId: z.optional(Id), ...Paged }),
    output: z.array(ListedMathProblem),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  problem: endpoint({
    method: 'GET',
    path: '/api/math/problems/:id',
    access: 'owner',
    summary: "One of the caller's problems with everything that was done with it.",
    input: z.object({ id: Id }),
    output: MathProblem,
    errors: ['not_signed_in', 'not_found', 'unavailable'],
  }),
}
