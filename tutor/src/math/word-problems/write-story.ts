import type { Draft, DraftStep } from '../kinds/kind.ts'
import type { Fact } from '../verify/fact.ts'
import { exactValue, writeNumber } from '../writing/polynomial.ts'
import type { Compiled } from './compile-story.ts'
import { nameAmount, plural } from './words/nouns.ts'
import type { Amount, Sign } from './world/expressions.ts'

const NAMES: Record<Sign, string> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  up: 'round-up',
  down: 'round-down',
  rest: 'remainder',
}
const DRAWN: Record<Sign, string> = { '+': '+', '-': '−', '*': '×', '/': '÷', up: '÷', down: '÷', rest: '÷' }

/** The solution in a student's words; a reason where there is nothing to work out or no way to check it. */
export function writeStory({ amount, unit, question }: Compiled): Draft | { reason: string } {
  const nodes = listNodes(amount)
  const [first] = nodes
  const proof = proveBackwards(amount)
  if (!first || !proof) return { reason: 'The story already says this, or I cannot check it.' }
  const shown = unitOf(unit)
  const expression = writeTree(amount, null)
  return {
    kind: 'word-problem',
    words: `${question}?`,
    problem: `x = ${expression}`,
    steps: nodes.map(writeStep),
    answer: { plain: amount.text, ...(shown && { unit: shown }) },
    proof,
    nudge: 'What do you know, and what is asked? Say the story again in your own words.',
    hint: `Start here: ${sentence(first.from.why).replace(/:$/, '.')}`,
  }
}

type Node = Amount & { from: NonNullable<Amount['from']> }

/** Every calculation once, the innermost first. */
function listNodes(amount: Amount): Node[] {
  const nodes = new Map<string, Node>()
  const visit = (each: Amount): void => {
    if (!each.from) return
    visit(each.from.left)
    visit(each.from.right)
    const key = `${each.from.left.text} ${each.from.sign} ${each.from.right.text}`
    if (!nodes.has(key)) nodes.set(key, each as Node)
  }
  visit(amount)
  return [...nodes.values()]
}

function writeStep({ from: { sign, left, right, why }, text, noun }: Node): DraftStep {
  const result = nameAmount(text, noun)
  if (sign === 'rest') return writeRest(left.text, right.text, text, why, result)
  const work = `${left.text} ${DRAWN[sign]} ${right.text}`
  const line = sentence(why)
  if (sign === 'up' || sign === 'down') {
    const over =
      sign === 'up'
        ? 'does not come out even, so one more is needed'
        : 'does not come out even, and what is left over does not count'
    return {
      rule: NAMES[sign],
      say: `${line} ${work} ${over}: ${result}.`,
      before: `${bracket(left.text)}/${bracket(right.text)}`,
      after: text,
      facts: roundingFacts(sign, left.text, right.text, text),
    }
  }
  const before = `${bracket(left.text)} ${sign} ${bracket(right.text)}`
  return {
    rule: NAMES[sign],
    say: `${line} ${work} = ${result}.`.trim(),
    before,
    after: text,
    facts: [{ same: [before, text] }],
  }
}

function writeRest(all: string, each: string, rest: string, why: string, result: string): DraftStep {
  return {
    rule: 'remainder',
    say: `${sentence(why)} ${all} ÷ ${each} leaves ${result} over.`,
    before: `${bracket(all)}/${bracket(each)}`,
    after: rest,
    facts: restFacts(all, each, rest),
  }
}

/** What is left over is less than one more share, and the rest comes out even. */
function restFacts(all: string, each: string, rest: string): Fact[] {
  const count = writeNumber(exactValue(`(${all} - ${rest})/${each}`))
  return [{ holds: `${rest} < ${each}` }, { same: [`${count}*${each} + ${rest}`, all] }]
}

/** Rounded up: one less is too few, and this is enough. */
function roundingFacts(sign: 'up' | 'down', all: string, each: string, count: string): Fact[] {
  const [low, high] = sign === 'up' ? [`(${count} - 1)`, count] : [count, `(${count} + 1)`]
  return sign === 'up'
    ? [
        { holds: `${low}*${bracket(each)} < ${bracket(all)}` },
        { holds: `${bracket(all)} <= ${high}*${bracket(each)}` },
      ]
    : [
        { holds: `${low}*${bracket(each)} <= ${bracket(all)}` },
        { holds: `${bracket(all)} < ${high}*${bracket(each)}` },
      ]
}

function sentence(why: string): string {
  const text = why.trim()
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}:`
}

function bracket(text: string): string {
  return /^[\d.]+$/.test(text) ? text : `(${text})`
}

/** The whole calculation in one line; a given number can be left open as a letter. */
function writeTree(amount: Amount, open: number | null): string {
  if (!amount.from) return open !== null && amount.used.has(open) ? 'x' : bracket(amount.text)
  const { sign, left, right } = amount.from
  const mark = sign === 'up' || sign === 'down' || sign === 'rest' ? '/' : sign
  return `(${writeTree(left, open)} ${mark} ${writeTree(right, open)})`
}

/** Backwards: with the answer known, the story must lead to each of its own numbers again. */
function proveBackwards(amount: Amount): Fact[] | null {
  const { from } = amount
  if (from && (from.sign === 'up' || from.sign === 'down')) {
    const inner = from.left.from ? proveBackwards(from.left) : []
    return inner && [...roundingFacts(from.sign, from.left.text, from.right.text, amount.text), ...inner]
  }
  if (from?.sign === 'rest') {
    const inner = from.left.from ? proveBackwards(from.left) : []
    return inner && [...restFacts(from.left.text, from.right.text, amount.text), ...inner]
  }
  const leaves = listLeaves(amount)
  if (leaves.some(({ isRounded }) => isRounded)) return null
  const counts = new Map<number, number>()
  for (const { id } of leaves) counts.set(id, (counts.get(id) ?? 0) + 1)
  const once = leaves.filter(({ id, isBelow }) => counts.get(id) === 1 && !isBelow)
  const facts = once.slice(0, 2).map(({ id, text }) => ({
    equation: `${writeTree(amount, id)} = ${bracket(amount.text)}`,
    solutions: [{ x: text }],
  }))
  if (facts.length > 0) return facts
  // A number that stands there twice cannot be left open: the sum is worked out in one go.
  return leaves.length > 0 && amount.from ? [{ same: [writeTree(amount, null), amount.text] }] : null
}

type Leaf = { id: number; text: string; isBelow: boolean; isRounded: boolean }

function listLeaves(amount: Amount, isBelow = false, isRounded = false): Leaf[] {
  if (!amount.from) return [...amount.used].map((id) => ({ id, text: amount.text, isBelow, isRounded }))
  const { sign, left, right } = amount.from
  const rounds = isRounded || sign === 'up' || sign === 'down' || sign === 'rest'
  return [...listLeaves(left, isBelow, rounds), ...listLeaves(right, isBelow || sign === '/', rounds)]
}

const SHORT: Record<string, string> = { dollar: '$', percent: '%', part: '' }

function unitOf(noun: string): string | undefined {
  const short = SHORT[noun]
  if (short !== undefined) return short || undefined
  return noun === '' ? undefined : plural(noun, '2')
}
