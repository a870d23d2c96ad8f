import { LIMITS } from '../program/limits.ts'
import type { Sprite, Value } from '../program/project.ts'
import type { Actor, Machine } from './machine.ts'
import { record } from './record.ts'
import { endThread, startHatsOf } from './threads.ts'

export function createActor(id: string, sprite: Sprite | null): Actor {
  return {
    id,
    sprite,
    isClone: false,
    x: sprite?.x ?? 0,
    y: sprite?.y ?? 0,
    direction: sprite?.direction ?? 90,
    size: sprite?.size ?? 100,
    isVisible: sprite?.isVisible ?? true,
    costume: sprite?.costume ?? 0,
    rotationStyle: sprite?.rotationStyle ?? 'none',
    volume: sprite?.volume ?? 100,
    instrument: 'piano',
    effects: { colour: 0, brightness: 0, ghost: 0 },
    bubble: null,
    variables: new Map(),
    lists: new Map(),
    wasTrue: new Map(),
    running: new Map(),
  }
}

/** As its original is now, right behind it, with its own copies of what the sprite owns. */
export function makeClone(machine: Machine, original: Actor): void {
  if (!original.sprite) return
  const items = countItems(original)
  if (machine.cloneCount >= LIMITS.clones) {
    machine.notices.add('clone-limit')
    return
  }
  if (machine.listItems + items > LIMITS.listItems) {
    machine.notices.add('list-limit')
    return
  }
  machine.cloneCount += 1
  machine.clonesMade += 1
  machine.listItems += items
  machine.spent += items >> 4
  const clone: Actor = {
    ...original,
    id: `${original.sprite.id}#${machine.clonesMade}`,
    isClone: true,
    effects: { ...original.effects },
    bubble: null,
    variables: new Map(original.variables),
    lists: new Map([...original.lists].map(([id, list]): [string, Value[]] => [id, [...list]])),
    wasTrue: new Map(),
    running: new Map(),
  }
  machine.actors.splice(machine.actors.indexOf(original), 0, clone)
  if (clone.isVisible) machine.hasDrawn = true
  record(machine, clone, { kind: 'clone', of: original.id })
  startHatsOf(machine, clone, 'control_clone_start', '')
}

export function deleteClone(machine: Machine, clone: Actor): void {
  machine.actors.splice(machine.actors.indexOf(clone), 1)
  machine.cloneCount -= 1
  machine.listItems -= countItems(clone)
  for (const thread of clone.running.values()) endThread(machine, thread)
  if (clone.isVisible) machine.hasDrawn = true
  record(machine, clone, { kind: 'gone' })
}

function countItems(actor: Actor): number {
  let items = 0
  for (const list of actor.lists.values()) items += list.length
  return items
}
