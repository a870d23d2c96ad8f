import type { User } from '#contract/accounts.ts'

const LAST_YOUNG_GRADE = 2

/** Who is just learning to read gets larger targets and hears what others read. */
export function isYoung({ grade }: Pick<User, 'grade'>): boolean {
  return grade <= LAST_YOUNG_GRADE
}
