import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment, NothingSent } from './fields.ts'

export const BadgeCriteria = z.object({
  subject: z.optional(z.string()),
  lessonCount: z.optional(z.int()),
  missionCount: z.optional(z.int()),
  perfectScoreStreak: z.optional(z.int()),
  completeAll: z.optional(z.boolean()),
  multiSubject: z.optional(z.boolean()),
  daily: z.optional(z.boolean()),
})

export const Badge = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.enum(['primary', 'emerald', 'amber', 'cyan', 'purple']),
  criteria: BadgeCriteria,
})
export type Badge = z.output<typeof Badge>

export const EarnedBadge = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  badgeId: z.int(),
  dateEarned: Moment,
})
export type EarnedBadge = z.output<typeof EarnedBadge>

export const badges = {
  list: endpoint({
    method: 'GET',
    path: '/api/badges',
    access: 'signedIn',
    summary: 'All badges that can be earned.',
    input: NothingSent,
    output: z.array(Badge),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  earned: endpoint({
    method: 'GET',
    path: '/api/users/:id/badges',
    access: 'selfOrStaff',
    summary: "The user's badges, newest first.",
    input: z.object({ id: Id }),
    output: z.array(EarnedBadge),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/users/:id/badge-progress',
    access: 'selfOrStaff',
    summary: 'How far the user is with each badge: 0 to 99, and 100 once it is earned.',
    input: z.object({ id: Id }),
    output: z.array(z.object({ badgeId: z.int(), progress: z.int() })),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
}
