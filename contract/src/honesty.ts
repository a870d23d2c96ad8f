import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment } from './fields.ts'

const Judged = z.object({
  /** Null while all answers were alike. */
  auc: z.nullable(z.number()),
  logLoss: z.number(),
  calibrationError: z.number(),
  /** Ten bins of foreseen success: how often it came true. */
  bins: z.array(z.object({ answers: z.int(), predicted: z.number(), correct: z.number() })),
})

export const Honesty = z.object({
  /** How many of the newest answers are judged here. */
  answers: z.int(),
  since: z.nullable(Moment),
  /** Null while there are no answers. */
  engine: z.nullable(Judged),
  elo: z.nullable(Judged),
  average: z.nullable(Judged),
  /** Which of the two foresees for learners now. */
  trusted: z.enum(['engine', 'elo']),
  answersLearned: z.int(),
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
      answers: z._default(
        z.pipe(
          z.union([z.number(), z.string()]),
          z.pipe(z.transform(Number), z.int().check(z.minimum(100), z.maximum(20_000))),
        ),
        10_000,
      ),
    }),
    output: Honesty,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
