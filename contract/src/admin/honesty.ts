import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, wholeNumber } from '../fields.ts'

/** How many of the newest answers one may have judged. */
export const HONESTY_SPANS = [1_000, 10_000, 20_000] as const

const Judged = z.object({
  /** Null without both right and wrong answers. */
  auc: z.nullable(z.number()),
  /** In nats; null without answers, as is the calibration error. */
  logLoss: z.nullable(z.number()),
  calibrationError: z.nullable(z.number()),
  /** Ten bins of foreseen success, from 0–10 % to 90–100 %; the means of an empty bin are null. */
  bins: z.array(
    z.object({
      count: z.int(),
      meanPredicted: z.nullable(z.number()),
      shareCorrect: z.nullable(z.number()),
    }),
  ),
})
export type Judged = z.output<typeof Judged>

export const TRUST_REASONS = ['tooFewAnswers', 'engineAhead', 'engineClose', 'engineBehind'] as const
export type TrustReason = (typeof TRUST_REASONS)[number]

const Trust = z.object({
  /** Which of the two foresees for learners now. */
  model: z.enum(['engine', 'elo']),
  reason: z.enum(TRUST_REASONS),
  /** Answers that were learned from since the beginning. */
  answers: z.int(),
  /** Rolling, in nats: newer answers count more. Null before the first answer. */
  engineLogLoss: z.nullable(z.number()),
  eloLogLoss: z.nullable(z.number()),
  /** The rule: from so many answers on, the engine may be worse than Elo by so much at most. */
  leastAnswers: z.int(),
  mostWorse: z.number(),
})
export type Trust = z.output<typeof Trust>

export const Honesty = z.object({
  /** How many answers are judged here: as many as asked for, or all there are. */
  answers: z.int(),
  /** When the oldest of them was given. */
  since: z.nullable(Moment),
  engine: Judged,
  elo: Judged,
  average: Judged,
  trust: Trust,
  weightsSavedAt: z.nullable(Moment),
  /** Levels are being worked out anew after a question was taken back or the server was interrupted. */
  isRebuilding: z.boolean(),
})
export type Honesty = z.output<typeof Honesty>

export const honesty = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/honesty',
    access: 'admin',
    summary: 'How well success is foreseen: the engine beside Elo and beside a moving average.',
    input: z.object({
      answers: z._default(wholeNumber(100, 20_000), 10_000),
    }),
    output: Honesty,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
