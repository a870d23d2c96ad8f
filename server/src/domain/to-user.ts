import type { User } from '#contract/accounts.ts'
import type { UserRow } from '../platform/sessions/sessions.ts'

/** A user as everybody may see their own account: never the password, nor what only the operator needs. */
export function toUser(row: UserRow, { gamification_enabled }: { gamification_enabled: boolean }): User {
  return {
    ...row,
    // A professional who has not said it counts as neither new nor expert.
    expertiseLevel: row.expertiseLevel ?? (row.role === 'professional' ? 'intermediate' : null),
    gamificationEnabled: gamification_enabled,
    createdAt: row.createdAt.toISOString(),
  }
}
