import { namedIn, readFrame, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Fact } from '../../verify/fact.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'

type Wish =
  | 'which'
  | 'product'
  | 'list'
  | 'largest'
  | 'smallest'
  | 'count'
  | 'factors'
  | 'factor count'
  | 'is prime'
  | 'multiples'

const LARGEST = 1_000_000_000n
const MOST_FACTORS = 60
const IDLE =
  'completely factor factors factorization prime primes product its form factored exponents exponent powers power tree break decompose split each listed once different distinct list all whole positive divisors divisor largest greatest biggest smallest least multiples multiple first that divides divide does many composite or only them than down index form using with notation whether if'
const WISHES: [Wish, RegExp][] = [
  ['which', /^(?:is )?#0 (?:a )?(?:prime or composite|composite or prime)(?: number)?$/],
  [
    'is prime',
    /^(?:is|determine (?:whether|if)|decide (?:whether|if)|tell (?:whether|if)) #0 (?:is )?(?:a )?prime(?: number)?$/,
  ],
  [
    'count',
    /\bhow many (?:different |distinct |unique )?prime factors\b|\bnumber of (?:different |distinct )prime factors\b/,
  ],
  [
    'largest',
    /\b(?:largest|greatest|biggest|highest) prime(?: factor| divisor| number that divides| that divides)\b/,
  ],
  ['smallest', /\b(?:smallest|least|lowest) prime(?: factor| divisor| number that divides| that divides)\b/],
  [
    'product',
    /\bprime factorization\b|\bproduct of (?:(?:its|the|powers of) )*(?:prime|primes)\b|\bprime factored form\b|\binto (?:its )?(?:primes|prime factors|a product of primes)\b|\bfactor tree\b|\bdown into prime factors\b/,
  ],
  ['list', /\bprime (?:factors|divisors)\b|\b(?:which|what) prime numbers divide\b/],
  ['factor count', /\bhow many (?:factors|divisors)\b|\bnumber of (?:factors|divisors)\b/],
  [
    'factors',
    /^(?:(?:find|list|write|give|name|what are|show|tell me)(?: me)? )?(?:out )?(?:all )?(?:of )?(?:the )?(?:positive |whole )?(?:factors|divisors) (?:of|for) (?:the number )?#0$/,
  ],
  [
    'multiples',
    /^(?:(?:find|list|write|give|name|what are|show|tell me)(?: me)? )?(?:down )?(?:the )?first #0 (?:positive )?multiples of #1$/,
  ],
]

/** Prime factors, factors, multiples, and whether a number is prime. */
export const PRIMES: Solver = {
  kinds: ['prime-factors'],
  solve(text) {
    const frame = readFrame(text)
    const words = frame.words.replace(/[?.\s]+$/, '')
    const wish = WISHES.find(([, pattern]) => pattern.test(words))?.[0]
    if (
      !wish ||
      /\b(?:is|find|give|calculate) the product\b|\bsum\b|\bcommon\b|\bshared?\b|\bboth\b/.test(words)
    )
      return null
    const numbers = namedIn(words, frame).map(({ value }) => value)
    if (numbers.length !== (wish === 'multiples' ? 2 : 1) || !isIdle(withoutNumbers(words), IDLE)) return null
    if (numbers.some((each) => each?.bottom !== 1n || each.top < 1n || each.top > LARGEST))
      return { reason: 'I need whole numbers from 1 to 1,000,000,000.' }
    const [n, m] = numbers.map((each) => each?.top ?? 1n)
    if (wish === 'multiples') return listMultiples(n as bigint, m as bigint)
    if (wish === 'is prime' || wish === 'which')
      return judgePrime(n as bigint, wish === 'which' ? ['prime', 'composite'] : ['yes', 'no'])
    if (wish === 'factors' || wish === 'factor count')
      return listFactors(n as bigint, wish === 'factor count')
    return factorize(n as bigint, wish)
  },
  similar(_, dice) {
    return `Write ${dice.int(2, 9) * dice.int(2, 9) * dice.int(2, 6)} as a product of prime factors.`
  },
}

export function primeFactorsOf(number: bigint): [prime: bigint, times: number][] {
  const factors: [bigint, number][] = []
  let rest = number
  for (let prime = 2n; prime * prime <= rest; prime++) {
    let times = 0
    for (; rest % prime === 0n; rest /= prime) times++
    if (times > 0) factors.push([prime, times])
  }
  if (rest > 1n) factors.push([rest, 1])
  return factors
}

const isPrime = (prime: bigint): Fact => ({ function: 'IsPrime', of: [String(prime)], is: '1' })

function factorize(n: bigint, wish: Wish): Draft | { reason: string } {
  const factors = primeFactorsOf(n)
  if (factors.length === 0) return { reason: '1 has no prime factors.' }
  const product = factors.map(([prime, times]) => (times === 1 ? `${prime}` : `${prime}^${times}`)).join('*')
  const all = factors.flatMap(([prime, times]) => Array.from({ length: times }, () => prime))
  const steps: DraftStep[] = []
  let rest = n
  for (const prime of all.slice(0, -1)) {
    steps.push({
      rule: 'divide-by-prime',
      say: `${rest} can be divided by the prime ${prime}.`,
      before: String(rest),
      after: `${rest} = ${prime}*${rest / prime}`,
      facts: [{ same: [String(rest), `${prime}*${rest / prime}`] }, isPrime(prime)],
    })
    rest /= prime
  }
  const tex = factors
    .map(([prime, times]) => (times === 1 ? `${prime}` : `${prime}^{${times}}`))
    .join(' \\cdot ')
  steps.push({
    rule: 'prime-product',
    say: `${rest} is prime, so this is the end. Write down all the primes.`,
    before: String(n),
    after: { tex: `${n} = ${tex}` },
    facts: [{ same: [String(n), product] }, ...factors.map(([prime]) => isPrime(prime))],
  })
  const answers: Partial<Record<Wish, Draft['answer']>> = {
    product: { plain: product, tex },
    list: {
      plain: factors.map(([prime]) => prime).join(', '),
      tex: factors.map(([prime]) => prime).join(',\\; '),
    },
    largest: { plain: String(factors.at(-1)?.[0]) },
    smallest: { plain: String(factors[0]?.[0]) },
    count: { plain: String(factors.length) },
  }
  return {
    kind: 'prime-factors',
    words: `Find the prime factors of ${n}.`,
    problem: String(n),
    steps,
    answer: answers[wish] ?? { plain: product, tex },
    proof: [{ same: [String(n), product] }, ...factors.map(([prime]) => isPrime(prime))],
    nudge: 'Which small prime divides it? Try them in order.',
    hint: 'Divide by a prime as long as you can, then try the next one.',
  }
}

function factorsOf(n: bigint): bigint[] {
  const low: bigint[] = []
  for (let each = 1n; each * each <= n; each++) if (n % each === 0n) low.push(each)
  const high = low.map((each) => n / each).filter((each) => !low.includes(each))
  return [...low, ...high.reverse()]
}

function listFactors(n: bigint, isCount: boolean): Draft | { reason: string } {
  const factors = factorsOf(n)
  if (factors.length > MOST_FACTORS) return { reason: 'This number has too many factors to list.' }
  const pairs = factors.filter((each) => each * each <= n)
  const shown = { tex: factors.join(',\\; ') }
  // The number of factors follows from the prime factors alone.
  const count = primeFactorsOf(n)
    .map(([, times]) => `(${times} + 1)`)
    .join('*')
  const isComplete: Fact[] = [
    { same: [count === '' ? '1' : count, String(factors.length)] },
    { holds: ['0', ...factors].join(' < ') },
  ]
  return {
    kind: 'prime-factors',
    words: `Find all factors of ${n}.`,
    problem: String(n),
    steps: [
      {
        rule: 'factor-pairs',
        say: 'Look for pairs of numbers with this product, starting with 1.',
        before: String(n),
        after: { tex: pairs.map((each) => `${each} \\cdot ${n / each}`).join(',\\; ') },
        facts: pairs.map((each) => ({ same: [`${each}*${n / each}`, String(n)] })),
      },
      {
        rule: 'list-factors',
        say: isCount ? 'List them all and count.' : 'List them all, smallest first.',
        before: String(n),
        after: shown,
        facts: isComplete,
      },
    ],
    answer: isCount ? { plain: String(factors.length) } : { plain: factors.join(', '), ...shown },
    proof: isComplete,
    nudge: 'Which pairs of numbers have this product?',
    hint: 'Try 1, 2, 3 and so on. Each factor that you find has a partner.',
  }
}

function listMultiples(count: bigint, n: bigint): Draft | { reason: string } {
  if (count > 20n) return { reason: 'That is a long list. I show up to 20 multiples.' }
  const list = Array.from({ length: Number(count) }, (_, index) => BigInt(index + 1) * n)
  const shown = { tex: list.join(',\\; ') }
  const facts: Fact[] = list.map((each, index) => ({ same: [`${index + 1}*${n}`, String(each)] }))
  return {
    kind: 'prime-factors',
    words: `List the first ${count} multiples of ${n}.`,
    problem: String(n),
    steps: [
      {
        rule: 'multiples',
        say: `Multiply ${n} by 1, 2, 3 and so on.`,
        before: String(n),
        after: shown,
        facts,
      },
    ],
    answer: { plain: list.join(', '), ...shown },
    proof: list.slice(1).map((each, index) => ({ same: [`${each} - ${list[index]}`, String(n)] })),
    nudge: `Can you count by ${n}?`,
    hint: `Start with ${n} and keep adding ${n}.`,
  }
}

function judgePrime(n: bigint, [right, wrong]: [string, string]): Draft | { reason: string } {
  if (n === 1n) return { reason: '1 has a single factor, so it is neither prime nor composite.' }
  const [first] = primeFactorsOf(n)
  const divisor = first?.[0] ?? n
  const isIt = divisor === n
  const plain = isIt ? right : wrong
  const after = isIt ? { tex: `${n} = 1 \\cdot ${n}` } : { tex: `${n} = ${divisor} \\cdot ${n / divisor}` }
  const facts: Fact[] = isIt
    ? [isPrime(n)]
    : [{ same: [String(n), `${divisor}*${n / divisor}`] }, { holds: `1 < ${divisor} < ${n}` }]
  return {
    kind: 'prime-factors',
    words: `Is ${n} a prime number?`,
    problem: String(n),
    steps: [
      {
        rule: 'try-primes',
        say: isIt
          ? `No prime up to the square root of ${n} divides it, so its only factors are 1 and ${n}.`
          : `${n} is ${divisor} times ${n / divisor}, so it is not prime.`,
        before: String(n),
        after,
        facts,
      },
    ],
    answer: { plain, tex: `\\text{${plain}}` },
    proof: isIt ? [isPrime(n)] : [{ function: 'IsPrime', of: [String(n)], is: '0' }, ...facts],
    nudge: 'A prime number has exactly two factors: 1 and itself.',
    hint: 'Try to divide it by 2, 3, 5, 7 and the other small primes.',
  }
}
