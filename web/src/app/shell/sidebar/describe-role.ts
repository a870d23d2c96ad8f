import type { User } from '#contract/accounts.ts'

export type RoleLabel = 'admin' | 'teacher' | 'professional' | 'college' | 'guardian' | 'grade'

/** What stands under the name, in the order of the menus; a student is known by the grade. */
export function describeRole({ role, isTeacher }: Pick<User, 'role' | 'isTeacher'>): RoleLabel {
  if (role === 'admin') return 'admin'
  if (isTeacher) return 'teacher'
  if (role === 'professional' || role === 'college' || role === 'guardian') return role
  return 'grade'
}
