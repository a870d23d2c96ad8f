import { hasTurn, type Quantity, readStory, unitsAsked } from '../reading/quantities.ts'
import { applyFormula } from './formula.ts'
import type { Draft, Solver } from './kind.ts'

const SPEEDS: Record<string, { distance: string; time: string }> = {
  'km/h': { distance: 'km', time: 'h' },
  mph: { distance: 'mi', time: 'h' },
  'm/s': { distance: 'm', time: 's' },
}
const OTHER_TRIPS =
  /\b(?:faster|slower|towards?|opposite|meets?|catch|upstream|downstream|wind|current|stops?|rests?|break|increases?|decreases?|average of|overtake|apart|leaves?|start(?:s|ed)? at|each)\b/
const TOGETHER = /\b(?:together|both)\b/g

export const JOURNEYS: Solver = {
  kinds: ['speed', 'shared-work'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    const [first, second] = quantities
    if (!first || !second || quantities.length !== 2 || hasTurn(frame, 'another')) return null
    if (quantities.some(({ value }) => value.top <= 0n)) return null
    return solveTrip(frame, quantities) ?? solveWork(frame, first, second)
  },
  similar(kind, dice) {
    const [a, b] = [dice.int(2, 9), dice.int(2, 12)]
    if (kind === 'shared-work')
      return `Ann can paint a room in ${a} hours and Bob can paint it in ${b} hours. How long do they take together?`
    return dice.pick([
      `A car travels at ${b * 10} km/h for ${a} hours. How far does it go?`,
      `A car travels ${a * b * 10} km in ${a} hours. What is its average speed?`,
    ])
  },
}

function solveTrip(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const speed = quantities.find(({ unit }) => unit in SPEEDS)
  const time = quantities.find(({ unit }) => /^(?:h|min|s)$/.test(unit))
  const distance = quantities.find(({ unit }) => /^(?:km|mi|m)$/.test(unit))
  if (OTHER_TRIPS.test(frame)) return null
  if (
    speed &&
    time &&
    /how far|what distance|distance .*(?:cover|travel|go)|find the distance|how many (?:km|kilomet|miles|met)/.test(
      frame,
    )
  ) {
    const units = SPEEDS[speed.unit]
    if (time.unit !== units?.time)
      return { reason: `The time should be in ${units?.time} here. Convert it first.` }
    return applyFormula({
      kind: 'speed',
      words: `Find the distance at ${speed.plain} ${speed.unit} in ${time.plain} ${time.unit}.`,
      name: 'd',
      formula: 'v*t',
      values: { v: speed.plain, t: time.plain },
      unit: units.distance,
      asked: unitsAsked(frame),
      say: 'Distance is speed times time.',
      nudge: 'How far does it get in one unit of time?',
      proof: (result) => [{ same: [`(${result})/${time.plain}`, speed.plain] }],
    })
  }
  if (distance && time && /\bspeed\b|how fast/.test(frame)) {
    return applyFormula({
      kind: 'speed',
      words: `Find the speed for ${distance.plain} ${distance.unit} in ${time.plain} ${time.unit}.`,
      name: 'v',
      formula: 'd/t',
      values: { d: distance.plain, t: time.plain },
      unit: distance.unit === 'mi' && time.unit === 'h' ? 'mph' : `${distance.unit}/${time.unit}`,
      asked: unitsAsked(frame),
      say: 'Speed is distance divided by time.',
      nudge: 'How far does it get in one unit of time?',
      proof: (result) => [{ same: [`(${result})*${time.plain}`, distance.plain] }],
    })
  }
  if (!distance || !speed || !/how long|how much time|how many (?:hours|seconds)|find the time/.test(frame))
    return null
  const units = SPEEDS[speed.unit]
  if (distance.unit !== units?.distance)
    return { reason: `The distance should be in ${units?.distance} here. Convert it first.` }
  return applyFormula({
    kind: 'speed',
    words: `Find the time for ${distance.plain} ${distance.unit} at ${speed.plain} ${speed.unit}.`,
    name: 't',
    formula: 'd/v',
    values: { d: distance.plain, v: speed.plain },
    unit: units.time,
    asked: unitsAsked(frame),
    say: 'Time is distance divided by speed.',
    nudge: 'How often does the distance of one unit of time fit in?',
    proof: (result) => [{ same: [`(${result})*${speed.plain}`, distance.plain] }],
  })
}

/** Two who need a and b hours alone need ab/(a + b) together. */
function solveWork(frame: string, first: Quantity, second: Quantity): Draft | { reason: string } | null {
  const words = frame.match(TOGETHER) ?? []
  const lastNumber = frame.lastIndexOf('#')
  const question = frame.slice(lastNumber)
  const isAsked =
    /\b(?:together|both)\b/.test(question) && /how long|how many (?:hours|minutes|days)/.test(question)
  if (words.length === 0 || !isAsked || TOGETHER.test(frame.slice(0, lastNumber))) return null
  if (first.unit !== second.unit || !/^(?:h|min|d)$/.test(first.unit)) return null
  if (/\b(?:leak|drains?|empties|empty|older|ages?|alone|per|faster|slower|than)\b/.test(frame)) return null
  return applyFormula({
    kind: 'shared-work',
    words: `One needs ${first.plain} ${first.unit}, the other ${second.plain} ${second.unit}. Find the time together.`,
    name: 't',
    formula: '1/(1/a + 1/b)',
    values: { a: first.plain, b: second.plain },
    unit: first.unit,
    asked: unitsAsked(frame),
    say: 'Add what each does in one unit of time; the time is one divided by that.',
    nudge: 'Which part of the work does each do in one unit of time?',
    proof: (result) => [{ same: [`(${result})/${first.plain} + (${result})/${second.plain}`, '1'] }],
  })
}
