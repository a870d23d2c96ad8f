import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { GivenAnswer, PracticeProblem } from '../practice.ts'
import { NamedSkill } from '../skills.ts'

export const PlacementReport = z.object({
  /** The grade whose work fits now. */
  grade: z.int(),
  /** Percent. */
  confidence: z.int(),
  knownSkills: z.int(),
  firstPath: z.array(NamedSkill),
})

export const Placement = z.object({
  id: z.int(),
  subject: z.string(),
  /** Questions answered so far, and how many there can be at most. */
  asked: z.int(),
  most: z.int(),
  /** The question to show; null when it is over. */
  problem: z.nullable(PracticeProblem),
  report: z.nullable(PlacementReport),
  startedAt: Moment,
  finishedAt: z.nullable(Moment),
})
export type Placement = z.output<typeof Placement>

export const placement = {
  list: endpoint({
    method: 'GET',
    path: '/api/placements',
    access: 'signedIn',
    summary: 'The subjects with a placement test, each with the newest one the caller has taken or begun.',
    input: NothingSent,
    output: z.array(z.object({ subject: z.string(), newest: z.nullable(Placement) })),
    errors: ['not_signed_in'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/placements',
    access: 'signedIn',
    summary: 'Begins a placement test of a subject, or goes on with one that was begun today.',
    input: z.object({ subject: z.string().check(z.minLength(1), z.maxLength(50)) }),
    output: Placement,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/placements/:id/answers',
    access: 'owner',
    summary:
      'Answers the question on the screen, or says that it was not learned yet; the next one or the report comes back.',
    input: z.object({
      id: Id,
      problemId: Id,
      /** Null: "I haven't learned this yet". */
      answer: z.nullable(GivenAnswer),
      timeSpentSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    }),
    output: Placement,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/placements/:id/finish',
    access: 'owner',
    summary: 'Ends a placement test early and reports what is known so far.',
    input: z.object({ id: Id }),
    output: Placement,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
}
