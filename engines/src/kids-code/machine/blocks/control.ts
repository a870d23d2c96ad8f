import type { Block } from '../../program/project.ts'
import { deleteClone, makeClone } from '../clones.ts'
import { conditionOf, fieldOf, numberOf } from '../inputs.ts'
import type { Machine, Thread } from '../machine.ts'
import { record } from '../record.ts'
import { stopAll } from '../stopping.ts'
import { endThread, openFrame, startHats } from '../threads.ts'
import { writeVariable } from '../variables.ts'
import { waitSeconds } from '../waiting.ts'
import type { StatementsOf } from './implementation.ts'

export const EVENT_STATEMENTS: StatementsOf<'event'> = {
  event_send(machine, thread, block) {
    send(machine, thread, block)
  },
  event_send_and_wait(machine, thread, block) {
    const threads = send(machine, thread, block)
    // Whoever sends to itself begins anew and waits for nobody.
    if (!thread.isDone) thread.wait = { kind: 'threads', threads }
  },
}

export const CONTROL_STATEMENTS: StatementsOf<'control'> = {
  control_wait(machine, thread, block) {
    waitSeconds(machine, thread, numberOf(machine, thread, block, 'seconds'))
  },
  control_repeat(machine, thread, block) {
    const times = Math.round(numberOf(machine, thread, block, 'times'))
    if (times >= 1) openFrame(thread, block.body, { kind: 'times', left: times - 1 })
  },
  control_forever(_, thread, block) {
    openFrame(thread, block.body, { kind: 'forever' })
  },
  control_if(machine, thread, block) {
    if (conditionOf(machine, thread, block, 'condition')) openFrame(thread, block.body)
  },
  control_if_else(machine, thread, block) {
    const isTrue = conditionOf(machine, thread, block, 'condition')
    openFrame(thread, isTrue ? block.body : block.otherwise)
  },
  control_wait_until(machine, thread, block) {
    if (!conditionOf(machine, thread, block, 'condition')) thread.wait = { kind: 'until', block }
  },
  control_repeat_until(machine, thread, block) {
    if (conditionOf(machine, thread, block, 'condition')) return
    openFrame(thread, block.body, { kind: 'until', block })
  },
  control_count(machine, thread, block) {
    const from = numberOf(machine, thread, block, 'from')
    const last = numberOf(machine, thread, block, 'to')
    const variable = fieldOf(block, 'variable')
    const change = last < from ? -1 : 1
    writeVariable(machine, thread.actor, variable, from)
    openFrame(thread, block.body, { kind: 'count', variable, next: from + change, last, change })
  },
  control_stop(machine, thread, block) {
    const what = fieldOf(block, 'what')
    if (what === 'all') stopAll(machine)
    else if (what === 'this') stopThis(machine, thread)
    else stopOthers(machine, thread)
  },
  control_make_clone(machine, { actor }, block) {
    const target = fieldOf(block, 'target')
    const original = target === 'myself' ? actor : machine.originals.get(target)
    if (original) makeClone(machine, original)
  },
  control_delete_clone(machine, { actor }) {
    if (actor.isClone) deleteClone(machine, actor)
  },
}

function send(machine: Machine, { actor }: Thread, block: Block): Thread[] {
  const message = fieldOf(block, 'message')
  record(machine, actor, { kind: 'message', message })
  return startHats(machine, 'event_message', message)
}

/** Within an own block only that block ends. */
function stopThis(machine: Machine, thread: Thread): void {
  const call = thread.frames.findLastIndex((frame) => frame.call)
  if (call < 0) endThread(machine, thread)
  else thread.frames.length = call
}

function stopOthers(machine: Machine, thread: Thread): void {
  for (const other of thread.actor.running.values()) {
    if (other !== thread) endThread(machine, other)
  }
}
