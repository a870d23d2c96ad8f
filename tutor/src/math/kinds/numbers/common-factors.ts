import { gcd } from '#engines/algebra/numbers/rational.ts'
import { namedIn, readFrame, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import { work } from '../formula.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'
import { primeFactorsOf } from './primes.ts'

const MULTIPLE =
  /\blcm\b|\b(?:least|lowest|smallest|first) common (?:multiple|denominator)\b|\blcd\b|\b(?:smallest|least|lowest|first) (?:positive |whole )?(?:number|multiple) (?:that is )?(?:divisible by|a multiple of|that (?:both )?[#\d,a-z ]+? (?:both )?(?:go into|divide into|divide))\b|\b(?:smallest|least|lowest|first) multiple (?:of )?(?:shared|common)\b/
const FACTOR =
  /\bgcd\b|\bhcf\b|\bgcf\b|\b(?:greatest|highest|largest|biggest) common (?:factor|divisor)\b|\b(?:largest|greatest|biggest|highest) (?:whole )?(?:number|integer|factor|divisor) (?:that (?:divides|goes into|is a factor of)|shared by|of both|common to|dividing|that is common to)\b/
const IDLE =
  'lcm gcd hcf gcf lcd least lowest smallest first common multiple denominator denominators greatest highest largest biggest factor divisor divides goes divisible both all fractions with fraction positive whole shared go them evenly exactly each integer integers is'
const LARGEST = 1_000_000n

/** Common factors and multiples of two numbers or more. */
export const COMMON: Solver = {
  kinds: ['common-factors'],
  solve(text) {
    const frame = readFrame(text.replace(/\b(?:gcd|lcm|gcf|hcf)(?=\()/i, '$& '))
    const words = frame.words.replace(/(?<=#\d+),? *(?:&|n) *(?=#)/g, ' and ')
    const isMultiple = MULTIPLE.test(words)
    if (isMultiple === FACTOR.test(words)) return null
    const all = namedIn(words, frame)
    if (all.length < 2 || all.length > 6 || !isIdle(withoutNumbers(words), IDLE)) return null
    const isDenominator = /\bdenominators?\b|\blcd\b/.test(words)
    const numbers: bigint[] = []
    for (const { value, plain, sign } of all) {
      const bottom = isDenominator ? /\/(\d+)\)?$/.exec(plain)?.[1] : undefined
      const number = bottom ? BigInt(bottom) : value?.bottom === 1n ? value.top : 0n
      if (number < 1n || number > LARGEST || sign !== '')
        return { reason: 'I need whole numbers from 1 to 1,000,000.' }
      numbers.push(number)
    }
    return solveCommon(numbers, isMultiple)
  },
  similar(_, dice) {
    return `find the ${dice.pick(['gcd', 'lcm'])} of ${dice.int(4, 60)} and ${dice.int(4, 60)}`
  },
}

function solveCommon(numbers: bigint[], isMultiple: boolean): Draft | { reason: string } {
  const greatest = numbers.reduce((shared, each) => gcd(shared, each))
  const least = numbers.reduce((common, each) => (common * each) / gcd(common, each))
  const value = isMultiple ? least : greatest
  const result = String(value)
  const name = isMultiple ? 'least common multiple' : 'greatest common factor'
  const split = (number: bigint): DraftStep =>
    work('prime-factors', `Write ${number} as a product of primes.`, String(number), primeProduct(number))
  const fact = {
    function: isMultiple ? ('LCM' as const) : ('GCD' as const),
    of: numbers.map(String),
    is: result,
  }
  const listed = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
  return {
    kind: 'common-factors',
    words: `Find the ${name} of ${listed}.`,
    problem: { tex: `\\text{${name} of } ${numbers.join(',\\; ')}` },
    steps: [
      ...numbers.map(split),
      {
        rule: isMultiple ? 'highest-powers' : 'shared-primes',
        say: isMultiple
          ? 'Multiply every prime in its highest power.'
          : numbers.length === 2
            ? 'Multiply the primes that both numbers share.'
            : 'Multiply the primes that all the numbers share.',
        before: primeProduct(value),
        after: result,
        facts: [fact, { same: [primeProduct(value), result] }],
      },
    ],
    answer: { plain: result },
    proof: [
      fact,
      ...numbers.map((each) => ({
        same: isMultiple
          ? ([`${each}*${value / each}`, result] as const)
          : ([`${result}*${each / value}`, String(each)] as const),
      })),
    ],
    nudge: 'Which primes is each number made of?',
    hint: `Write ${listed} as products of primes.`,
  }
}

function primeProduct(number: bigint): string {
  const factors = primeFactorsOf(number).map(([prime, times]) =>
    times === 1 ? `${prime}` : `${prime}^${times}`,
  )
  return factors.length === 0 ? '1' : factors.join('*')
}
