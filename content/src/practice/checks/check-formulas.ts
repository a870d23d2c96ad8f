import { checkClaim, parse } from '#engines/algebra/index.ts'
import { plainFromTex } from '../tools/plain-from-tex.ts'

const FORMULA = /\$([^$]+)\$/g
const RELATION = /[=<>]|\\(?:lt|gt|leq?|geq?|neq?)\b/
const LETTER = /(?<![a-z\\])(?!(?:sqrt|pi|sin|cos|tan|log|ln)\b)[a-z]/i

/** What learners read must hold like what the engine reads: every relation between numbers in a text is true. */
export function checkFormulas(where: string, text: string): string[] {
  if (!text.includes('$')) return []
  const reasons: string[] = []
  for (const [, formula = ''] of text.replaceAll('\\$', '').matchAll(FORMULA)) {
    if (!RELATION.test(formula)) continue
    const plain = plainFromTex(formula)
    if (plain === null || LETTER.test(plain)) continue
    const verdict = checkClaim(plain)
    if (!verdict.isTrue && parse(plain).ok) reasons.push(`${where} shows: $${formula}$ ${verdict.reason}`)
  }
  return reasons
}
