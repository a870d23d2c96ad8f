import { hypot } from '../../../arithmetic/index.ts'
import { LIMITS } from '../../program/limits.ts'
import { isTouching } from '../actors.ts'
import { fieldOf, textOf } from '../inputs.ts'
import { type Actor, type Machine, timeOf } from '../machine.ts'
import { record } from '../record.ts'
import { tidy } from '../values.ts'
import type { Report, ReportersOf, StatementsOf } from './implementation.ts'

const LONGEST_QUESTION = 300

export const SENSING_STATEMENTS: StatementsOf<'sensing'> = {
  sensing_ask(machine, thread, block) {
    const text = textOf(machine, thread, block, 'question').slice(0, LONGEST_QUESTION)
    machine.questions.push({ thread, text })
    thread.wait = { kind: 'answer' }
    machine.hasDrawn = true
    record(machine, thread.actor, { kind: 'question', text })
  },
  sensing_reset_timer(machine, { actor }) {
    machine.timerStartMs = timeOf(machine)
    record(machine, actor, { kind: 'timer' })
  },
}

export const SENSING_REPORTERS: ReportersOf<'sensing'> = {
  sensing_touching: (machine, { actor }, block) => isTouching(machine, actor, fieldOf(block, 'target')),
  sensing_distance(machine, { actor }, block) {
    const target = fieldOf(block, 'target')
    const place = target === 'pointer' ? machine.pointer : machine.originals.get(target)
    return place ? tidy(hypot(place.x - actor.x, place.y - actor.y)) : 0
  },
  sensing_answer: (machine) => machine.answer,
  sensing_key(machine, _, block) {
    const key = fieldOf(block, 'key')
    return key === 'any' ? machine.keys.size > 0 : machine.keys.has(key)
  },
  sensing_pointer_down: (machine) => machine.pointer.isDown,
  sensing_pointer_x: (machine) => tidy(machine.pointer.x),
  sensing_pointer_y: (machine) => tidy(machine.pointer.y),
  sensing_timer: (machine) => readTimer(machine),
  sensing_date: (machine, _, block) => readDate(machine, fieldOf(block, 'part')),
  sensing_of(machine, _, block) {
    const actor = machine.originals.get(fieldOf(block, 'sprite'))
    return actor ? (ATTRIBUTES[fieldOf(block, 'what')]?.(actor) ?? 0) : 0
  },
}

export function readTimer(machine: Machine): number {
  return Math.max(0, Math.round(timeOf(machine) - machine.timerStartMs)) / 1000
}

/** The start was told as if the clock on the wall were in UTC. Weekdays count from Sunday, 1. */
function readDate(machine: Machine, part: string): number {
  const date = new Date(machine.startedAtMs + timeOf(machine))
  switch (part) {
    case 'year':
      return date.getUTCFullYear()
    case 'month':
      return date.getUTCMonth() + 1
    case 'day':
      return date.getUTCDate()
    case 'weekday':
      return date.getUTCDay() + 1
    case 'hour':
      return date.getUTCHours()
    case 'minute':
      return date.getUTCMinutes()
    default:
      return date.getUTCSeconds()
  }
}

const ATTRIBUTES: Record<string, (actor: Actor) => ReturnType<Report>> = {
  x: (actor) => actor.x,
  y: (actor) => actor.y,
  direction: (actor) => actor.direction,
  size: (actor) => actor.size,
  volume: (actor) => actor.volume,
  'costume-number': (actor) => actor.costume + 1,
  'costume-name': (actor) => actor.sprite?.costumes[actor.costume]?.name ?? '',
}

/** Takes the answer to the question that is shown. */
export function takeAnswer(machine: Machine, text: string): void {
  const question = machine.questions.shift()
  if (!question) return
  question.thread.wait = null
  machine.answer = text.slice(0, LIMITS.textLength)
  machine.hasDrawn = true
  record(machine, question.thread.actor, { kind: 'answer', text: machine.answer })
}
