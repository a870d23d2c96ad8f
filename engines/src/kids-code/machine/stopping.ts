import type { Machine } from './machine.ts'
import { record } from './record.ts'
import { endThread } from './threads.ts'

/** Ends every script at once, and with them the clones, the bubbles, the question and the sounds. */
export function stopAll(machine: Machine): void {
  for (const thread of machine.threads) endThread(machine, thread)
  machine.actors = machine.actors.filter(({ isClone }) => !isClone)
  machine.cloneCount = 0
  machine.listItems = countSharedItems(machine)
  for (const actor of machine.actors) actor.bubble = null
  machine.pending.keys.clear()
  machine.pending.clicks.length = 0
  machine.sounds = [{ kind: 'silence' }]
  machine.hasDrawn = true
  record(machine, machine.stage, { kind: 'stop' })
}

function countSharedItems(machine: Machine): number {
  let items = 0
  for (const { lists } of [machine, ...machine.actors]) {
    for (const list of lists.values()) items += list.length
  }
  return items
}
