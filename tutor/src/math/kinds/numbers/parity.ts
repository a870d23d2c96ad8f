import { namedIn, readFrame, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Fact } from '../../verify/fact.ts'
import type { Draft, Solver } from '../kind.ts'

const WHICH =
  /^(?:is|are)? ?(?:the number )?#0 (?:even or odd|odd or even|an? (?:even or odd|odd or even) number|an? (?:even|odd) or an? (?:even|odd) number)$/
const IS_IT = /^is (?:the number )?#0 (?:an? )?(even|odd)(?: number)?$/
const NEXT = /\b(even|odd) number\b.*\b(?:after|follows|following)\b|\bnext (even|odd) number\b/
const DIVISIBLE = /^is #0 (?:evenly )?(?:divisible by|a multiple of) #1$/
const FACTOR = /^(?:is #0 a (?:factor|divisor) of #1|does #0 (?:divide|go into) #1(?: evenly)?)$/

/** Even and odd, divisible or not. */
export const PARITY: Solver = {
  kinds: ['parity'],
  solve(text) {
    const frame = readFrame(text)
    const words = frame.words.replace(/[?.\s]+$/, '')
    const numbers = frame.given.map(({ value }) => value)
    if (numbers.length === 0 || numbers.some((each) => each?.bottom !== 1n)) return null
    const [n = 0n, m = 0n] = numbers.map((each) => each?.top ?? 0n)
    if (numbers.length === 2) {
      if (DIVISIBLE.test(words)) return judgeDivision(n, m)
      return FACTOR.test(words) ? judgeDivision(m, n) : null
    }
    if (WHICH.test(words)) return judgeParity(n, n % 2n === 0n ? 'even' : 'odd')
    const asked = IS_IT.exec(words)?.[1]
    if (asked) return judgeParity(n, (asked === 'even') === (n % 2n === 0n) ? 'yes' : 'no')
    const next = NEXT.exec(words)
    const rest = withoutNumbers(words)
    if (
      !next ||
      namedIn(words, frame).length !== 1 ||
      !isIdle(rest, 'next even odd after comes come follows following which right')
    )
      return null
    return findNext(n, next[1] ?? next[2] ?? '')
  },
  similar(_, dice) {
    return `Is ${dice.int(20, 300)} even or odd?`
  },
}

const textOf = (plain: string): Draft['answer'] => ({ plain, tex: `\\text{${plain}}` })

function judgeParity(n: bigint, plain: string): Draft {
  const half = n / 2n
  const rest = n - 2n * half
  const line = `${n} = 2*(${half})${rest === 0n ? '' : ` + (${rest})`}`
  return {
    kind: 'parity',
    words: `Is ${n} even or odd?`,
    problem: String(n),
    steps: [
      {
        rule: 'halve',
        say:
          rest === 0n
            ? `${n} splits into two equal whole parts.`
            : `When ${n} is split in two, one is left over.`,
        before: String(n),
        after: line,
        facts: [{ holds: line }],
      },
    ],
    answer: textOf(plain),
    proof: [{ same: [`${n} - 2*(${half})`, String(rest)] }],
    nudge: 'Look at the ones digit.',
    hint: 'Numbers that end in 0, 2, 4, 6 or 8 can be split in two equal parts.',
  }
}

function findNext(n: bigint, kind: string): Draft {
  const isEven = kind === 'even'
  const result = ((n + 1n) % 2n === 0n) === isEven ? n + 1n : n + 2n
  const half = isEven ? result / 2n : (result - 1n) / 2n
  const facts: Fact[] = [
    { same: [isEven ? `2*(${half})` : `2*(${half}) + 1`, String(result)] },
    { holds: `${n} < ${result} <= ${n} + 2` },
  ]
  return {
    kind: 'parity',
    words: `Find the next ${kind} number after ${n}.`,
    problem: String(n),
    steps: [
      {
        rule: 'count-on',
        say: `Count on from ${n} to the first ${kind} number.`,
        before: String(n),
        after: String(result),
        facts,
      },
    ],
    answer: { plain: String(result) },
    proof: facts,
    nudge: `How do ${kind} numbers end?`,
    hint: 'Count on by ones and look at the last digit.',
  }
}

function judgeDivision(n: bigint, by: bigint): Draft | { reason: string } {
  if (by <= 0n || n < 0n) return { reason: 'I look at whole numbers from 1 on.' }
  const [q, r] = [n / by, n % by]
  const plain = r === 0n ? 'yes' : 'no'
  const line = `${n} = ${q}*${by} + ${r}`
  return {
    kind: 'parity',
    words: `Can ${n} be divided by ${by} without a remainder?`,
    problem: { tex: `${n} \\div ${by}` },
    steps: [
      {
        rule: 'divide',
        say:
          r === 0n
            ? `${by} fits ${q} times and nothing is left over.`
            : `${by} fits ${q} times and ${r} is left over.`,
        before: { tex: `${n} \\div ${by}` },
        after: line,
        facts: [{ holds: line }, { holds: `0 <= ${r} < ${by}` }],
      },
    ],
    answer: textOf(plain),
    proof: [{ same: [`${n} - ${q}*${by}`, String(r)] }, { holds: `${r} < ${by}` }],
    nudge: 'Divide. Is anything left over?',
    hint: `How many times does ${by} fit into ${n}?`,
  }
}
