/** Both open in place; the maths tutor has a page of its own. */
export type TutorName = 'reading' | 'general'

/** Which tutor an address asks for; null shows all of them. */
export function readTutor(search: Record<string, unknown>): TutorName | null {
  return search.tutor === 'reading' || search.tutor === 'general' ? search.tutor : null
}
