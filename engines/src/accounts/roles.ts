export const ROLES = ['student', 'college', 'teacher', 'professional', 'admin', 'guardian'] as const
export type Role = (typeof ROLES)[number]

/** What a newcomer may choose; an admin is made by the operator or by another admin, a guardian is invited for a child. */
export const REGISTRATION_ROLES = ['student', 'college', 'teacher', 'professional'] as const
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number]

export function isTeacherRole(role: Role): boolean {
  return role === 'teacher'
}
