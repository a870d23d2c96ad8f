import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'

/** Digits with at most two marks between them: grouped as people write numbers by which they can be called. */
const DIGITS =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}$€£#%_/:,-]|\d[.,])(?:\+\s?|\()?\d(?:[ .\-/()\u2011\u2013\u00a0]{0,3}\d){6,15}(?![\p{L}\p{N}%]|[.,:/-]\d)/gu
const WORDS_OF_CALLING =
  /\b(?:phone|call|text|ring|cell|mobile|number|tel|whats\s?app|sms|tel[eé]fono|m[oó]vil|llama|celular|t[eé]l[eé]phone|portable|num[eé]ro|appelle|telefon|handy|nummer|ruf|anrufen|fax)\b|电话|手机|号码|打给|☎|📞|📱/iu
const BEFORE = 40

/** With its country code or without. */
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/

const isRow = (digits: string) =>
  '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits)

function isPhone({ 0: match, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - BEFORE), index)
  const after = input.slice(index + match.length, index + match.length + 12)
  // Parts of a calculation, an ISBN, or a span of years.
  if (/[=×*^÷<>≈]\s*$|\d\s*[+−]\s*$|\bISBN[\s:-]*(?:1[03][\s:-]*)?$|\bDOI[\s:]*$/iu.test(before)) return false
  if (/^\s*(?:[=×*^÷<>≈]|BCE?\b|CE\b|AD\b|[+−]\s*\d|Chr)/u.test(after)) return false
  const groups = match.split(/\D+/).filter(Boolean)
  const digits = groups.join('')
  if (isRow(digits)) return false
  const isAbout = WORDS_OF_CALLING.test(before)
  if (groups.length > 4 && groups.every(({ length }) => length === 1)) return isSpelled(digits, isAbout)
  if (match.startsWith('+')) return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0')
  const isWhole = groups.length === 1
  const lengths = groups.map(({ length }) => length).join('-')
  if (/^1?[2-9]/.test(digits) && /^(?:1-)?3-3-4$/.test(lengths)) return true
  if (NORTH_AMERICAN.test(digits) && /^(?:(?:1-)?3-7|6-4|1-10|10|11)$/.test(lengths)) return true
  if (/^1[3-9]\d{9}$/.test(digits) && /^(?:11|3-4-4|3-8)$/.test(lengths)) return true
  if (/^00[1-9]/.test(digits)) return digits.length >= 10 && (!isWhole || digits.length >= 12)
  if (digits.startsWith('0')) return isNational(digits, groups, match)
  if (lengths === '3-4') return isLocal(groups, match, isAbout)
  if (/^[679]\d{8}$/.test(digits)) return lengths === '3-2-2-2' || isAbout
  return isAbout && groups.length <= 5 && digits.length >= 7 && digits.length <= 12
}

/** Digit by digit: a row of single numbers in a problem looks the same, but is seldom that long. */
const isSpelled = (digits: string, isAbout: boolean) =>
  (digits.length === 10 && NORTH_AMERICAN.test(digits)) || (isAbout && digits.length >= 7)

/** European numbers begin with a zero and have an area code. */
function isNational(digits: string, [first = '']: readonly string[], match: string): boolean {
  if (digits.length < 9 || digits.length > 12 || first.length < 2 || digits.startsWith('000')) return false
  return !/^\d{2}[.-]\d{2}[.-]\d{4}(?:\s|$)/.test(match)
}

/** "555-1234", but neither a span such as 200-1500 nor a decimal number. */
function isLocal([first = '', second = '']: readonly string[], match: string, isAbout: boolean): boolean {
  if (isAbout) return true
  return match.includes('-') && /^[2-9]/.test(first) && !/[05]0$/.test(first) && !/00$/.test(second)
}

const DIGIT_WORDS = [
  ['zero', 'oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ['z[eé]ro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ['null', 'eins', 'zwei', 'zwo', 'drei', 'vier', 'f[uü]nf', 'sechs', 'sieben', 'acht', 'neun'],
].map(
  (words) =>
    new RegExp(
      `\\b(?:(?:${words.join('|')}|\\d)[\\s,.-]{1,3}){6,14}(?:${words.join('|')}|\\d)(?![\\p{L}\\p{N}])`,
      'giu',
    ),
)
/** Counting is not a number to call. */
const COUNTING =
  /(?:three\W+four\W+five|tres\W+cuatro\W+cinco|trois\W+quatre\W+cinq|drei\W+vier\W+f[uü]nf|seven\W+six\W+five|siete\W+seis\W+cinco|sept\W+six\W+cinq|sieben\W+sechs\W+f[uü]nf)/iu

const isSaid = ({ 0: match }: RegExpExecArray) =>
  (match.match(/\p{L}+/gu) ?? []).length >= 5 && !COUNTING.test(match)

export const findPhones = (text: string): ContactDetail[] => [
  ...findAll(text, 'phone', DIGITS, isPhone),
  ...DIGIT_WORDS.flatMap((pattern) => findAll(text, 'phone', pattern, isSaid)),
  ...findAll(
    text,
    'phone',
    /(?<![\p{L}\d])(?:[零一二三四五六七八九幺]){7,13}(?![\p{L}\d])/gu,
    ({ 0: match }) => !/三四五/.test(match),
  ),
]
