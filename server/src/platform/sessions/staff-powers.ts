import type { users } from '../../db/schema/accounts/users.ts'
import type { Config } from '../config.ts'

type Person = Pick<typeof users.$inferSelect, 'role' | 'isTeacher' | 'secondFactorSince' | 'approvalAskedAt'>

export const isStaff = ({ role, isTeacher }: Pick<Person, 'role' | 'isTeacher'>): boolean =>
  isTeacher || role === 'admin'

/** Where the operator wants a code at sign-in, staff without one are let in to their own things alone. */
export function isHeldBack({ requiresSecondFactor }: Pick<Config, 'requiresSecondFactor'>, person: Person) {
  return requiresSecondFactor && isStaff(person) && !person.secondFactorSince
}

/** Who says to be a teacher and was not approved by an admin yet may prepare, but reaches nobody. */
export const isWaitingForApproval = ({ approvalAskedAt }: Pick<Person, 'approvalAskedAt'>): boolean =>
  approvalAskedAt !== null

/** Whether an account may do now what teachers and admins may. Every look beyond one's own things asks this. */
export function hasStaffPowers(config: Pick<Config, 'requiresSecondFactor'>, person: Person): boolean {
  return isStaff(person) && !isHeldBack(config, person) && !isWaitingForApproval(person)
}
