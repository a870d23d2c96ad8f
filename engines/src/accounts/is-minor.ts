import type { Role } from './roles.ts'

export const AGE_OF_MAJORITY = 18

/**
 * Whether an adult looks first at what somebody wants others to see, and hears of what worries them. A known age decides. A
 * student whose age nobody has told is in a school and counts as a minor; in all other roles people are taken for adults.
 */
export function isMinor({ role, age }: { role: Role; age: number | null }): boolean {
  return age === null ? role === 'student' : age < AGE_OF_MAJORITY
}
