import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Grade } from './fields.ts'

/** How many of the best are listed. */
export const LEADERBOARD_LENGTH = 100

export const LeaderboardUser = z.object({
  id: z.int(),
  firstName: z.string(),
  /** Only the initial: nobody needs a child's full name. */
  lastName: z.string(),
  /** The name that was chosen, else first name and initial. */
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  isShared: z.boolean(),
  grade: z.int(),
  points: z.int(),
})
export type LeaderboardUser = z.output<typeof LeaderboardUser>

export const leaderboard = {
  list: endpoint({
    method: 'GET',
    path: '/api/leaderboard',
    access: 'signedIn',
    reachesOthers: true,
    summary: `The ${LEADERBOARD_LENGTH} best students and college students, highest first. Who hides in Privacy is not listed.`,
    input: z.object({ grade: z.optional(Grade) }),
    output: z.array(LeaderboardUser),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
    offline: 'lastSeen',
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/leaderboard/standing',
    access: 'signedIn',
    summary: "The caller's own rank, also beyond the list; null for those who are not ranked.",
    input: z.object({ grade: z.optional(Grade) }),
    output: z.object({ rank: z.nullable(z.int()), points: z.int(), topPoints: z.int() }),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
}
