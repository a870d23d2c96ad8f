import { AGE_OF_CONSENT, type AgeFacts, isChild } from './is-child.ts'

/** How old students are, at most, above their grade in an ordinary school. */
const YEARS_ABOVE_GRADE = 7

/**
 * Whether somebody's own word about their age is taken. A child does not lift its own protection: a known age under 13 is raised
 * by an admin alone. Who registered alone is believed once; whose account a school made only as far as the grade allows.
 */
export function mayStateAge(facts: AgeFacts, stated: number): boolean {
  if (stated < AGE_OF_CONSENT || facts.isDemo || !isChild(facts)) return true
  if (facts.age !== null) return false
  if (facts.origin === 'registration') return true
  return facts.gradeLevel !== null && stated <= facts.grade + YEARS_ABOVE_GRADE
}
