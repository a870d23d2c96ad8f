import { divide, multiply } from '#engines/algebra/numbers/rational.ts'
import { readStory, readUnit } from '../reading/quantities.ts'
import { exactValue, writeNumber } from '../writing/polynomial.ts'
import { work } from './formula.ts'
import type { Solver } from './kind.ts'

/** How many of the first unit of its row one unit is; exact by definition. */
const MEASURES: Record<string, string>[] = [
  { m: '1', km: '1000', cm: '1/100', mm: '1/1000', in: '0.0254', ft: '0.3048', yd: '0.9144', mi: '1609.344' },
  { g: '1', kg: '1000', mg: '1/1000', t: '1000000', lb: '453.59237', oz: '28.349523125' },
  { s: '1', min: '60', h: '3600', d: '86400', week: '604800' },
  { l: '1', ml: '1/1000' },
  { 'm/s': '1', 'km/h': '5/18', mph: '0.44704' },
]
const ASKS = [
  /^(?:convert|change|express|write|turn|what is|how much is|give)? ?# (?:to|into|in) ([a-z/ ]+)$/,
  /^how many ([a-z/ ]+?)(?: are| is)?(?: there)? (?:in|make|equal) #$/,
  /^# (?:is|are|equals?|=) how many ([a-z/ ]+)$/,
]

export const UNITS: Solver = {
  kinds: ['unit-conversion'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    const [given] = quantities
    const asked = ASKS.map((pattern) => pattern.exec(frame)?.[1]).find((name) => name !== undefined)
    const to = asked ? readUnit(asked) : null
    if (!given || quantities.length !== 1 || !to || given.unit === '') return null
    const row = MEASURES.find((measure) => measure[given.unit] && measure[to])
    if (!row) return { reason: `I cannot change ${given.unit} into ${to}.` }
    const factor = divide(exactValue(row[given.unit] as string), exactValue(row[to] as string))
    const result = writeNumber(multiply(given.value, factor))
    const by = writeNumber(factor)
    const isLess = factor.top < factor.bottom
    const backwards = writeNumber(divide(exactValue('1'), factor))
    const isDividing = isLess && !backwards.includes('/')
    const line = isDividing ? `${given.plain}/${backwards}` : `${given.plain}*(${by})`
    const relation = isDividing
      ? `1 ${to} is ${backwards} ${given.unit}, so divide by ${backwards}.`
      : `1 ${given.unit} is ${by} ${to}, so multiply by ${by}.`
    return {
      kind: 'unit-conversion',
      words: `Change ${given.plain} ${given.unit} into ${to}.`,
      problem: { tex: `${given.plain}\\ \\text{${given.unit}} = {?}\\ \\text{${to}}` },
      steps: [work(isDividing ? 'divide-by-factor' : 'multiply-by-factor', relation, line, result)],
      answer: { plain: result, unit: to },
      proof: [{ same: [`(${result})*(${row[to]})`, `${given.plain}*(${row[given.unit]})`] }],
      nudge: `Which is larger, one ${given.unit} or one ${to}?`,
      hint: relation,
    }
  },
  similar(_, dice) {
    const [from, to] = dice.pick([
      ['km', 'm'],
      ['cm', 'm'],
      ['kg', 'g'],
      ['hours', 'minutes'],
      ['feet', 'inches'],
    ] as const)
    return `convert ${dice.int(2, 90)} ${from} to ${to}`
  },
}
