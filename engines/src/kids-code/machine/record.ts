import type { TraceEvent, TraceFact } from '../runs/trace-event.ts'
import type { Actor, Machine } from './machine.ts'

export function record(machine: Machine, actor: Actor, fact: TraceFact): void {
  machine.record?.({ tick: machine.ticks, actor: actor.id, ...fact } as TraceEvent)
}
