import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { users } from '../../db/schema/accounts/users.ts'

/** Closed by nobody, and deleted at most by its owner, who may come back until it is purged. */
export const isOpen = () =>
  and(isNull(users.disabledAt), or(isNull(users.deletedAt), isNotNull(users.deletionRequestedAt)))

/** The same without the accounts of the demo, which nobody owns. */
export const isUsable = () => and(isOpen(), eq(users.isDemo, false))
