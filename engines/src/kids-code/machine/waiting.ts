import { moveTo } from './actors.ts'
import { conditionOf } from './inputs.ts'
import { type Bubble, type Machine, type Point, type Thread, TICK_MS, timeOf } from './machine.ts'
import { record } from './record.ts'
import { clamp } from './values.ts'

/** A day; a longer wait would only be a way to write forever. */
const LONGEST_WAIT_SECONDS = 86_400
/** Thirtieths do not add up to whole seconds exactly. */
const ROUNDING_MS = 0.001

/** Always at least until the next tick, so that others get their turn. */
export function waitSeconds(
  machine: Machine,
  thread: Thread,
  seconds: number,
  bubble: Bubble | null = null,
): void {
  thread.wait = { kind: 'time', untilMs: timeOf(machine) + toMs(seconds), bubble }
}

export function glide(machine: Machine, thread: Thread, seconds: number, to: Point): void {
  const now = timeOf(machine)
  const from = { x: thread.actor.x, y: thread.actor.y }
  thread.wait = { kind: 'glide', fromMs: now, untilMs: now + toMs(seconds), from, to }
}

/** Whether the thread may go on. */
export function isWaitOver(machine: Machine, thread: Thread): boolean {
  const { wait, actor } = thread
  if (!wait) return true
  const now = timeOf(machine) + ROUNDING_MS
  switch (wait.kind) {
    case 'time':
      if (now < wait.untilMs) return false
      if (wait.bubble && actor.bubble === wait.bubble) clearBubble(machine, thread)
      return true
    case 'until':
      return conditionOf(machine, thread, wait.block, 'condition')
    case 'glide': {
      const share = clamp((timeOf(machine) - wait.fromMs) / (wait.untilMs - wait.fromMs), 0, 1)
      const isOver = now >= wait.untilMs
      moveTo(
        machine,
        actor,
        isOver ? wait.to.x : wait.from.x + (wait.to.x - wait.from.x) * share,
        isOver ? wait.to.y : wait.from.y + (wait.to.y - wait.from.y) * share,
      )
      return isOver
    }
    case 'threads':
      while (wait.threads.at(-1)?.isDone) wait.threads.pop()
      return wait.threads.length === 0
    case 'answer':
      // Whoever takes the answer ends the wait.
      return false
  }
}

function toMs(seconds: number): number {
  return Math.max(TICK_MS, clamp(seconds, 0, LONGEST_WAIT_SECONDS) * 1000)
}

function clearBubble(machine: Machine, { actor }: Thread): void {
  const style = actor.bubble?.style ?? 'say'
  actor.bubble = null
  machine.hasDrawn = true
  record(machine, actor, { kind: 'bubble', style, text: '' })
}
