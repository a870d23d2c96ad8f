import type { Relation } from '../expression.ts'
import { makeRational } from '../numbers/rational.ts'
import { MOST_DIGITS, readNumber } from './read-number.ts'
import type { Read, Sign, Token, Unreadable } from './tokens.ts'

const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ...[...'+-*/^!%();|√∛'].map((sign) => [sign, sign as Sign] as const),
  ...[...'−–'].map((sign) => [sign, '-'] as const),
  ...[...'×·⋅∙∗'].map((sign) => [sign, '*'] as const),
  ...[...'÷∕⁄'].map((sign) => [sign, '/'] as const),
  ['[', '('],
  [']', ')'],
  ['**', '^'],
])
const RELATIONS: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ['!=', '!='],
  ['<>', '!='],
  ['≠', '!='],
  ['<=', '<='],
  ['=<', '<='],
  ['≤', '<='],
  ['>=', '>='],
  ['=>', '>='],
  ['≥', '>='],
  ['==', '='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
])
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Longer names first, where one begins with another. */
const NAMES = [
  ...['factorial', 'sqrt', 'cbrt', 'asin', 'acos', 'atan', 'abs'],
  ...['sin', 'cos', 'tan', 'log', 'exp', 'ln', 'pi', 'e'],
] as (
  | 'factorial'
  | 'sqrt'
  | 'cbrt'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'abs'
  | 'sin'
  | 'cos'
  | 'tan'
  | 'log'
  | 'exp'
  | 'ln'
  | 'pi'
  | 'e'
)[]
const NAME_STARTS = new Set(NAMES.flatMap((name) => [name[0], name[0]?.toUpperCase()]))

const SPACE = /\s/
const LETTER = /[a-zα-ωΑ-Ω]/i

/** Splits a text into its smallest parts, in the spellings learners use. */
export function readTokens(text: string): { ok: true; tokens: Token[] } | Unreadable {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const sign = text[at] as string
    if (sign === ' ' || SPACE.test(sign)) {
      at++
      continue
    }
    const next = readNumber(text, at) ?? readSign(text, at) ?? readWord(text, at) ?? readSuperscript(text, at)
    if (!next) return { ok: false, message: `"${sign}" has no meaning here`, at }
    if (!('token' in next)) return next
    tokens.push(next.token)
    at = next.end
  }
  return { ok: true, tokens }
}

/** They begin no longer sign, so most signs are read at a glance. */
const SINGLE = new Set('+-/^();|')

function readSign(text: string, at: number): Read {
  const one = text[at] as string
  if (SINGLE.has(one)) return { token: { kind: 'sign', at, sign: one as Sign }, end: at + 1 }
  const two = text.slice(at, at + 2)
  const relation = RELATIONS.get(two) ?? RELATIONS.get(one)
  if (relation)
    return { token: { kind: 'relation', at, relation }, end: at + (RELATIONS.has(two) ? two.length : 1) }
  const sign = SIGNS.get(two) ?? SIGNS.get(one)
  return sign ? { token: { kind: 'sign', at, sign }, end: at + (SIGNS.has(two) ? two.length : 1) } : null
}

function readWord(text: string, at: number): Read {
  const first = text[at] as string
  if (first === 'π') return { token: { kind: 'constant', at, name: 'pi' }, end: at + 1 }
  if (!LETTER.test(first)) return null
  const name = NAME_STARTS.has(first) ? findName(text, at) : undefined
  if (name === 'pi' || name === 'e') return { token: { kind: 'constant', at, name }, end: at + name.length }
  if (name) return { token: { kind: 'function', at, name }, end: at + name.length }
  const hasIndex = text[at + 1] === '_' && /[a-z\d]/i.test(text[at + 2] ?? '')
  const end = at + (hasIndex ? 3 : 1)
  return { token: { kind: 'letter', at, name: text.slice(at, end) }, end }
}

/** "Sin" and "PI" are names too; a capital E alone is a letter like any other. */
function findName(text: string, at: number): (typeof NAMES)[number] | undefined {
  const lower = text.slice(at, at + 9).toLowerCase()
  return NAMES.find((name) => lower.startsWith(name) && (name !== 'e' || text[at] === 'e'))
}

function readSuperscript(text: string, at: number): Read {
  const isNegative = text[at] === '⁻'
  let end = isNegative ? at + 1 : at
  let digits = ''
  for (; end < text.length && SUPERSCRIPTS.includes(text[end] as string); end++) {
    digits += SUPERSCRIPTS.indexOf(text[end] as string)
  }
  if (digits === '' || digits.length > MOST_DIGITS) return null
  const value = makeRational(BigInt(isNegative ? `-${digits}` : digits))
  return { token: { kind: 'superscript', at, value }, end }
}
