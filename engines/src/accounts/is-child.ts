import type { Role } from './roles.ts'

/** Below this age a parent or guardian, or the school, has to agree (LEGAL-14). */
export const AGE_OF_CONSENT = 13

/** Students of this grade and above are taken for old enough where nobody has said an age. */
export const FIRST_GRADE_OF_CONSENT = 8

/** What an account tells about how old its owner is. */
export type AgeFacts = {
  age: number | null
  role: Role
  grade: number
  /** The grade as text; null where nobody has given one and `grade` is only a default. */
  gradeLevel: string | null
  origin: string
  isDemo: boolean
}

/**
 * Whether somebody is to be protected as a child. A known age decides. Without one, students of grades below 8 are children,
 * and so are imported students whose list gave no grade. The people of the demo are made up.
 */
export function isChild({ age, role, grade, gradeLevel, origin, isDemo }: AgeFacts): boolean {
  if (age !== null) return age < AGE_OF_CONSENT
  if (role !== 'student' || isDemo) return false
  return grade < FIRST_GRADE_OF_CONSENT || (origin === 'import' && gradeLevel === null)
}
