import type { FunctionName, Relation } from './expression.ts'
import { makeRational, type Rational } from './rational.ts'

export type Token = { at: number } & (
  | { kind: 'number'; value: Rational }
  | { kind: 'mixed'; whole: bigint; top: bigint; bottom: bigint }
  | { kind: 'letter'; name: string }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'function'; name: FunctionName }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'sign'; sign: Sign }
)
export type Sign = '+' | '-' | '*' | '/' | '^' | '!' | '%' | '(' | ')' | '|' | ';' | '√' | '∛'

export type Unreadable = { ok: false; message: string; at: number }

const MOST_DIGITS = 60
const MOST_TENS = 300

const SIGNS: Record<string, Sign> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '∗': '*',
  '/': '/',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '^': '^',
  '!': '!',
  '%': '%',
  '(': '(',
  '[': '(',
  ')': ')',
  ']': ')',
  '|': '|',
  ';': ';',
  '√': '√',
  '∛': '∛',
}
const RELATIONS: [string, Relation][] = [
  ['!=', '!='],
  ['<=', '<='],
  ['=<', '<='],
  ['>=', '>='],
  ['=>', '>='],
  ['==', '='],
  ['<>', '!='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
]
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const VULGAR: Record<string, [bigint, bigint]> = {
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
const NAMES = [
  'factorial',
  'sqrt',
  'cbrt',
  'asin',
  'acos',
  'atan',
  'abs',
  'sin',
  'cos',
  'tan',
  'log',
  'exp',
  'ln',
  'pi',
  'e',
] as const

const SPACE = /\s/
const LETTER = /[a-zα-ωΑ-Ω]/i
const GROUPED = /\d{1,3}(?:,\d{3})+(?![\d,])|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d/])/y
const MIXED = /(\d+)\s+(\d+)\s*[/⁄]\s*(\d+)(?![\d.])/y
const PLAIN = /\d+(?:\.\d+)?|\.\d+/y
const TENS = /E[+-]?\d+|e\d+/y

/** Splits a text into its smallest parts, in the spellings learners use. */
export function readTokens(text: string): { ok: true; tokens: Token[] } | Unreadable {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const sign = text[at] as string
    if (SPACE.test(sign)) {
      at++
      continue
    }
    const next = readNumber(text, at) ?? readWord(text, at) ?? readSign(text, at)
    if (!next) return { ok: false, message: `"${sign}" has no meaning here`, at }
    if ('message' in next) return { ok: false, message: next.message, at }
    for (const token of next.tokens) tokens.push({ ...token, at } as Token)
    at = next.end
  }
  return { ok: true, tokens }
}

type Part = Token extends infer Each ? (Each extends Token ? Omit<Each, 'at'> : never) : never
type Read = { tokens: Part[]; end: number } | { message: string } | null

function readNumber(text: string, at: number): Read {
  const first = text[at] as string
  const vulgar = VULGAR[first]
  if (vulgar) return { tokens: [{ kind: 'number', value: makeRational(...vulgar) }], end: at + 1 }
  if (!isDigit(first) && !(first === '.' && isDigit(text[at + 1]))) return null

  const mixed = matchAt(MIXED, text, at)
  if (mixed && mixed[0].length <= MOST_DIGITS) {
    const [whole, top, bottom] = [
      BigInt(mixed[1] as string),
      BigInt(mixed[2] as string),
      BigInt(mixed[3] as string),
    ]
    if (bottom !== 0n) return { tokens: [{ kind: 'mixed', whole, top, bottom }], end: at + mixed[0].length }
  }
  const grouped = matchAt(GROUPED, text, at)
  const plain = matchAt(PLAIN, text, at) as RegExpExecArray
  if (grouped && grouped[0].length > plain[0].length) {
    const end = at + grouped[0].length
    const decimals = text[end] === '.' ? matchAt(PLAIN, text, end) : null
    return readDecimal(
      grouped[0].replace(/\D/g, '') + (decimals?.[0] ?? ''),
      '',
      end + (decimals?.[0].length ?? 0),
    )
  }
  let end = at + plain[0].length
  const attached = VULGAR[text[end] === ' ' ? (text[end + 1] ?? '') : (text[end] ?? '')]
  if (attached && !plain[0].includes('.') && plain[0].length <= MOST_DIGITS) {
    const [top, bottom] = attached
    return {
      tokens: [{ kind: 'mixed', whole: BigInt(plain[0]), top, bottom }],
      end: end + (text[end] === ' ' ? 2 : 1),
    }
  }
  const tens = matchAt(TENS, text, end)
  if (tens) end += tens[0].length
  return readDecimal(plain[0], tens?.[0].slice(1) ?? '', end)
}

function readDecimal(digits: string, tens: string, end: number): Read {
  if (digits.length > MOST_DIGITS || Math.abs(Number(tens)) > MOST_TENS)
    return { message: 'This number is too long' }
  const [whole = '', decimals = ''] = digits.split('.')
  const shift = Number(tens) - decimals.length
  const value = BigInt(whole + decimals)
  const scale = 10n ** BigInt(Math.abs(shift))
  return {
    tokens: [
      { kind: 'number', value: shift >= 0 ? { top: value * scale, bottom: 1n } : makeRational(value, scale) },
    ],
    end,
  }
}

function readWord(text: string, at: number): Read {
  const first = text[at] as string
  if (first === 'π') return { tokens: [{ kind: 'constant', name: 'pi' }], end: at + 1 }
  if (!LETTER.test(first)) return null
  const name = NAMES.find((each) => text.startsWith(each, at)) ?? findCapitalName(text, at)
  if (name === 'pi' || name === 'e') return { tokens: [{ kind: 'constant', name }], end: at + name.length }
  if (name) return { tokens: [{ kind: 'function', name }], end: at + name.length }
  const hasIndex = text[at + 1] === '_' && /[a-z\d]/i.test(text[at + 2] ?? '')
  const end = at + (hasIndex ? 3 : 1)
  return { tokens: [{ kind: 'letter', name: text.slice(at, end) }], end }
}

/** "Sin" and "PI" are names too; a capital E alone is a letter like any other. */
function findCapitalName(text: string, at: number): (typeof NAMES)[number] | undefined {
  const lower = text.slice(at, at + 9).toLowerCase()
  return NAMES.find((each) => each !== 'e' && lower.startsWith(each))
}

function readSign(text: string, at: number): Read {
  const first = text[at] as string
  const relation = RELATIONS.find(([written]) => text.startsWith(written, at))
  if (relation) return { tokens: [{ kind: 'relation', relation: relation[1] }], end: at + relation[0].length }
  if (text.startsWith('**', at)) return { tokens: [{ kind: 'sign', sign: '^' }], end: at + 2 }
  const sign = SIGNS[first]
  if (sign) return { tokens: [{ kind: 'sign', sign }], end: at + 1 }
  return readSuperscript(text, at)
}

function readSuperscript(text: string, at: number): Read {
  let end = at
  const isNegative = text[at] === '⁻'
  if (isNegative) end++
  let digits = ''
  while (end < text.length && SUPERSCRIPTS.includes(text[end] as string)) {
    digits += SUPERSCRIPTS.indexOf(text[end] as string)
    end++
  }
  if (digits === '' || digits.length > MOST_DIGITS) return null
  const value = makeRational(BigInt(isNegative ? `-${digits}` : digits))
  return {
    tokens: [
      { kind: 'sign', sign: '^' },
      { kind: 'number', value },
    ],
    end,
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}
