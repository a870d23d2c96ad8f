import { LIMITS } from '../program/limits.ts'
import type { Value } from '../program/project.ts'
import type { Actor, Machine } from './machine.ts'
import { record } from './record.ts'

export function readVariable(machine: Machine, actor: Actor, id: string): Value {
  return actor.variables.get(id) ?? machine.variables.get(id) ?? 0
}

/** What belongs to another sprite is left alone. */
export function writeVariable(machine: Machine, actor: Actor, id: string, value: Value): void {
  const home = actor.variables.has(id) ? actor.variables : machine.variables
  if (!home.has(id)) return
  home.set(id, value)
  record(machine, actor, { kind: 'variable', variable: id, value })
}

const NO_ITEMS: Value[] = []

export function findList(machine: Machine, actor: Actor, id: string): Value[] {
  return actor.lists.get(id) ?? machine.lists.get(id) ?? NO_ITEMS
}

/** Puts an item before the place, which counts from 1; false when there is no room or no such list. */
export function insertItem(machine: Machine, list: Value[], place: number, item: Value): boolean {
  if (list === NO_ITEMS || place < 1 || place > list.length + 1) return false
  if (list.length >= LIMITS.listLength || machine.listItems >= LIMITS.listItems) {
    machine.notices.add('list-limit')
    return false
  }
  machine.listItems += 1
  machine.spent += (list.length - place + 1) >> 6
  list.splice(place - 1, 0, item)
  return true
}
