import { add, divide, multiply, type Rational } from '#engines/algebra/numbers/rational.ts'
import { isIdle } from '../../reading/idle.ts'
import { exactValue, writeNumber } from '../../writing/polynomial.ts'
import { work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'

type Unit = { name: string; words: string; size: string }

/** Each row is one quantity; the size is how many of its first unit one unit is, exact by definition. */
const ROWS: Unit[][] = [
  [
    { name: 'm', words: 'meters?|metres?|m', size: '1' },
    { name: 'km', words: 'kilometers?|kilometres?|km', size: '1000' },
    { name: 'cm', words: 'centimeters?|centimetres?|cm', size: '1/100' },
    { name: 'mm', words: 'millimeters?|millimetres?|mm', size: '1/1000' },
    { name: 'in', words: 'inch|inches|in', size: '0.0254' },
    { name: 'ft', words: 'feet|foot|ft', size: '0.3048' },
    { name: 'yd', words: 'yards?|yds?', size: '0.9144' },
    { name: 'mi', words: 'miles?|mi', size: '1609.344' },
  ],
  [
    { name: 'g', words: 'grams?|g', size: '1' },
    { name: 'kg', words: 'kilograms?|kilos?|kgs?', size: '1000' },
    { name: 'mg', words: 'milligrams?|mg', size: '1/1000' },
    { name: 't', words: 'tonnes?|metric tons?', size: '1000000' },
    { name: 'lb', words: 'pounds?|lbs?', size: '453.59237' },
    { name: 'oz', words: 'ounces?|oz', size: '28.349523125' },
    { name: 'tons', words: 'tons?', size: '907184.74' },
  ],
  [
    { name: 's', words: 'seconds?|secs?|s', size: '1' },
    { name: 'min', words: 'minutes?|mins?', size: '60' },
    { name: 'h', words: 'hours?|hrs?|h', size: '3600' },
    { name: 'd', words: 'days?', size: '86400' },
    { name: 'weeks', words: 'weeks?|wks?', size: '604800' },
  ],
  [
    { name: 'l', words: 'liters?|litres?|l', size: '1' },
    { name: 'ml', words: 'milliliters?|millilitres?|ml', size: '1/1000' },
  ],
  [
    { name: 'cups', words: 'cups?', size: '1' },
    { name: 'pints', words: 'pints?|pts?', size: '2' },
    { name: 'quarts', words: 'quarts?|qts?', size: '4' },
    { name: 'gallons', words: 'gallons?|gals?', size: '16' },
    { name: 'fl oz', words: 'fluid ounces?|fl\\.? ?oz', size: '1/8' },
    { name: 'tbsp', words: 'tablespoons?|tbsp', size: '1/16' },
    { name: 'tsp', words: 'teaspoons?|tsp', size: '1/48' },
  ],
  [
    { name: 'months', words: 'months?', size: '1' },
    { name: 'years', words: 'years?|yrs?', size: '12' },
  ],
  [
    { name: '¢', words: 'cents?|pennies|penny|¢', size: '1' },
    { name: '$', words: 'dollars?', size: '100' },
    { name: 'quarters', words: 'quarters?', size: '25' },
    { name: 'dimes', words: 'dimes?', size: '10' },
    { name: 'nickels', words: 'nickels?', size: '5' },
  ],
]
const ALL = ROWS.flat()
const NAMES = ALL.map(({ words }) => words).join('|')
const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+|an?|one)`
const PART = String.raw`(?:\$(?:\d+)(?:\.\d+)?|${NUMBER}[\s-]?(?:${NAMES}))(?![a-z])`
const GIVEN = new RegExp(String.raw`(?<![\w.])${PART}(?:,? (?:and )?${PART})*`)
const ONE = new RegExp(String.raw`(?<![\w.])(?:\$(\d+(?:\.\d+)?)|(${NUMBER})[\s-]?(${NAMES}))(?![a-z])`, 'g')
const ASKED = new RegExp(String.raw`\b(?:how many|to|in|into|as) (${NAMES})(?![a-z])`)
const STORY =
  /^(?:a|an|the|my) [a-z]+ (?:is|was|weighs|lasts|holds|measures|takes) Q(?: long| tall| wide| high| deep| heavy)?\. (?:how long is (?:it|that|this) |what is (?:it|that|this) |how many is that )?(?:ASK)(?: (?:is|are|does) (?:that|it|this)(?: (?:weigh|measure|last|hold))?)?$/
const IDLE =
  'convert change many are there make to into as long amount worth have equal equals same much what write'

/** The unit that a word names, in any row. */
export function readMeasure(word: string): string | null {
  return ALL.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(word))?.name ?? null
}

/** One unit into another, also from two of them: "5 feet 3 inches to inches". */
export const CONVERSION: Solver = {
  kinds: ['unit-conversion'],
  solve(text) {
    const line = text
      .toLowerCase()
      .replace(/[?.\s]+$/, '')
      .replace(/\bhalf an? (?=[a-z])/, '1/2 ')
      .replace(/\ba quarter of an? (?=[a-z])/, '1/4 ')
    const gap = new RegExp(`^(.*?) ?= ?(?:_+|\\?|x|\\( ?\\)) ?(${NAMES})$`).exec(line)
    if (gap) return CONVERSION.solve(`convert ${gap[1]} to ${gap[2]}`)
    const ask = ASKED.exec(line.replace(GIVEN, (all) => all.replace(/[a-z]/g, '0')))
    const to = ask ? unitOf(ask[1] ?? '') : null
    if (!ask || !to) return null
    const without = `${line.slice(0, ask.index)} ASK ${line.slice(ask.index + ask[0].length)}`
    const given = GIVEN.exec(without)
    if (!given) return null
    const frame = `${without.slice(0, given.index)} Q ${without.slice(given.index + given[0].length)}`
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,])/g, '')
      .trim()
    if (!STORY.test(frame) && !isIdle(frame.replace(/Q|ASK/g, ' '), IDLE)) return null
    const parts = [...given[0].matchAll(ONE)].map(([, money, number, unit]) => ({
      plain: money ?? (/^(?:an?|one)$/.test(number ?? '') ? '1' : (number ?? '').replaceAll(',', '')),
      unit: money ? unitOf('dollar') : unitOf(unit ?? ''),
    }))
    return convert(parts, to)
  },
  similar(_, dice) {
    return dice.pick([
      `How many inches are in ${dice.int(2, 9)} feet?`,
      `Convert ${dice.int(2, 9)} feet ${dice.int(1, 11)} inches to inches.`,
      `Change ${dice.int(2, 90)} cm to m.`,
      `How many cups are in ${dice.int(2, 9)} quarts?`,
    ])
  },
}

const unitOf = (word: string): Unit | null =>
  ALL.find(({ words }) => new RegExp(`^(?:${words})$`).test(word)) ?? null
const rowOf = (unit: Unit): Unit[] | undefined => ROWS.find((row) => row.includes(unit))

function convert(parts: { plain: string; unit: Unit | null }[], to: Unit): Draft | { reason: string } | null {
  const row = rowOf(to)
  if (parts.some(({ unit }) => !unit)) return null
  if (parts.some(({ unit }) => !row?.includes(unit as Unit)))
    return { reason: `These measure different things, or ${to.name} is no exact number of them.` }
  const units = parts.map(({ unit }) => unit as Unit)
  if (new Set(units).size !== units.length || (parts.length === 1 && units[0] === to)) return null
  const factors = units.map((unit) => divide(exactValue(unit.size), exactValue(to.size)))
  const total = parts.reduce<Rational>(
    (sum, { plain }, index) => add(sum, multiply(exactValue(plain), factors[index] as Rational)),
    { top: 0n, bottom: 1n },
  )
  const result = writeNumber(total)
  const line = parts.map(({ plain }, index) => termOf(plain, factors[index] as Rational)).join(' + ')
  const written = parts.map(({ plain }, index) => `${plain} ${units[index]?.name}`).join(' ')
  const relations = units.filter((unit) => unit !== to).map((unit) => relationOf(unit, to))
  const isDividing = parts.length === 1 && (factors[0] as Rational).top < (factors[0] as Rational).bottom
  const rule =
    isDividing && isWhole(divide(exactValue('1'), factors[0] as Rational))
      ? 'divide-by-factor'
      : 'multiply-by-factor'
  const say = `${relations.join(' ')} ${rule === 'divide-by-factor' ? 'Divide.' : parts.length > 1 ? 'Multiply, then add.' : 'Multiply.'}`
  return {
    kind: 'unit-conversion',
    words: `Change ${written} into ${to.name}.`,
    problem: { tex: `\\text{${written.replace('$', '\\$')}} = {?}\\ \\text{${to.name.replace('$', '\\$')}}` },
    steps: [work(rule, say, line, result)],
    answer: { plain: result, unit: to.name },
    proof: [
      {
        same: [
          `(${result})*(${to.size})`,
          parts.map(({ plain }, index) => `(${plain})*(${units[index]?.size})`).join(' + '),
        ],
      },
    ],
    nudge: `Which is larger, one ${units[0]?.name} or one ${to.name}?`,
    hint: relations.join(' '),
  }
}

const isWhole = ({ bottom }: Rational): boolean => bottom === 1n

function termOf(plain: string, factor: Rational): string {
  const back = divide(exactValue('1'), factor)
  const number = plain.includes('/') ? `(${plain})` : plain
  if (isWhole(factor)) return factor.top === 1n ? number : `${number}*${factor.top}`
  return isWhole(back) ? `${number}/${back.top}` : `${number}*(${writeNumber(factor)})`
}

function relationOf(unit: Unit, to: Unit): string {
  const factor = divide(exactValue(unit.size), exactValue(to.size))
  const back = divide(exactValue('1'), factor)
  return isWhole(back) && !isWhole(factor)
    ? `1 ${to.name} is ${back.top} ${unit.name}.`
    : `1 ${unit.name} is ${writeNumber(factor)} ${to.name}.`
}
