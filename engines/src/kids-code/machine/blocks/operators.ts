import { acos, asin, atan, cos, exp, log, log10, pow, sin, tan } from '../../../arithmetic/index.ts'
import type { FUNCTIONS } from '../../catalog/operators.ts'
import { LIMITS } from '../../program/limits.ts'
import type { Block } from '../../program/project.ts'
import { conditionOf, fieldOf, inputOf, numberOf, textOf } from '../inputs.ts'
import type { Machine, Thread } from '../machine.ts'
import { clamp, compareValues, cut, tidy, toNumber } from '../values.ts'
import type { ReportersOf } from './implementation.ts'

/** Beyond it whole numbers are no longer exact. */
const LARGEST_ROLL = 1e15

export const OPERATOR_REPORTERS: ReportersOf<'operator'> = {
  operator_add: (machine, thread, block) =>
    toNumber(numberOf(machine, thread, block, 'a') + numberOf(machine, thread, block, 'b')),
  operator_subtract: (machine, thread, block) =>
    toNumber(numberOf(machine, thread, block, 'a') - numberOf(machine, thread, block, 'b')),
  operator_multiply: (machine, thread, block) =>
    toNumber(numberOf(machine, thread, block, 'a') * numberOf(machine, thread, block, 'b')),
  operator_divide(machine, thread, block) {
    const a = numberOf(machine, thread, block, 'a')
    return divide(machine, numberOf(machine, thread, block, 'b'), (b) => a / b)
  },
  operator_random(machine, thread, block) {
    const from = clamp(numberOf(machine, thread, block, 'from'), -LARGEST_ROLL, LARGEST_ROLL)
    const to = clamp(numberOf(machine, thread, block, 'to'), -LARGEST_ROLL, LARGEST_ROLL)
    return roll(machine, Math.min(from, to), Math.max(from, to))
  },
  operator_greater: (machine, thread, block) => compare(machine, thread, block) > 0,
  operator_less: (machine, thread, block) => compare(machine, thread, block) < 0,
  operator_equals: (machine, thread, block) => compare(machine, thread, block) === 0,
  operator_and: (machine, thread, block) =>
    conditionOf(machine, thread, block, 'a') && conditionOf(machine, thread, block, 'b'),
  operator_or: (machine, thread, block) =>
    conditionOf(machine, thread, block, 'a') || conditionOf(machine, thread, block, 'b'),
  operator_not: (machine, thread, block) => !conditionOf(machine, thread, block, 'a'),
  operator_join(machine, thread, block) {
    const joined = textOf(machine, thread, block, 'a') + textOf(machine, thread, block, 'b')
    machine.spent += joined.length >> 8
    if (joined.length > LIMITS.textLength) machine.notices.add('text-limit')
    return cut(joined)
  },
  operator_letter(machine, thread, block) {
    const place = Math.floor(numberOf(machine, thread, block, 'place'))
    return lettersOf(machine, textOf(machine, thread, block, 'text'))[place - 1] ?? ''
  },
  operator_length: (machine, thread, block) =>
    lettersOf(machine, textOf(machine, thread, block, 'text')).length,
  operator_contains(machine, thread, block) {
    const text = textOf(machine, thread, block, 'text').toLowerCase()
    machine.spent += text.length >> 5
    return text.includes(textOf(machine, thread, block, 'part').toLowerCase())
  },
  operator_modulo(machine, thread, block) {
    const a = numberOf(machine, thread, block, 'a')
    // As in school the rest of -1 by 5 is 4.
    return divide(machine, numberOf(machine, thread, block, 'b'), (b) => a - b * Math.floor(a / b))
  },
  operator_round: (machine, thread, block) => Math.round(numberOf(machine, thread, block, 'a')) || 0,
  operator_function(machine, thread, block) {
    const name = fieldOf(block, 'function') as (typeof FUNCTIONS)[number]
    return toNumber(CALCULATE[name](numberOf(machine, thread, block, 'a')))
  },
}

const DEGREE = Math.PI / 180

/** Angles in degrees. What has no value, such as the root of -1, is 0. */
const CALCULATE: Record<(typeof FUNCTIONS)[number], (a: number) => number> = {
  abs: Math.abs,
  floor: Math.floor,
  ceiling: (a) => Math.ceil(a) || 0,
  sqrt: Math.sqrt,
  sin: (a) => tidy(sin(a * DEGREE)),
  cos: (a) => tidy(cos(a * DEGREE)),
  tan: (a) => tidy(tan(a * DEGREE)),
  asin: (a) => tidy(asin(a) / DEGREE),
  acos: (a) => tidy(acos(a) / DEGREE),
  atan: (a) => tidy(atan(a) / DEGREE),
  ln: log,
  log: log10,
  exp,
  'ten-to': (a) => pow(10, a),
}

function compare(machine: Machine, thread: Thread, block: Block): number {
  const a = inputOf(machine, thread, block, 'a')
  const b = inputOf(machine, thread, block, 'b')
  if (typeof a === 'string' && typeof b === 'string') machine.spent += (a.length + b.length) >> 6
  return compareValues(a, b)
}

function divide(machine: Machine, by: number, calculate: (by: number) => number): number {
  if (by !== 0) return toNumber(calculate(by))
  machine.notices.add('divided-by-zero')
  return 0
}

/** Whole numbers between whole numbers, otherwise numbers with decimals. */
function roll(machine: Machine, least: number, most: number): number {
  if (Number.isInteger(least) && Number.isInteger(most)) return machine.dice.int(least, most)
  return tidy(least + (machine.dice.int(0, 1_000_000) / 1_000_000) * (most - least))
}

/** As people count them: an emoji is one letter. */
function lettersOf(machine: Machine, text: string): string[] {
  machine.spent += text.length >> 3
  return [...text]
}
