import { toEnglish } from './languages/to-english.ts'
import { rewriteRequest } from './request-words.ts'
import { writeSum } from './sums-in-words.ts'
import { tidyWording } from './tidy.ts'

/** A problem as it was typed and in the words and signs that the solvers know; each says the same. */
export function listReadings(text: string): string[] {
  const typed = tidyWording(text)
  // Aloud, "negative 3 squared" may be 9 or −9.
  if (/-\s?\d[\d.]* squared\b/i.test(typed)) return []
  const english = toEnglish(typed)
  const tidy = english === null ? typed : tidyWording(english)
  const money = /^[\d\s$.,+\-−×*÷/()]+$/.test(tidy) ? tidy.replace(/\$(?=\d)/g, '') : null
  const readings = [tidy, english === null ? text : null, money, writeSum(tidy), rewriteRequest(tidy)]
  return [...new Set(readings.filter((each) => each !== null))]
}
