import { AGE_OF_CONSENT, type AgeFacts, isChild } from './is-child.ts'
import { AGE_OF_MAJORITY } from './is-minor.ts'

/** How old students are, at most, above their grade in an ordinary school. */
const YEARS_ABOVE_GRADE = 7
/** Who registers may have left the grade as the form shows it. */
const YEARS_ABOVE_GRADE_REGISTERED = 10

/**
 * Whether somebody's own word about their age is taken. Nobody lifts a protection that a known age has given: over 13, and for
 * students over 18, an admin alone raises it. Who has never told an age is believed as far as the
 * grade allows.
 */
export function mayStateAge(facts: AgeFacts, stated: number): boolean {
  if (facts.isDemo) return true
  if (facts.age !== null) return !isRaisedPast(facts, stated)
  if (stated < AGE_OF_CONSENT || !isChild(facts)) return true
  if (facts.origin === 'registration') return stated <= facts.grade + YEARS_ABOVE_GRADE_REGISTERED
  return facts.gradeLevel !== null && stated <= facts.grade + YEARS_ABOVE_GRADE
}

function isRaisedPast({ age, role }: AgeFacts, stated: number): boolean {
  const borders = role === 'student' ? [AGE_OF_CONSENT, AGE_OF_MAJORITY] : [AGE_OF_CONSENT]
  return age !== null && borders.some((border) => age < border && stated >= border)
}
