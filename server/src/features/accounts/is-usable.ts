import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { users } from '../../db/schema/accounts/users.ts'

/** Closed by nobody, and deleted at most by its owner, who may come back. */
export const isUsable = () =>
  and(
    isNull(users.disabledAt),
    eq(users.isDemo, false),
    or(isNull(users.deletedAt), isNotNull(users.deletionRequestedAt)),
  )
