import { makeRational, type Rational } from '../numbers/rational.ts'
import type { Read } from './tokens.ts'

export const MOST_DIGITS = 60
const MOST_TENS = 300

const VULGAR: Readonly<Record<string, [bigint, bigint]>> = {
  '½': [1n, 2n],
  '⅓': [1n, 3n],
  '⅔': [2n, 3n],
  '¼': [1n, 4n],
  '¾': [3n, 4n],
  '⅕': [1n, 5n],
  '⅖': [2n, 5n],
  '⅗': [3n, 5n],
  '⅘': [4n, 5n],
  '⅙': [1n, 6n],
  '⅚': [5n, 6n],
  '⅛': [1n, 8n],
  '⅜': [3n, 8n],
  '⅝': [5n, 8n],
  '⅞': [7n, 8n],
}
/** 1,250 and 1 250 are one number; 1 250/1000 is a mixed one. */
const GROUPED = /\d{1,3}(?:(?:,\d{3})+(?![\d,])|(?:[ \u00a0\u202f]\d{3})+(?![\d/]))(?:\.\d+)?/y
const MIXED = /(\d+)\s+(\d+)\s*[/⁄]\s*(\d+)(?![\d.])/y
const MIXED_VULGAR = /(\d+) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/y
const PLAIN = /\d+(?:\.\d+)?|\.\d+/y
/** 3E-5 and 3e5; but 2e-5 is twice Euler's number, less five. */
const TENS = /E[+-]?\d+|e\d+/y

export function readNumber(text: string, at: number): Read {
  const first = text[at] as string
  if (!isDigit(first) && !(first === '.' && isDigit(text[at + 1]))) return readVulgar(first, at)
  let end = at + 1
  while (isDigit(text[end])) end++
  if (first !== '.' && end - at <= SHORT && endsNumber(text, end)) {
    return { token: { kind: 'number', at, value: { top: BigInt(text.slice(at, end)), bottom: 1n } }, end }
  }
  return readMixed(text, at) ?? readDecimal(text, at)
}

const SHORT = 15
const PLAINLY_AFTER = new Set('+-*/^!%()=<>;xyabn')

/** Whether nothing that follows can belong to a whole number: so it is with most of them, and they are read quickly. */
function endsNumber(text: string, end: number): boolean {
  let next = end
  while (text[next] === ' ') next++
  const sign = text[next]
  return sign === undefined || PLAINLY_AFTER.has(sign)
}

function readVulgar(sign: string, at: number): Read {
  const fraction = VULGAR[sign]
  return fraction ? { token: { kind: 'number', at, value: makeRational(...fraction) }, end: at + 1 } : null
}

function readMixed(text: string, at: number): Read {
  const mixed = matchAt(MIXED, text, at)
  if (mixed && mixed[0].length <= MOST_DIGITS) {
    const [whole, top, bottom] = mixed.slice(1).map(BigInt) as [bigint, bigint, bigint]
    if (bottom !== 0n) return { token: { kind: 'mixed', at, whole, top, bottom }, end: at + mixed[0].length }
  }
  const vulgar = matchAt(MIXED_VULGAR, text, at)
  if (!vulgar || vulgar[0].length > MOST_DIGITS) return null
  const [top, bottom] = VULGAR[vulgar[2] as string] as [bigint, bigint]
  return {
    token: { kind: 'mixed', at, whole: BigInt(vulgar[1] as string), top, bottom },
    end: at + vulgar[0].length,
  }
}

function readDecimal(text: string, at: number): Read {
  const grouped = matchAt(GROUPED, text, at)
  const [digits] = grouped ?? (matchAt(PLAIN, text, at) as RegExpExecArray)
  const end = at + digits.length
  const tens = grouped ? null : matchAt(TENS, text, end)
  const shift = Number(tens?.[0].slice(1) ?? 0)
  if (digits.length > MOST_DIGITS || Math.abs(shift) > MOST_TENS) {
    return { ok: false, message: 'This number is too long', at }
  }
  const value = toRational(digits.replace(/[^\d.]/g, ''), shift)
  return { token: { kind: 'number', at, value }, end: end + (tens?.[0].length ?? 0) }
}

function toRational(digits: string, tens: number): Rational {
  const [whole = '', decimals = ''] = digits.split('.')
  const shift = tens - decimals.length
  const value = BigInt(whole + decimals)
  const scale = 10n ** BigInt(Math.abs(shift))
  return shift >= 0 ? { top: value * scale, bottom: 1n } : makeRational(value, scale)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}
