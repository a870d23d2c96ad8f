export const ROLES = ['student', 'college', 'teacher', 'professional', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What a newcomer may choose; an admin is made by the operator or by another admin. */
export const REGISTRATION_ROLES = ['student', 'college', 'teacher', 'professional'] as const
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number]

export function isTeacherRole(role: Role): boolean {
  return role === 'teacher'
}
