import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'

export const ENTRIES_PER_PAGE = 20

/** What points were given for. */
export const PointEntry = z.object({
  id: z.int(),
  /** `opening`: what there was before points were kept as rows. */
  kind: z.enum(['opening', 'perfectQuiz', 'skillPracticed', 'skillMastered', 'lesson']),
  /** The title of the quiz or lesson, or the skill's name; null for the opening. */
  name: z.nullable(z.string()),
  points: z.int(),
  earnedAt: Moment,
})
export type PointEntry = z.output<typeof PointEntry>

export const points = {
  entries: endpoint({
    method: 'GET',
    path: '/api/users/:id/point-entries',
    access: 'self',
    summary: `What the points were given for, newest first, ${ENTRIES_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object({ id: Id, before: z.optional(Id) }),
    output: z.object({ entries: z.array(PointEntry), hasMore: z.boolean() }),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/users/:id/points',
    access: 'self',
    summary:
      'Confirms the points the server has awarded. Never lowers them; a value that no result justifies is refused.',
    input: z.object({ id: Id, points: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) }),
    output: z.object({ id: z.int(), points: z.int() }),
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'conflict'],
  }),
}
