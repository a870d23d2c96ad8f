import { gcd } from '#engines/algebra/numbers/rational.ts'
import type { Fact } from '../../verify/fact.ts'
import type { Draft, Solver } from '../kind.ts'

const ASK = `(?:(?:what is|what are|which is|find|list|write(?: down)?|name|give|work out|determine|show)(?: me)? )?(?:all )?(?:of )?(?:the )?`
const TWO = String.raw`(\d+) and (\d+)`
const LARGEST = 100_000

type Reader = (found: string[]) => Draft | null

/** Questions about lists of whole numbers, each with what answers it. */
const QUESTIONS: [string, Reader][] = [
  [
    `${ASK}(?:next|first) prime(?: number)? (?:after|greater than|above|that comes after) (\\d+)`,
    ([n]) => stepTo(Number(n), 1, isPrime, 'prime'),
  ],
  [
    `${ASK}(?:largest|greatest|biggest|last) prime(?: number)? (?:less than|below|before|smaller than) (\\d+)`,
    ([n]) => stepTo(Number(n), -1, isPrime, 'prime'),
  ],
  [
    `${ASK}(?:largest|greatest|biggest|highest) (?:perfect square|square number) (?:less than|below|smaller than) (\\d+)`,
    ([n]) => stepTo(Number(n), -1, isSquare, 'square'),
  ],
  [
    `${ASK}(?:smallest|least|next|first) (?:perfect square|square number) (?:greater than|above|after|larger than|bigger than) (\\d+)`,
    ([n]) => stepTo(Number(n), 1, isSquare, 'square'),
  ],
  [
    `how many (?:prime numbers|primes) (?:are there |are )?between ${TWO}`,
    ([a, b]) => between(Number(a), Number(b), true),
  ],
  [
    `${ASK}(?:prime numbers|primes) (?:that are )?between ${TWO}`,
    ([a, b]) => between(Number(a), Number(b), false),
  ],
  [
    `is (\\d+) an? (?:perfect square|square number|perfect square number|square)`,
    ([n]) => judgeSquare(Number(n)),
  ],
  [`${ASK}common factors (?:of|for) ${TWO}`, ([a, b]) => commonFactors(Number(a), Number(b))],
  [
    `${ASK}first (\\d+) common multiples (?:of|for) ${TWO}`,
    ([k, a, b]) => commonMultiples(Number(k), Number(a), Number(b)),
  ],
  [`${ASK}factor pairs (?:of|for) (\\d+)`, ([n]) => factorPairs(Number(n))],
  [
    `are ${TWO} (?:coprime|co-prime|relatively prime)(?: numbers)?`,
    ([a, b]) => judgeCoprime(Number(a), Number(b)),
  ],
]
const PATTERNS = QUESTIONS.map(([pattern, read]) => [new RegExp(`^${pattern}$`, 'i'), read] as const)

/** Primes, squares, common factors and common multiples, found by trying one number after the other. */
export const NUMBER_LISTS: Solver = {
  kinds: ['prime-factors'],
  solve(text) {
    const line = text
      .replace(/[?.\s]+$/, '')
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .replace(/\bboth (?=\d)/g, '')
    for (const [pattern, read] of PATTERNS) {
      const found = pattern.exec(line)
      if (!found) continue
      const numbers = found.slice(1)
      if (numbers.some((each) => Number(each) > LARGEST || Number(each) < 1)) return null
      return read(numbers)
    }
    return null
  },
  similar: (_, dice) => `What is the next prime number after ${dice.int(10, 90)}?`,
}

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n))
function isPrime(n: number): boolean {
  for (let each = 2; each * each <= n; each++) if (n % each === 0) return false
  return n > 1
}
const primeFact = (n: number): Fact => ({ function: 'IsPrime', of: [String(n)], is: isPrime(n) ? '1' : '0' })
const divides = (n: number, divisor: number): Fact => ({ same: [String(n), `${divisor}*${n / divisor}`] })

type Told = {
  words: string
  problem: string
  say: string
  shown: string[]
  facts: Fact[]
  answer?: string
  nudge: string
  hint: string
}

function tell({ words, problem, say, shown, facts, answer, nudge, hint }: Told): Draft {
  const after = { tex: shown.join(',\\; ') }
  const isText = answer !== undefined && !/^\d+$/.test(answer)
  return {
    kind: 'prime-factors',
    words,
    problem: { tex: problem },
    steps: [{ rule: 'try-in-order', say, before: { tex: problem }, after, facts }],
    answer: {
      plain: answer ?? shown.join(', '),
      tex: answer === undefined ? shown.join(',\\; ') : isText ? `\\text{${answer}}` : answer,
    },
    proof: facts,
    nudge,
    hint,
  }
}

/** One number after the other is tried; those on the way are shown not to fit. */
function stepTo(n: number, by: 1 | -1, fits: (n: number) => boolean, name: 'prime' | 'square'): Draft | null {
  const tried: number[] = []
  for (let each = n + by; each > 0 && tried.length < 400; each += by) {
    tried.push(each)
    if (fits(each)) break
  }
  const found = tried.at(-1)
  if (found === undefined || !fits(found)) return null
  const root = Math.sqrt(found)
  const other = root + by * -1
  const facts: Fact[] =
    name === 'prime'
      ? tried.map(primeFact)
      : [
          { same: [`${root}^2`, String(found)] },
          // The next square on the other side of the limit is too far.
          { holds: by === 1 ? `${other}^2 <= ${n} < ${found}` : `${found} < ${n} <= ${other}^2` },
        ]
  return tell({
    words: `Find the ${name === 'prime' ? 'prime number' : 'square number'} closest ${by === 1 ? 'above' : 'below'} ${n}.`,
    problem: String(n),
    say:
      name === 'prime'
        ? `Try the numbers ${by === 1 ? 'after' : 'before'} ${n} until one has no factors but 1 and itself.`
        : `${root} times ${root} is ${found}, and the next one is past ${n}.`,
    shown: [String(found)],
    facts,
    answer: String(found),
    nudge:
      name === 'prime' ? 'Which numbers have exactly two factors?' : 'Which squares do you know near it?',
    hint:
      name === 'prime'
        ? 'Try to divide each by 2, 3, 5 and 7.'
        : 'Square whole numbers, one after the other.',
  })
}

function between(a: number, b: number, isCount: boolean): Draft | null {
  // Whether the ends count is not said, so they must not matter.
  if (b - a > 200 || b <= a || isPrime(a) || isPrime(b)) return null
  const inside = Array.from({ length: b - a - 1 }, (_, index) => a + 1 + index)
  const primes = inside.filter(isPrime)
  if (primes.length === 0) return null
  return tell({
    words: `Find the prime numbers between ${a} and ${b}.`,
    problem: `${a},\\; \\dots,\\; ${b}`,
    say: 'Cross out every number that 2, 3, 5 or another smaller prime divides. The primes stay.',
    shown: primes.map(String),
    facts: inside.map(primeFact),
    answer: isCount ? String(primes.length) : undefined,
    nudge: 'Which of them have exactly two factors?',
    hint: 'Cross out the even numbers first, then those that 3 divides.',
  })
}

function judgeSquare(n: number): Draft {
  const root = Math.floor(Math.sqrt(n))
  const isIt = root * root === n
  return tell({
    words: `Is ${n} a square number?`,
    problem: String(n),
    say: isIt ? `${root} times ${root} is ${n}.` : `${n} lies between ${root}² and ${root + 1}².`,
    shown: isIt ? [`${root}^2 = ${n}`] : [`${root}^2 < ${n} < ${root + 1}^2`],
    facts: isIt ? [{ same: [`${root}^2`, String(n)] }] : [{ holds: `${root}^2 < ${n} < ${root + 1}^2` }],
    answer: isIt ? 'yes' : 'no',
    nudge: 'Is there a whole number that gives it when multiplied by itself?',
    hint: 'Square the whole numbers near its root.',
  })
}

function commonFactors(a: number, b: number): Draft {
  const greatest = Number(gcd(BigInt(a), BigInt(b)))
  const list = Array.from({ length: greatest }, (_, index) => index + 1).filter(
    (each) => greatest % each === 0,
  )
  return tell({
    words: `Find the common factors of ${a} and ${b}.`,
    problem: `${a},\\; ${b}`,
    say: 'List the factors of both numbers and keep those in both lists.',
    shown: list.map(String),
    facts: [
      { function: 'GCD', of: [String(a), String(b)], is: String(greatest) },
      ...list.flatMap((each) => [divides(a, each), divides(b, each)]),
    ],
    nudge: 'Which numbers divide both?',
    hint: 'List the factors of the smaller number and try each on the other one.',
  })
}

function commonMultiples(count: number, a: number, b: number): Draft | null {
  if (count > 20) return null
  const least = (a * b) / Number(gcd(BigInt(a), BigInt(b)))
  const list = Array.from({ length: count }, (_, index) => least * (index + 1))
  return tell({
    words: `Find the first ${count} common multiples of ${a} and ${b}.`,
    problem: `${a},\\; ${b}`,
    say: `The least common multiple is ${least}. All others are multiples of it.`,
    shown: list.map(String),
    facts: [
      { function: 'LCM', of: [String(a), String(b)], is: String(least) },
      ...list.map((each) => divides(each, least)),
    ],
    nudge: 'Which is the first number in both times tables?',
    hint: 'Find the least common multiple first.',
  })
}

function factorPairs(n: number): Draft {
  const low = Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, index) => index + 1)
  const pairs = low.filter((each) => n % each === 0)
  return tell({
    words: `Find the factor pairs of ${n}.`,
    problem: String(n),
    say: 'Try 1, 2, 3 and so on until the pairs repeat.',
    shown: pairs.map((each) => `${each} \\cdot ${n / each}`),
    facts: pairs.map((each) => divides(n, each)),
    answer: pairs.map((each) => `${each} and ${n / each}`).join(', '),
    nudge: 'Which pairs of numbers have this product?',
    hint: 'Start with 1 and the number itself.',
  })
}

function judgeCoprime(a: number, b: number): Draft {
  const greatest = gcd(BigInt(a), BigInt(b))
  return tell({
    words: `Do ${a} and ${b} share a factor?`,
    problem: `${a},\\; ${b}`,
    say: `Their greatest common factor is ${greatest}.`,
    shown: [String(greatest)],
    facts: [{ function: 'GCD', of: [String(a), String(b)], is: String(greatest) }],
    answer: greatest === 1n ? 'yes' : 'no',
    nudge: 'Coprime numbers share no factor but 1.',
    hint: 'Compare their prime factors.',
  })
}
