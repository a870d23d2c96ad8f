import { AGE_OF_MAJORITY } from './is-minor.ts'
import type { Role } from './roles.ts'

export type Pupil = { role: Role; isTeacher: boolean; age: number | null; origin: string }

/**
 * Whether the teacher of somebody's class may give them a new password. A pupil's account is the school's to look after; one of
 * staff is an admin's, and an adult who made an account by themself and joined a class keeps it to themself.
 */
export function mayTeacherReset({ role, isTeacher, age, origin }: Pupil): boolean {
  if (role !== 'student' || isTeacher) return false
  return !(origin === 'registration' && age !== null && age >= AGE_OF_MAJORITY)
}
