import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import {
  compareRationals,
  divide,
  makeRational,
  multiply,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { nearest } from '#engines/algebra/numbers/value.ts'
import { type Frame, type Given, namedIn, readFrame, take, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, Solver } from '../kind.ts'

/** Powers of ten by name; the longer names first. */
const PLACES: [name: string, power: number][] = [
  ['hundred thousandths?', -5],
  ['ten thousandths?', -4],
  ['hundred thousands?', 5],
  ['ten thousands?', 4],
  ['millions?', 6],
  ['thousandths?', -3],
  ['thousands?', 3],
  ['hundredths?', -2],
  ['hundreds?', 2],
  ['tenths?', -1],
  ['tens?', 1],
  ['whole numbers?|wholes?|integers?|ones?|units?|dollars?', 0],
  ['cents?|penny', -2],
]
/** "To the nearest 100" names the place by its size. */
const BY_SIZE = /\bnearest (1|10|100|1000|10000|0\.1|0\.01|0\.001|\.1|\.01)(?![\d.,])/gi
const SIZES: Record<string, string> = {
  '1': 'one',
  '10': 'ten',
  '100': 'hundred',
  '1000': 'thousand',
  '10000': 'ten thousand',
  '0.1': 'tenth',
  '.1': 'tenth',
  '0.01': 'hundredth',
  '.01': 'hundredth',
  '0.001': 'thousandth',
}
const PLACE_NAMES = PLACES.map(([name]) => name).join('|')
const PLACE = new RegExp(
  `(?:correct )?(?:to )?(?:the |its )?(?:nearest|closest) (${PLACE_NAMES})(?: place)?\\b`,
)
const PLACE_BEHIND = new RegExp(`\\bto (?:the )?(${PLACE_NAMES})(?: place)?$`)
const CLOSEST =
  /\b(?:whole number|integer) (?:is |that is |lies )?(?:closest|nearest) to\b|\b(?:whole number|integer) (?:is|does) (#\d+) (?:closest|nearest)(?: to)?\b|(#\d+) is (?:closest|nearest) to (?:which|what) (?:whole number|integer)\b/
const DECIMALS =
  /(?:correct )?(?:to )?(?:#(\d+)|(one)) (?:decimal places?|decimals?|d\.? ?p\b\.?|places? after the decimal point|digits? after the decimal point)/
const FIGURES =
  /(?:correct )?(?:to )?(?:#(\d+)|(one)) (?:significant (?:figures?|digits?)|s\.? ?f\b\.?|sig\.? ?figs?\.?)/
const IDLE =
  'round rounded rounding off correct to approximate approximately about estimate decimal accurate expressed written when each place'
const FURTHEST = 12

/** To the nearest ten, tenth or whole number, to decimal places and significant figures. */
export const ROUNDING: Solver = {
  kinds: ['rounding'],
  solve(text) {
    const frame = readFrame(
      text.replace(/1,000(?!,)/g, '1000').replace(BY_SIZE, (_, size: string) => `nearest ${SIZES[size]}`),
    )
    const wish = readWish(frame)
    if (!wish) return null
    const [given, more] = namedIn(wish.rest, frame)
    if (!given || more || !isIdle(withoutNumbers(wish.rest), IDLE)) return null
    if (given.sign === '%') return null
    const power = wish.figures === null ? wish.power : leadOf(given) - wish.figures + 1
    if (Math.abs(power) > FURTHEST) return { reason: 'That is too far for me to round.' }
    // 9.96 to two figures is 10, not 10.0: with another digit in front one place less is shown.
    const draft = roundTo(given, power)
    const isLonger =
      wish.figures !== null &&
      'answer' in draft &&
      leadOf({ plain: draft.answer.plain, value: null, sign: '' }) > leadOf(given)
    return isLonger && power < 0 ? roundTo(given, power + 1) : draft
  },
  similar(_, dice) {
    return dice.pick([
      `Round ${dice.int(101, 998)} to the nearest ten.`,
      `Round ${dice.int(1, 40)}.${dice.int(101, 999)} to one decimal place.`,
    ])
  },
}

type Wish = { power: number; figures: number | null; rest: string }

function readWish(frame: Frame): Wish | null {
  for (const [key, isFigures] of [
    [DECIMALS, false],
    [FIGURES, true],
  ] as const) {
    const taken = take(frame.words, key)
    if (!taken) continue
    const [, place, one] = taken.found
    const count = one ? 1 : Number(frame.given[Number(place)]?.plain)
    if (!Number.isInteger(count) || count < (isFigures ? 1 : 0) || count > FURTHEST) return null
    return { power: -count, figures: isFigures ? count : null, rest: taken.rest }
  }
  const closest = take(frame.words, CLOSEST)
  if (closest)
    return { power: 0, figures: null, rest: `${closest.rest} ${closest.found[1] ?? closest.found[2] ?? ''}` }
  const taken = take(frame.words, PLACE) ?? take(frame.words.replace(/[?.]$/, ''), PLACE_BEHIND)
  if (!taken || (!/\b(?:nearest|closest)\b/.test(frame.words) && !/\bround/.test(frame.words))) return null
  const name = taken.found[1] ?? ''
  const power = PLACES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name))?.[1]
  return power === undefined ? null : { power, figures: null, rest: taken.rest }
}

function roundTo(given: Given, power: number): Draft | { reason: string } {
  const unit = powerOfTen(power)
  const value = given.value ?? nearestTo(given.plain)
  if (!value) return { reason: 'I cannot tell how large this number is.' }
  const steps = divide(value, unit)
  const below = floor(steps)
  const rest = subtract(steps, makeRational(below))
  const half = compareRationals(rest, makeRational(1n, 2n))
  if (half === 0 && value.top < 0n)
    return { reason: 'Books disagree on which way a negative half is rounded.' }
  const isUp = half >= 0
  const [low, high] = [write(below, power), write(below + 1n, power)]
  const result = isUp ? high : low
  const middle = write(below * 10n + 5n, power - 1)
  const x = given.plain
  const relation = isUp ? `${middle} <= ${x} < ${high}` : `${low} <= ${x} < ${middle}`
  if (rest.top === 0n) return exactAlready(given, low, power)
  return {
    kind: 'rounding',
    words: `Round ${x} to ${nameOf(power)}.`,
    problem: x,
    steps: [
      {
        rule: 'find-neighbors',
        say: `Find the two neighbors of ${x}, counting by ${write(1n, power)}: ${low} and ${high}.`,
        before: x,
        after: `${low} < ${x} < ${high}`,
        facts: [{ holds: `${low} < ${x} < ${high}` }, { same: [`${low} + ${write(1n, power)}`, high] }],
      },
      {
        rule: 'halfway',
        say: `Halfway between them is ${middle}. ${x} is ${isUp ? 'at least that much, so round up' : 'less than that, so round down'}.`,
        before: `${low} < ${x} < ${high}`,
        after: { tex: `${toLatex(x)} \\approx ${result}` },
        facts: [{ holds: relation }],
      },
    ],
    answer: { plain: result, tex: result, unit: given.sign === '$' ? '$' : undefined },
    proof: [
      { holds: `${result} - ${write(5n, power - 1)} <= ${x} <= ${result} + ${write(5n, power - 1)}` },
      { same: [result, `(${isUp ? below + 1n : below})*(${write(1n, power)})`] },
    ],
    nudge: `Which place are you rounding to? Look at the digit to its right.`,
    hint: `Which two neighbors is ${x} between, and which one is closer?`,
  }
}

function exactAlready(given: Given, result: string, power: number): Draft {
  return {
    kind: 'rounding',
    words: `Round ${given.plain} to ${nameOf(power)}.`,
    problem: given.plain,
    steps: [
      {
        rule: 'already-there',
        say: `${given.plain} has nothing to round off here, so it stays the same.`,
        before: given.plain,
        after: { tex: result },
        facts: [{ same: [given.plain, result] }],
      },
    ],
    answer: { plain: result, tex: result, unit: given.sign === '$' ? '$' : undefined },
    proof: [{ same: [given.plain, result] }],
    nudge: 'Which place are you rounding to?',
    hint: 'Look at the digits to the right of that place.',
  }
}

function nameOf(power: number): string {
  if (power === 0) return 'the nearest whole number'
  return `the nearest ${write(1n, power)}`
}

/** "7.10": as many places as were asked for. */
function write(count: bigint, power: number): string {
  if (power >= 0) return String(count * 10n ** BigInt(power))
  const isMinus = count < 0n
  const digits = String(isMinus ? -count : count).padStart(1 - power, '0')
  return `${isMinus ? '-' : ''}${digits.slice(0, power)}.${digits.slice(power)}`
}

/** The power of ten of the first digit that is not zero. */
function leadOf({ plain, value }: Given): number {
  const known = value ?? nearestTo(plain)
  if (!known || known.top === 0n) return 0
  const size = known.top < 0n ? { ...known, top: -known.top } : known
  let power = 0
  while (compareRationals(size, powerOfTen(power + 1)) >= 0) power++
  while (compareRationals(size, powerOfTen(power)) < 0) power--
  return power
}

function powerOfTen(power: number): Rational {
  return power >= 0 ? makeRational(10n ** BigInt(power)) : makeRational(1n, 10n ** BigInt(-power))
}

function floor({ top, bottom }: Rational): bigint {
  const quotient = top / bottom
  return top < 0n && quotient * bottom !== top ? quotient - 1n : quotient
}

/** A root to twelve digits: enough to tell its neighbors, which the proof checks once more. */
function nearestTo(plain: string): Rational | null {
  const parsed = parseExpression(plain)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  if (!value) return null
  const size = nearest(value)
  if (!Number.isFinite(size) || Math.abs(size) > 1e9) return null
  return multiply(makeRational(BigInt(Math.round(size * 1e6 * 1e3))), makeRational(1n, 1_000_000_000n))
}
