import type { Value } from '../program/project.ts'

/** What happened in a run, in order. `actor` is a sprite, a clone (`cat#1`) or the stage. */
export type TraceEvent = { tick: number; actor: string } & (
  | { kind: 'start'; script: string }
  | { kind: 'place'; x: number; y: number }
  | { kind: 'direction'; degrees: number }
  | { kind: 'style'; style: string }
  | { kind: 'bubble'; style: 'say' | 'think'; text: string }
  | { kind: 'costume'; name: string }
  | { kind: 'size'; percent: number }
  | { kind: 'effect'; effect: string; amount: number }
  | { kind: 'visible'; isVisible: boolean }
  | { kind: 'layer'; place: number }
  | { kind: 'background'; name: string }
  | { kind: 'sound'; what: string; seconds: number; volume: number }
  | { kind: 'tempo'; tempo: number }
  | { kind: 'volume'; percent: number }
  | { kind: 'message'; message: string }
  | { kind: 'clone'; of: string }
  | { kind: 'gone' }
  | { kind: 'question'; text: string }
  | { kind: 'answer'; text: string }
  | { kind: 'timer' }
  | { kind: 'variable'; variable: string; value: Value }
  | { kind: 'list'; list: string; change: string; length: number }
  | { kind: 'monitor'; of: string; isShown: boolean }
  | { kind: 'stop' }
)

/** Distributes over the union, so that each kind keeps its own fields. */
type Untimed<Event> = Event extends TraceEvent ? Omit<Event, 'tick' | 'actor'> : never
export type TraceFact = Untimed<TraceEvent>
