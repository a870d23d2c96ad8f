import { expect, test } from 'vitest'
import { createDice } from '../dice/index.ts'
import * as arithmetic from './index.ts'
import { checksum } from './testing/checksum.ts'
import pinned from './testing/pinned.json' with { type: 'json' }
import { measureUlps, precise } from './testing/precise.ts'
import { listSamples } from './testing/samples.ts'

type Name = keyof typeof arithmetic
const FUNCTIONS = { ...arithmetic }
const NAMES = Object.keys(FUNCTIONS) as Name[]
const call = (name: Name, values: readonly number[]) =>
  (FUNCTIONS[name] as (...values: readonly number[]) => number)(...values)

const nextAfter = (value: number) => {
  const bits = new BigInt64Array(Float64Array.of(value).buffer)
  bits[0] = (bits[0] ?? 0n) + (value < 0 ? -1n : 1n)
  return new Float64Array(bits.buffer)[0] as number
}

test.each(NAMES)('%s is nearer than one unit in the last place to the true value', (name) => {
  let worst = { ulps: 0, values: [] as number[] }
  for (const values of listSamples(name)) {
    const result = call(name, values)
    if (!Number.isFinite(result)) continue
    const exact = (precise[name] as (...values: number[]) => { top: bigint; bits: bigint })(...values)
    if (exact.top === 0n) continue
    const ulps = Math.abs(measureUlps(result, exact))
    if (ulps > worst.ulps) worst = { ulps, values }
  }
  expect(worst.ulps, `${name}(${worst.values.join(', ')})`).toBeLessThan(0.85)
  expect(worst.ulps).toBeGreaterThan(0.3)
})

test('the measure tells one double from the next', () => {
  for (const x of [0.3, 1.7, 40, -300]) {
    const [result, exact] = [arithmetic.exp(x), precise.exp(x)]
    expect(Math.abs(measureUlps(nextAfter(result), exact) - measureUlps(result, exact))).toBeCloseTo(1, 5)
  }
})

test('the precise values are those that are known', () => {
  expect(measureUlps(Math.E, precise.exp(1))).toBeCloseTo(-0.3255, 3)
  expect(Math.abs(measureUlps(Math.LN2, precise.log(2)))).toBeLessThan(0.5)
  expect(Math.abs(measureUlps(Math.LN10, precise.log(10)))).toBeLessThan(0.5)
  expect(Math.abs(measureUlps(Math.PI / 4, precise.atan(1)))).toBeLessThan(0.5)
  expect(Math.abs(measureUlps(-2.356194490192345, precise.atan2(-1, -1)))).toBeLessThan(0.5)
  // The double nearest to 10^22, in radians: known from the literature on argument reduction.
  expect(Math.abs(measureUlps(-0.8522008497671888, precise.sin(1e22)))).toBeLessThan(0.5)
})

/** The record is the same on every machine: one that rounds differently anywhere is red here. */
test.each(NAMES)('every bit of some thousand values of %s is as on record', (name) => {
  const values = listSamples(name, 1_500).map((sample) => call(name, sample))
  expect(checksum(values)).toBe((pinned as Record<string, string>)[name])
})

const EDGES = [
  0,
  -0,
  1,
  -1,
  0.5,
  -0.5,
  2,
  -2,
  3,
  -3,
  0.1,
  1e300,
  -1e300,
  1e-300,
  5e-324,
  -5e-324,
  Number.MAX_VALUE,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
]

test.each(NAMES)('%s answers as JavaScript does at zeros, ends, infinities and what is no number', (name) => {
  const isPair = name === 'pow' || name === 'atan2' || name === 'hypot'
  const edges = isPair ? EDGES.flatMap((a) => EDGES.map((b) => [a, b])) : EDGES.map((a) => [a])
  const built = Math[name] as (...values: readonly number[]) => number
  for (const values of edges) {
    const [ours, theirs] = [call(name, values), built(...values)]
    const isNear = Math.abs(ours - theirs) <= 4e-16 * Math.abs(theirs)
    if (!isNear || theirs === 0) expect(ours, `${name}(${values.join(', ')})`).toBe(theirs)
  }
})

test('exp ends where doubles end', () => {
  expect(arithmetic.exp(709.782712893384)).toBeLessThan(Number.MAX_VALUE)
  expect(arithmetic.exp(709.7827128933841)).toBe(Number.POSITIVE_INFINITY)
  expect(arithmetic.exp(-745.1332191019411)).toBe(5e-324)
  expect(arithmetic.exp(-745.1332191019412)).toBe(0)
  expect(arithmetic.exp(-1e9)).toBe(0)
})

test('what a child expects to be exact is exact', () => {
  for (let power = -15; power <= 22; power++) {
    expect(arithmetic.pow(10, power)).toBe(Number(`1e${power}`))
    expect(arithmetic.log10(Number(`1e${power}`))).toBe(power)
  }
  for (let whole = 1; whole <= 2_000; whole++) {
    expect(arithmetic.cbrt(-(whole * whole * whole))).toBe(-whole)
    expect(arithmetic.pow(whole, 3)).toBe(whole * whole * whole)
    expect(arithmetic.pow(whole * whole, 0.5)).toBe(whole)
    expect(arithmetic.hypot(3 * whole, -4 * whole)).toBe(5 * whole)
  }
})

const RISING = ['exp', 'log', 'log1p', 'log10', 'cbrt', 'asin', 'atan'] as const

test.each(RISING)('%s never falls from one double to the next', (name) => {
  const dice = createDice(`rising ${name}`)
  // Where one piece of a reduction meets the next: halves of ln 2, √2, the ends of log1p's middle, sixteenths.
  const borders = [
    Math.LN2 / 2,
    1.5 * Math.LN2,
    Math.SQRT1_2,
    Math.SQRT2,
    0.41,
    -0.29,
    1 / 16,
    3 / 16,
    13 / 16,
  ]
  const ends = name === 'asin' ? 0.95 : 2
  const starts = [...borders, ...Array.from({ length: 60 }, () => dice.int(-900, 900) / 1_000)]
  for (const start of starts.filter((value) => value < ends)) {
    let x = name.startsWith('log') && name !== 'log1p' ? Math.abs(start) + 2 ** -30 : start
    for (let step = 0; step < 12; step++) x -= Math.abs(x) * 2 ** -53
    if (x < 0) x = Math.max(x, -0.95)
    for (let step = 0; step < 40; step++) {
      const next = x < 0 ? -previous(-x) : nextAfter(x)
      expect(call(name, [next]), `${name} after ${x}`).toBeGreaterThanOrEqual(call(name, [x]))
      x = next
    }
  }
})

function previous(value: number): number {
  const bits = new BigInt64Array(Float64Array.of(value).buffer)
  bits[0] = (bits[0] ?? 0n) - 1n
  return new Float64Array(bits.buffer)[0] as number
}
