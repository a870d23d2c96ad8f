import { toEnglish } from './languages/to-english.ts'
import { reword } from './other-wordings.ts'
import { rewriteRequest } from './request-words.ts'
import { writeSum } from './sums-in-words.ts'
import { tidyWording } from './tidy.ts'

/** A problem as it was typed and in the words and signs that the solvers know; each says the same. */
export function listReadings(text: string): string[] {
  const typed = tidyWording(text)
  // Aloud, "negative 3 squared" may be 9 or −9.
  if (/-\s?\d[\d.]* squared\b/i.test(typed)) return []
  // "30 plus 10%" may be 30.1, or 30 and a tenth of it.
  if (
    /^(?:what is |calculate )?\$?\d[\d.,]*(?: ?[-+] ?| (?:plus|minus|add) )\d[\d.]* ?(?:%|percent\b)$/i.test(
      typed,
    )
  )
    return []
  const english = toEnglish(typed)
  const tidy = english === null ? typed : tidyWording(english)
  const money = /^[\d\s$.,+\-−×*÷/()]+$/.test(tidy) ? tidy.replace(/\$(?=\d)/g, '') : null
  const other = reword(tidy)
  const readings = [
    tidy,
    english === null ? text : null,
    money,
    writeSum(tidy),
    rewriteRequest(tidy),
    other,
    other === null ? null : rewriteRequest(other),
    other === null ? null : writeSum(other),
  ]
  return [...new Set(readings.filter((each) => each !== null))]
}
