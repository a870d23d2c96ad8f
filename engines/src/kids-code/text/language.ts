import type { Value } from '../program/project.ts'

/** The block a line comes from; null for lines that no block made. */
export type CodeLine = { text: string; blockId: string | null }

export type LanguageName = 'python' | 'javascript'

/** Two languages, one way through the blocks: what differs stands here. */
export type Language = {
  name: LanguageName
  lineEnd: string
  indent: string
  comment: string
  /** Closes what `{` opened; empty where the indentation does. */
  close: string
  literal: (value: Value) => string
  toText: (code: string) => string
  /** From `words of a name` to an identifier. */
  joinWords: (words: string[]) => string
  reserved: ReadonlySet<string>
}

const PYTHON_WORDS =
  'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda len match nonlocal not or pass print raise range return str try while with yield stage wait'
const JAVASCRIPT_WORDS =
  'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield stage wait String Math Sprite i j k'

export const PYTHON: Language = {
  name: 'python',
  lineEnd: '',
  indent: '    ',
  comment: '# ',
  close: '',
  literal: (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)),
  toText: (code) => `str(${code})`,
  joinWords: (words) => words.join('_'),
  reserved: new Set(PYTHON_WORDS.split(' ')),
}

export const JAVASCRIPT: Language = {
  name: 'javascript',
  lineEnd: ';',
  indent: '  ',
  comment: '// ',
  close: '}',
  literal: (value) => JSON.stringify(value),
  toText: (code) => `String(${code})`,
  joinWords: toCamelCase,
  reserved: new Set(JAVASCRIPT_WORDS.split(' ')),
}

function toCamelCase([first = '', ...rest]: string[]): string {
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
