import { isZero } from '#engines/algebra/numbers/rational.ts'
import { type Quantity, readStory } from '../reading/quantities.ts'
import { applyFormula } from './formula.ts'
import type { Solver } from './kind.ts'

const ASK =
  "(?:(?:please )?(?:what is|what's|find|calculate|compute|work out|determine|how much is|give)(?: the value of)? )?"
const PART = new RegExp(`^${ASK}# of #$`)
const RATE = [
  /^# is (?:what|which) (?:percent|percentage|%) of #$/,
  /^(?:what|which) (?:percent|percentage|%) (?:of # is #|is # of #)$/,
  /^(?:(?:write|express|give|find|work out|calculate|what is) )?(?:# out of # as an? (?:percent|percentage)|# as an? (?:percent|percentage) of #)$/,
]
const BASE = [
  /^# is # of (?:what|which|a|some|what other)(?: number)?(?:\. (?:what is|find|work out|calculate) the number)?$/,
  /^# of (?:what|which|a|some) number is #(?:[.,;]? (?:and )?(?:what is|what's|find|work out|calculate|determine) (?:the|this|that) number)?$/,
]
const CHANGE = new RegExp(
  `^(?:${ASK}# (increased|raised|decreased|reduced|lowered) by #|(increase|raise|decrease|reduce|lower) # by #)$`,
)
const GROWTH = new RegExp(
  `^(?:${ASK}(?:the )?percent(?:age)? (?:change|increase|decrease)|by what percent(?:age)? does (?:a|the) (?:value|number|price) change) (?:when going )?from # to #$`,
)

export const PERCENT: Solver = {
  kinds: ['percent'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    const [first, second] = quantities
    if (!first || !second || quantities.length !== 2) return null
    const units = quantities.map(({ unit }) => (unit === '%' ? '%' : 'n')).join('')
    if (units === '%n' && PART.test(frame)) return findPart(first, second)
    if (units === 'nn' && RATE.some((pattern) => pattern.test(frame))) {
      const isTurned = /^(?:what|which) (?:percent|percentage|%) of/.test(frame)
      return isTurned ? findRate(second, first) : findRate(first, second)
    }
    if (BASE.some((pattern) => pattern.test(frame))) {
      if (units === '%n') return findBase(second, first)
      if (units === 'n%') return findBase(first, second)
    }
    const change = units === 'n%' ? CHANGE.exec(frame) : null
    if (change) return changeBy(first, second, /^(?:inc|rai)/.test(change[1] ?? change[2] ?? ''))
    return units === 'nn' && GROWTH.test(frame) ? findGrowth(first, second) : null
  },
  similar(_, dice) {
    return `what is ${dice.int(1, 19) * 5}% of ${dice.int(2, 40) * 20}?`
  },
}

const unitOf = ({ unit }: Quantity): string | undefined => unit || undefined

function findPart(percent: Quantity, whole: Quantity) {
  return applyFormula({
    kind: 'percent',
    words: `Find ${percent.plain}% of ${whole.plain}.`,
    name: 'P',
    formula: 'p/100*w',
    values: { p: percent.plain, w: whole.plain },
    unit: unitOf(whole),
    say: 'Percent means hundredths: divide by 100, then multiply by the whole.',
    nudge: 'What does percent mean? How much would 1% be?',
    proof: (result) => [{ same: [`${whole.plain}*${percent.plain}`, `100*(${result})`] }],
  })
}

function findRate(part: Quantity, whole: Quantity) {
  if (isZero(whole.value)) return { reason: 'Nothing is a percentage of zero.' }
  if (part.unit !== whole.unit) return { reason: 'These are in different units.' }
  return applyFormula({
    kind: 'percent',
    words: `Find what percentage ${part.plain} is of ${whole.plain}.`,
    name: 'p',
    formula: 'a/w*100',
    values: { a: part.plain, w: whole.plain },
    unit: '%',
    say: 'Divide the part by the whole, then multiply by 100.',
    nudge: 'Which number is the whole, and which is the part?',
    proof: (result) => [{ same: [`(${result})/100*${whole.plain}`, part.plain] }],
  })
}

function findBase(part: Quantity, percent: Quantity) {
  if (isZero(percent.value)) return { reason: '0% of every number is 0.' }
  return applyFormula({
    kind: 'percent',
    words: `Find the number of which ${percent.plain}% is ${part.plain}.`,
    name: 'w',
    formula: 'a*100/p',
    values: { a: part.plain, p: percent.plain },
    unit: unitOf(part),
    say: 'Divide by the percentage to get 1%, then take 100 times as much.',
    nudge: 'You know a part. How large is 1% of the whole?',
    proof: (result) => [{ equation: `${percent.plain}/100*w = ${part.plain}`, solutions: [{ w: result }] }],
  })
}

export function changeBy(whole: Quantity, percent: Quantity, isMore: boolean) {
  const sign = isMore ? '+' : '-'
  return applyFormula({
    kind: 'percent',
    words: `${isMore ? 'Increase' : 'Decrease'} ${whole.plain} by ${percent.plain}%.`,
    name: 'N',
    formula: `w ${sign} p/100*w`,
    values: { w: whole.plain, p: percent.plain },
    unit: unitOf(whole),
    say: `Work out the percentage of the whole and ${isMore ? 'add it' : 'take it away'}.`,
    nudge: `How much is ${percent.plain}% of ${whole.plain}?`,
    proof: (result) => [{ same: [`${whole.plain}*(100 ${sign} ${percent.plain})/100`, result] }],
  })
}

function findGrowth(before: Quantity, after: Quantity) {
  if (before.value.top <= 0n || before.unit !== after.unit)
    return { reason: 'A percentage change needs a positive start in the same unit.' }
  return applyFormula({
    kind: 'percent',
    words: `Find the percentage change from ${before.plain} to ${after.plain}.`,
    name: 'p',
    formula: '(b - a)/a*100',
    values: { a: before.plain, b: after.plain },
    unit: '%',
    say: 'Divide the change by the value at the start, then multiply by 100.',
    nudge: 'By how much did it change? Compared with what?',
    proof: (result) => [{ same: [`${before.plain}*(1 + (${result})/100)`, after.plain] }],
  })
}
