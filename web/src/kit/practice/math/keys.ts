type KeyName =
  | 'delete'
  | 'left'
  | 'right'
  | 'minus'
  | 'plus'
  | 'times'
  | 'divide'
  | 'bar'
  | 'fraction'
  | 'power'
  | 'root'
  | 'open'
  | 'close'
  | 'equals'
  | 'point'
  | 'pi'
  | 'percent'
  | 'less'
  | 'greater'
  | 'atMost'
  | 'atLeast'

export type Key = {
  /** What stands on the key. */
  sign: string
  /** Digits and letters are called what they are. */
  name?: KeyName
  /** What it writes; keys that move or delete write nothing. */
  write?: string
  /** How far before the end of what it wrote the caret stands then. */
  back?: number
  isWide?: boolean
}

const sign = (text: string): Key => ({ sign: text, write: text })
const MINUS: Key = { sign: '−', name: 'minus', write: '-' }
const BAR: Key = { sign: '/', name: 'bar', write: '/' }
const POINT: Key = { sign: '.', name: 'point', write: '.' }
const PI: Key = { sign: 'π', name: 'pi', write: 'π' }
const DELETE: Key = { sign: '⌫', name: 'delete' }
const OPEN: Key = { sign: '(', name: 'open', write: '(' }
const CLOSE: Key = { sign: ')', name: 'close', write: ')' }
const PLUS: Key = { sign: '+', name: 'plus', write: '+' }
const TIMES: Key = { sign: '×', name: 'times', write: '×' }
const DIVIDE: Key = { sign: '÷', name: 'divide', write: '÷' }
const ROOT: Key = { sign: '√', name: 'root', write: '√()', back: 1 }
const FRACTION: Key = { sign: '▫⁄▫', name: 'fraction', write: '()/()', back: 4 }
const POWER: Key = { sign: '▫ⁿ', name: 'power', write: '^' }
const EQUALS: Key = { sign: '=', name: 'equals', write: '=' }
const LEFT: Key = { sign: '←', name: 'left' }
const RIGHT: Key = { sign: '→', name: 'right' }

/** Three in a row. Whole numbers are all that the first grades write. */
export function listWholeNumberKeys(): Key[] {
  return [...[...'789456123'].map(sign), { ...sign('0'), isWide: true }, DELETE]
}

/** Row by row, four in a row. */
export function listNumberKeys({ hasPi }: { hasPi: boolean }): Key[] {
  return [
    ...[sign('7'), sign('8'), sign('9'), DELETE],
    ...[sign('4'), sign('5'), sign('6'), MINUS],
    ...[sign('1'), sign('2'), sign('3'), BAR],
    ...[{ ...sign('0'), isWide: true }, POINT],
    ...(hasPi ? [PI] : []),
  ]
}

/** Six in a row, the letters of the question last. */
export function listExpressionKeys(letters: readonly string[]): Key[] {
  return [
    ...[sign('7'), sign('8'), sign('9')],
    ...[OPEN, CLOSE, DELETE],
    ...[sign('4'), sign('5'), sign('6'), PLUS, MINUS, ROOT],
    ...[sign('1'), sign('2'), sign('3')],
    { sign: '·', name: 'times', write: '*' },
    ...[FRACTION, POWER, sign('0'), POINT, EQUALS, PI, LEFT, RIGHT],
    ...letters.map(sign),
  ]
}

/** Four in a row: what the first grades write. */
export function listFirstProblemKeys(): Key[] {
  return [
    ...[sign('7'), sign('8'), sign('9'), DELETE],
    ...[sign('4'), sign('5'), sign('6'), PLUS],
    ...[sign('1'), sign('2'), sign('3'), MINUS],
    ...[sign('0'), EQUALS, TIMES, DIVIDE],
  ]
}

/** Six in a row: whole problems, with the signs that keyboards lack. */
export function listProblemKeys(): Key[] {
  return [
    ...[sign('7'), sign('8'), sign('9'), OPEN, CLOSE, DELETE],
    ...[sign('4'), sign('5'), sign('6'), PLUS, MINUS, ROOT],
    ...[sign('1'), sign('2'), sign('3'), TIMES, DIVIDE, FRACTION],
    ...[sign('0'), POINT, EQUALS, POWER, PI, { sign: '%', name: 'percent', write: '%' } as const],
    ...[sign('x'), sign('y')],
    { sign: '<', name: 'less', write: '<' },
    { sign: '>', name: 'greater', write: '>' },
    { sign: '≤', name: 'atMost', write: '≤' },
    { sign: '≥', name: 'atLeast', write: '≥' },
    { ...LEFT, isWide: true },
    { ...RIGHT, isWide: true },
  ]
}

const LETTER = /<mi(?:\s[^>]*)?>([a-zA-Zα-ωΑ-Ω])<\/mi>/g
const MOST_LETTERS = 6
/** π has a key of its own. */
const CONSTANTS = new Set(['π', 'e'])

/** The letters that the formulas of a question speak of, in their order: an answer is written with the same ones. */
export function findLetters(promptHtml: string): string[] {
  const found = [...promptHtml.matchAll(LETTER)].map(([, letter]) => String(letter))
  const letters = [...new Set(found)].filter((letter) => !CONSTANTS.has(letter))
  return letters.slice(0, MOST_LETTERS)
}
