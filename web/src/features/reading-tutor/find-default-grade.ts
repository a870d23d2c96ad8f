import type { User } from '#contract/accounts.ts'

/** Documented: where the account does not say which grade somebody reads in. */
const USUAL_GRADE = 9
export const LAST_SCHOOL_GRADE = 12

/** A student's own grade; everybody else begins with grade 9 and may change it. */
export function findDefaultGrade({ role, grade }: Pick<User, 'role' | 'grade'>): number {
  return role === 'student' && grade >= 1 && grade <= LAST_SCHOOL_GRADE ? grade : USUAL_GRADE
}
