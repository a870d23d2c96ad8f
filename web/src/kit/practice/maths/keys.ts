export type KeyName =
  | 'delete'
  | 'left'
  | 'right'
  | 'minus'
  | 'plus'
  | 'times'
  | 'bar'
  | 'fraction'
  | 'power'
  | 'root'
  | 'open'
  | 'close'
  | 'equals'
  | 'point'
  | 'pi'

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
    { sign: '(', name: 'open', write: '(' },
    { sign: ')', name: 'close', write: ')' },
    DELETE,
    ...[sign('4'), sign('5'), sign('6')],
    { sign: '+', name: 'plus', write: '+' },
    MINUS,
    { sign: '√', name: 'root', write: '√()', back: 1 },
    ...[sign('1'), sign('2'), sign('3')],
    { sign: '·', name: 'times', write: '*' },
    { sign: '▫⁄▫', name: 'fraction', write: '()/()', back: 4 },
    { sign: '▫ⁿ', name: 'power', write: '^' },
    sign('0'),
    POINT,
    { sign: '=', name: 'equals', write: '=' },
    PI,
    { sign: '←', name: 'left' },
    { sign: '→', name: 'right' },
    ...letters.map(sign),
  ]
}
