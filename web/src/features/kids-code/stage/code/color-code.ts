import type { CodeLine, LanguageName } from '#engines/kids-code/index.ts'

export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'call' | 'plain'
export type Token = { kind: TokenKind; text: string }

const KEYWORDS: Record<LanguageName, ReadonlySet<string>> = {
  python: new Set(
    'and def elif else False for global if in is not or pass range return True while None'.split(' '),
  ),
  javascript: new Set(
    'async await break const else false for function if let new of return true while null'.split(' '),
  ),
}

const COMMENTS: Record<LanguageName, string> = { python: '#', javascript: '//' }

const STRING = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/y
const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/y
const WORD = /@?[\p{L}_$][\p{L}\p{N}_$]*/uy
const OTHER = /[^\p{L}\p{N}_$"'@#/]+|./uy

/** One line of a program in parts that are colored differently. Together they are the line again. */
export function colorCode(line: string, language: LanguageName): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    return pattern.exec(line)?.[0] ?? null
  }
  while (at < line.length) {
    const token = readToken(line, at, language, take)
    const last = tokens.at(-1)
    if (token.kind === 'plain' && last?.kind === 'plain') last.text += token.text
    else tokens.push(token)
    at += token.text.length
  }
  return tokens
}

function readToken(
  line: string,
  at: number,
  language: LanguageName,
  take: (pattern: RegExp) => string | null,
): Token {
  if (line.startsWith(COMMENTS[language], at)) return { kind: 'comment', text: line.slice(at) }
  const string = take(STRING)
  if (string) return { kind: 'string', text: string }
  const word = take(WORD)
  if (word) {
    if (KEYWORDS[language].has(word)) return { kind: 'keyword', text: word }
    const isCalled = line[at + word.length] === '(' || word.startsWith('@')
    return { kind: isCalled ? 'call' : 'plain', text: word }
  }
  const number = take(NUMBER)
  if (number) return { kind: 'number', text: number }
  return { kind: 'plain', text: take(OTHER) ?? line.slice(at) }
}

type NumberedLine = CodeLine & {
  number: number
  /** A gap stands before it. */
  isAfterGap: boolean
}

/** Empty lines become gaps: nobody has to stop at them with the keyboard. Their numbers are counted. */
export function numberLines(lines: readonly CodeLine[]): NumberedLine[] {
  return lines
    .map((line, index) => ({
      ...line,
      number: index + 1,
      isAfterGap: index > 0 && lines[index - 1]?.text === '',
    }))
    .filter(({ text }) => text !== '')
}
