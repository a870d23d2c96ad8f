import type { User } from '#contract/accounts.ts'

/** Teachers and admins keep the videos of everybody in order. */
export function isStaff({ isTeacher, role }: Pick<User, 'isTeacher' | 'role'>): boolean {
  return isTeacher || role === 'admin'
}
