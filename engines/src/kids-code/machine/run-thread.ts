import type { StatementOpcode } from '../catalog/catalog.ts'
import { STATEMENTS } from './blocks/all-blocks.ts'
import { conditionOf } from './inputs.ts'
import type { Frame, Machine, Thread } from './machine.ts'
import { endThread } from './threads.ts'
import { writeVariable } from './variables.ts'
import { isWaitOver } from './waiting.ts'

/** Blocks that one script may run before the others have their turn, as when an own block calls itself on and on. */
const LONGEST_TURN = 1000

/** `waits`: nothing to do before the next tick. `again`: could go on at once. `cut`: the budget or the one block is used up. */
export type TurnEnd = 'waits' | 'again' | 'cut'

/** Runs a script until it waits, ends, comes to the end of a round in a loop or has used what it may. */
export function runTurn(machine: Machine, thread: Thread, budget: number): TurnEnd {
  machine.spent += 1
  machine.spentBefore = machine.spent
  if (thread.wait) {
    if (!isWaitOver(machine, thread)) return 'waits'
    thread.wait = null
  }
  const mostSpent = machine.spent + LONGEST_TURN
  while (!thread.isDone) {
    const frame = thread.frames.at(-1)
    if (!frame) {
      endThread(machine, thread)
      break
    }
    const block = frame.blocks[frame.at]
    if (!block) {
      if (endRound(machine, thread, frame)) return 'again'
      continue
    }
    if (machine.spent >= budget || machine.statementsLeft <= 0) return 'cut'
    if (machine.spent >= mostSpent) return 'again'
    frame.at += 1
    machine.spentBefore = machine.spent
    thread.block = block
    machine.spent += 1
    machine.statementsLeft -= 1
    machine.lastRun = { thread, block }
    STATEMENTS[block.opcode as StatementOpcode](machine, thread, block)
    if (thread.wait) return 'waits'
  }
  return 'waits'
}

/** Whether there is another round; if not, what comes after the loop is next. */
function endRound(machine: Machine, thread: Thread, frame: Frame): boolean {
  if (hasAnotherRound(machine, thread, frame)) {
    frame.at = 0
    return true
  }
  thread.frames.pop()
  return false
}

function hasAnotherRound(machine: Machine, thread: Thread, { loop }: Frame): boolean {
  switch (loop?.kind) {
    case 'times':
      loop.left -= 1
      return loop.left >= 0
    case 'forever':
      return true
    case 'until':
      machine.spentBefore = machine.spent
      return !conditionOf(machine, thread, loop.block, 'condition')
    case 'count': {
      if (loop.change > 0 ? loop.next > loop.last : loop.next < loop.last) return false
      writeVariable(machine, thread.actor, loop.variable, loop.next)
      loop.next += loop.change
      return true
    }
    default:
      return false
  }
}
