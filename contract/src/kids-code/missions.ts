import * as z from 'zod/mini'
import type { Mission } from '#engines/kids-code/index.ts'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { PROJECT_BODY_BYTES, Program, SentProgram } from './fields.ts'

const MissionId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

export const MissionCard = z.object({
  id: z.string(),
  title: z.string(),
  /** First and last grade. */
  grades: z.tuple([z.int(), z.int()]),
  level: z.string(),
  topic: z.string(),
  goal: z.string(),
  completedAt: z.nullable(Moment),
})
export type MissionCard = z.output<typeof MissionCard>

/** `runs` and `checks` let the studio judge by itself while a learner tries; what counts is what the server says. */
export const OpenedMission = z.extend(MissionCard, {
  hints: z.array(z.string()),
  starter: Program,
  /** What the toolbox offers. */
  blocks: z.custom<Mission['blocks']>(Array.isArray),
  runs: z.custom<Mission['runs']>(Array.isArray),
  checks: z.custom<Mission['checks']>(Array.isArray),
})
export type OpenedMission = z.output<typeof OpenedMission>

export const JudgedMission = z.object({
  isDone: z.boolean(),
  checks: z.array(z.object({ tells: z.string(), isPassed: z.boolean() })),
  /** It was not done before: this time it counts. */
  isFirst: z.boolean(),
  completedAt: z.nullable(Moment),
  newBadges: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string() })),
})
export type JudgedMission = z.output<typeof JudgedMission>

export const missions = {
  list: endpoint({
    method: 'GET',
    path: '/api/kids-code/missions',
    access: 'signedIn',
    summary:
      'The missions of Kids Code in the order in which they are offered, with what the caller has done.',
    input: NothingSent,
    output: z.array(MissionCard),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/kids-code/missions/:mission',
    access: 'signedIn',
    summary: 'A mission with what one starts from, its hints and what it checks; not its solution.',
    input: z.object({ mission: MissionId }),
    output: OpenedMission,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
  /** A device asks once its own judgment is that the mission is done: without a connection every question waits. */
  attempt: endpoint({
    method: 'POST',
    path: '/api/kids-code/missions/:mission/attempts',
    access: 'signedIn',
    summary:
      'Runs a program and says what of the mission it does. Done for the first time it counts for skills, day and badges; with a hint it counts as helped.',
    input: z.object({
      mission: MissionId,
      blocks: SentProgram,
      hintsSeen: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
      timeSpentSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    }),
    output: JudgedMission,
    bodyLimitBytes: PROJECT_BODY_BYTES,
    // No transaction waits for a program to run.
    transaction: 'manual',
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'too_large', 'too_many_requests'],
  }),
}
