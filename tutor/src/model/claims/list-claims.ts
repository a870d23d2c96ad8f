import { type Expression, parse, type Statement } from '#engines/algebra/index.ts'

/** A statement in signs, or a value that the words before it are said to have. */
export type Claim =
  | { kind: 'statement'; text: string; statement: Statement; isAbout: boolean }
  | { kind: 'result'; text: string; subject: string; next: string; statement: Statement }

export type Claims = {
  claims: Claim[]
  /** In no claim, each with the word behind it. */
  loose: { value: string; next: string }[]
  /** Calculations that nothing is said of: "8 - 4". */
  bare: Expression[]
  /** A formula that our reader does not understand. */
  unread: string[]
}

const LETTER = String.raw`(?<!\p{L}|')[a-zA-Z](?![\p{L}']|\s+\p{L}{2})`
const LONE_LETTER = String.raw`(?<!\p{L}|')[a-zA-Z](?![\p{L}'])`
const ATOM = String.raw`(?:\d+(?:\.\d+)?%?|sqrt|cbrt|pi(?!\p{L})|${LETTER}|${LONE_LETTER}(?=\s*[-+*/^=<>≈)]))`
const RUN = new RegExp(String.raw`[-(]*\s*${ATOM}(?:\s*(?:[-+*/^()=<>≈→!]|<=|>=|${ATOM}))*`, 'giu')
const RELATION = /[=<>≈→]/
const ENDS = /^[\s+*/^)=<>]+|[\s+*/^(=<>≈→-]+$/g

/** Finds what a sentence, written in signs, says of numbers and letters. */
export function listClaims(plain: string): Claims {
  const found: Claims = { claims: [], loose: [], bare: [], unread: [] }
  const text = expandPairs(plain)
  let covered = ''
  let last = 0
  for (const match of text.matchAll(RUN)) {
    const before = text.slice(last, match.index)
    covered += before
    last = match.index + match[0].length
    const isResult = /[=→≈]\s*$/.test(before)
    if (!RELATION.test(match[0]) && !isResult) {
      covered += match[0]
      found.bare.push(...listBare(match[0]))
      continue
    }
    const next = /^\s*(\p{L}+)/u.exec(text.slice(last))?.[1]?.toLowerCase() ?? ''
    covered += addRun(found, match[0], { subject: subjectOf(text.slice(0, match.index)), next, isResult })
  }
  covered += text.slice(last)
  for (const number of covered.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)?(?:\/\d+)?%?(?:\s+(\p{L}+))?/gu)) {
    const value = /^[\d./]+%?/.exec(number[0])?.[0] ?? ''
    found.loose.push({ value, next: (number[1] ?? '').toLowerCase() })
  }
  return found
}

function listBare(run: string): Expression[] {
  const read = /[-+*/^]|sqrt/.test(run.trim().slice(1)) ? readRun(run.replace(ENDS, '').trim()) : null
  return (read ?? []).flatMap(({ statement }) => (statement.relations.length === 0 ? statement.sides : []))
}

/** "x = 2 or 3" says two things. */
function expandPairs(plain: string): string {
  return plain.replace(
    /(?<!\p{L})([a-z]) = (-?\d+(?:\.\d+|\/\d+)?)((?:,? (?:or|and|o|y|ou|et|oder|und) |, )(-?\d+(?:\.\d+|\/\d+)?))(?![\d.]*\s*[-+*/^=])/giu,
    '$1 = $2 ; $1 = $4',
  )
}

/** The words of the clause that a value is said of. */
function subjectOf(before: string): string {
  return (before.split(/[.!?;:,\n]|\s(?:and|so|then|because|y|et|und)\s/).at(-1) ?? '')
    .replace(/[=→≈]/g, ' ')
    .trim()
}

/** What is left of a run when the claims are out: numbers that belong to none. */
function addRun(
  found: Claims,
  raw: string,
  { subject, next, isResult }: { subject: string; next: string; isResult: boolean },
): string {
  // What comes behind "you get" is a statement of its own.
  const parts = raw.split('→')
  let left = ''
  parts.forEach((part, at) => {
    const text = part.replace(ENDS, '').trim()
    if (text === '') return
    const isValue = (isResult && at === 0) || at > 0
    const read = readRun(text)
    if (!read) {
      if (RELATION.test(text) || isValue) found.unread.push(text)
      else left += ` ${text} `
      return
    }
    for (const { statement, text: own, isAbout } of read) {
      if (statement.relations.length > 0)
        found.claims.push({ kind: 'statement', text: own, statement, isAbout })
      else if (isValue || /^\s*[=≈]/.test(part))
        found.claims.push({ kind: 'result', text: own, subject, next, statement })
      else left += ` ${own} `
    }
  })
  return left
}

function readRun(run: string): { statement: Statement; text: string; isAbout: boolean }[] | null {
  const isAbout = run.includes('≈')
  const text = run.replace(/≈/g, '=')
  // A full stop or a word cut a run short: shorter ones may still be read.
  for (const attempt of [text, text.replace(/^[-(\s]+/, ''), balance(text)]) {
    const parsed = parse(attempt)
    if (parsed.ok && parsed.statements.length > 0)
      return parsed.statements.map((statement) => ({ statement, text: attempt, isAbout }))
  }
  return null
}

function balance(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1
  if (count('(') > count(')')) return text + ')'.repeat(count('(') - count(')'))
  return text.replace(/\)+$/, '')
}
