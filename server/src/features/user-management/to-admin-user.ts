import { readFacet } from '../../db/schema/accounts/directory.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'

/** What an admin sees of an account in a list: never the password. */
export const ADMIN_COLUMNS = {
  ...pick(users, 'id', 'username', 'email', 'emailProvenAt', 'firstName', 'lastName', 'displayName'),
  ...pick(users, 'role', 'isTeacher', 'grade', 'age', 'isDemo', 'secondFactorSince', 'approvalAskedAt'),
  ...pick(users, 'lastActiveOn', 'createdAt', 'disabledAt', 'deletedAt', 'facet'),
}
export type AdminRow = Pick<typeof users.$inferSelect, keyof typeof ADMIN_COLUMNS>

export function toAdminUser(row: AdminRow) {
  const { state } = readFacet(row.facet)
  if (state === 'nameless') throw new Error('an account without a name is not shown')
  return {
    ...row,
    state,
    hasSecondFactor: row.secondFactorSince !== null,
    isWaitingForApproval: row.approvalAskedAt !== null,
    lastSeenOn: row.lastActiveOn,
  }
}
