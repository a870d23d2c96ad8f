import type { Expression, Statement } from '../expression.ts'
import { readTokens } from './read-tokens.ts'
import type { Sign, Token, Unreadable } from './tokens.ts'

export type Parsed<Result> = ({ ok: true } & Result) | Unreadable

const LONGEST_TEXT = 1000
const DEEPEST_NESTING = 50

/** Reads plain math: one expression, relation or chain of relations, or several joined with ";". */
export function parse(text: string): Parsed<{ statements: Statement[] }> {
  if (text.length > LONGEST_TEXT) return { ok: false, message: 'This is too long', at: LONGEST_TEXT }
  const read = readTokens(text)
  if (!read.ok) return read
  const reader = createReader(read.tokens, text.length)
  const statements = [readStatement(reader)]
  while (!reader.fault && reader.take(';')) statements.push(readStatement(reader))
  if (!reader.fault && reader.peek()) reader.fail('This does not belong here')
  return reader.fault ?? { ok: true, statements }
}

/** Reads one expression without a relation. */
export function parseExpression(text: string): Parsed<{ expression: Expression }> {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const [statement] = parsed.statements
  const expression = statement?.sides[0]
  if (!expression || parsed.statements.length > 1 || statement.relations.length > 0) {
    return { ok: false, message: 'One expression is needed here', at: 0 }
  }
  return { ok: true, expression }
}

type Reader = {
  fault: Unreadable | null
  depth: number
  /** Inside |…| a bar closes; elsewhere it opens. */
  openBars: number
  peek: () => Token | undefined
  next: () => Token | undefined
  isSign: (sign: Sign) => boolean
  take: (sign: Sign) => boolean
  fail: (message: string) => Expression
}

/** Stands in for what could not be read; the fault is what the caller sees. */
const NOTHING: Expression = { kind: 'letter', name: '?' }

function createReader(tokens: Token[], end: number): Reader {
  let place = 0
  const reader: Reader = {
    fault: null,
    depth: 0,
    openBars: 0,
    peek: () => tokens[place],
    next: () => tokens[place++],
    isSign(sign) {
      const token = tokens[place]
      return token?.kind === 'sign' && token.sign === sign
    },
    take(sign) {
      const isThere = reader.isSign(sign)
      if (isThere) place++
      return isThere
    },
    fail(message) {
      reader.fault ??= { ok: false, message, at: tokens[place]?.at ?? end }
      return NOTHING
    },
  }
  return reader
}

function readStatement(reader: Reader): Statement {
  const statement: Statement = { sides: [readSum(reader)], relations: [] }
  for (let token = reader.peek(); token?.kind === 'relation' && !reader.fault; token = reader.peek()) {
    reader.next()
    statement.relations.push(token.relation)
    statement.sides.push(readSum(reader))
  }
  return statement
}

function readSum(reader: Reader): Expression {
  let sum = readProduct(reader)
  while (!reader.fault) {
    if (reader.take('+')) sum = { kind: 'add', left: sum, right: readProduct(reader) }
    else if (reader.take('-')) sum = { kind: 'subtract', left: sum, right: readProduct(reader) }
    else break
  }
  return sum
}

/** Signs and mere neighbors bind alike, from left to right: 1/2x is half of x. */
function readProduct(reader: Reader): Expression {
  let product = readSigned(reader)
  while (!reader.fault) {
    if (reader.take('*')) product = { kind: 'multiply', left: product, right: readSigned(reader) }
    else if (reader.take('/')) product = { kind: 'divide', left: product, right: readSigned(reader) }
    else if (startsFactor(reader)) product = { kind: 'multiply', left: product, right: readPower(reader) }
    else break
  }
  return product
}

function startsFactor(reader: Reader): boolean {
  const token = reader.peek()
  if (!token) return false
  if (token.kind === 'letter' || token.kind === 'constant' || token.kind === 'function') return true
  if (token.kind !== 'sign') return false
  return (
    token.sign === '(' ||
    token.sign === '√' ||
    token.sign === '∛' ||
    (token.sign === '|' && reader.openBars === 0)
  )
}

function readSigned(reader: Reader): Expression {
  if (reader.take('-')) return nest(reader, () => ({ kind: 'negative', of: readSigned(reader) }))
  if (reader.take('+')) return nest(reader, () => readSigned(reader))
  return readPower(reader)
}

function readPower(reader: Reader): Expression {
  const base = readPostfix(reader)
  const superscript = takeSuperscript(reader)
  if (superscript) return { kind: 'power', left: base, right: superscript }
  if (!reader.take('^')) return base
  return nest(reader, () => ({ kind: 'power', left: base, right: readSigned(reader) }))
}

function takeSuperscript(reader: Reader): Expression | null {
  const token = reader.peek()
  if (token?.kind !== 'superscript') return null
  reader.next()
  const { top } = token.value
  const size: Expression = { kind: 'number', value: { top: top < 0n ? -top : top, bottom: 1n } }
  return top < 0n ? { kind: 'negative', of: size } : size
}

function readPostfix(reader: Reader): Expression {
  let result = readPrimary(reader)
  while (!reader.fault) {
    if (reader.take('!')) result = { kind: 'call', name: 'factorial', of: result }
    else if (reader.take('%')) result = { kind: 'call', name: 'percent', of: result }
    else break
  }
  return result
}

function readPrimary(reader: Reader): Expression {
  const token = reader.peek()
  if (!token) return reader.fail('Something is missing at the end')
  if (
    token.kind === 'number' ||
    token.kind === 'mixed' ||
    token.kind === 'letter' ||
    token.kind === 'constant'
  ) {
    reader.next()
    return readLeaf(token)
  }
  if (token.kind === 'function') {
    reader.next()
    return nest(reader, () => readCall(reader, token.name))
  }
  if (reader.take('√')) return nest(reader, () => ({ kind: 'call', name: 'sqrt', of: readPrimary(reader) }))
  if (reader.take('∛')) return nest(reader, () => ({ kind: 'call', name: 'cbrt', of: readPrimary(reader) }))
  if (reader.take('(')) return nest(reader, () => readBrackets(reader))
  if (reader.take('|')) return nest(reader, () => readBars(reader))
  return reader.fail('A number or a letter is missing here')
}

function readLeaf(token: Token & { kind: 'number' | 'mixed' | 'letter' | 'constant' }): Expression {
  switch (token.kind) {
    case 'number':
      return { kind: 'number', value: token.value }
    case 'mixed':
      return { kind: 'mixed', whole: token.whole, top: token.top, bottom: token.bottom }
    case 'letter':
      return { kind: 'letter', name: token.name }
    case 'constant':
      return { kind: 'constant', name: token.name }
  }
}

function readBrackets(reader: Reader): Expression {
  const openBars = reader.openBars
  reader.openBars = 0
  const inside = readSum(reader)
  reader.openBars = openBars
  if (!reader.take(')')) reader.fail('A bracket is not closed')
  return inside
}

function readBars(reader: Reader): Expression {
  reader.openBars++
  const inside = readSum(reader)
  reader.openBars--
  if (!reader.take('|')) reader.fail('A bar is not closed')
  return { kind: 'call', name: 'abs', of: inside }
}

type Called = Extract<Expression, { kind: 'call' }>['name']
const INVERSE: Partial<Record<Called, Called>> = { sin: 'asin', cos: 'acos', tan: 'atan' }

/** sin(x), sin x, sin 2x, sin^2 x and sin^-1(x), as they are written on paper. */
function readCall(reader: Reader, name: Called): Expression {
  const superscript = takeSuperscript(reader)
  if (!superscript && !reader.take('^')) return { kind: 'call', name, of: readArgument(reader) }
  const exponent = superscript ?? readSigned(reader)
  const inverse = INVERSE[name]
  const isInverse =
    exponent.kind === 'negative' && exponent.of.kind === 'number' && exponent.of.value.top === 1n
  if (isInverse && inverse) return { kind: 'call', name: inverse, of: readArgument(reader) }
  return { kind: 'power', left: { kind: 'call', name, of: readArgument(reader) }, right: exponent }
}

function readArgument(reader: Reader): Expression {
  if (reader.isSign('(') || reader.isSign('|')) return readPrimary(reader)
  let argument = readPower(reader)
  while (!reader.fault) {
    const token = reader.peek()
    if (token?.kind !== 'letter' && token?.kind !== 'constant') break
    argument = { kind: 'multiply', left: argument, right: readPower(reader) }
  }
  return argument
}

/** Keeps thousands of brackets from exhausting the stack. */
function nest(reader: Reader, read: () => Expression): Expression {
  if (reader.depth >= DEEPEST_NESTING) return reader.fail('Too many brackets inside each other')
  reader.depth++
  const result = read()
  reader.depth--
  return result
}
