import type { FunctionName, Relation } from '../expression.ts'
import type { Rational } from '../numbers/rational.ts'

export type Token = { at: number } & (
  | { kind: 'number'; value: Rational }
  | { kind: 'mixed'; whole: bigint; top: bigint; bottom: bigint }
  | { kind: 'letter'; name: string }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'function'; name: FunctionName }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'superscript'; value: Rational }
  | { kind: 'sign'; sign: Sign }
)
export type Sign = '+' | '-' | '*' | '/' | '^' | '!' | '%' | '(' | ')' | '|' | ';' | '√' | '∛'

export type Unreadable = { ok: false; message: string; at: number }

/** What begins at a place of a text and where it ends; null where something else begins there. */
export type Read = { token: Token; end: number } | Unreadable | null
