import { hypot } from '../../arithmetic/index.ts'
import type { Project } from '../program/project.ts'
import type { TraceEvent } from '../runs/trace-event.ts'
import type { Goal } from './check.ts'

/** Where each sprite is at a moment. Clones are left out: a goal is reached by the sprite itself. */
export type Places = ReadonlyMap<string, { x: number; y: number }>

/** Looks at the places at the start and after each movement, until it has seen enough. Answers whether it has. */
export function replayPlaces(
  project: Project,
  events: readonly TraceEvent[],
  hasSeenEnough: (places: Places) => boolean,
): boolean {
  const places = new Map(project.sprites.map(({ id, x, y }) => [id, { x, y }]))
  if (hasSeenEnough(places)) return true
  for (const event of events) {
    if (event.kind !== 'place' || !places.has(event.actor)) continue
    places.set(event.actor, { x: event.x, y: event.y })
    if (hasSeenEnough(places)) return true
  }
  return false
}

export function isNear(places: Places, sprite: string, goal: Goal, within: number): boolean {
  const from = places.get(sprite)
  const to = 'sprite' in goal ? places.get(goal.sprite) : goal
  return from !== undefined && to !== undefined && hypot(to.x - from.x, to.y - from.y) <= within
}
