import { AGE_OF_CONSENT, type AgeFacts, isChild } from './is-child.ts'
import { AGE_OF_MAJORITY } from './is-minor.ts'

/** How old students are, at most, above their grade in an ordinary school. */
const YEARS_ABOVE_GRADE = 7

/**
 * Whether somebody's own word about their age is taken. Nobody lifts a protection that a known age has given: over 13, and for
 * students over 18, an admin alone raises it. Who registered alone is believed once; whose account a school made only as far as
 * the grade allows.
 */
export function mayStateAge(facts: AgeFacts, stated: number): boolean {
  if (facts.isDemo) return true
  if (facts.age !== null) return !isRaisedPast(facts, stated)
  if (stated < AGE_OF_CONSENT || !isChild(facts) || facts.origin === 'registration') return true
  return facts.gradeLevel !== null && stated <= facts.grade + YEARS_ABOVE_GRADE
}

function isRaisedPast({ age, role }: AgeFacts, stated: number): boolean {
  const borders = role === 'student' ? [AGE_OF_CONSENT, AGE_OF_MAJORITY] : [AGE_OF_CONSENT]
  return age !== null && borders.some((border) => age < border && stated >= border)
}
