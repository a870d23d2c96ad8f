import type { Dice } from '../../dice/index.ts'
import type { DRUMS, INSTRUMENTS } from '../catalog/sound.ts'
import type { Block, OwnBlock, Project, RotationStyle, Script, Sprite, Value } from '../program/project.ts'
import type { TraceEvent } from '../runs/trace-event.ts'

/** Thirty a second, however often the screen is drawn: a program runs alike everywhere. */
export const TICK_MS = 1000 / 30

export type Effects = { colour: number; brightness: number; ghost: number }
export type Bubble = { style: 'say' | 'think'; text: string }
export type Drum = (typeof DRUMS)[number]
export type Instrument = (typeof INSTRUMENTS)[number]

/** A sprite, a clone of one, or the stage. */
export type Actor = {
  id: string
  /** Null for the stage. */
  sprite: Sprite | null
  isClone: boolean
  x: number
  y: number
  direction: number
  size: number
  isVisible: boolean
  costume: number
  rotationStyle: RotationStyle
  volume: number
  instrument: Instrument
  effects: Effects
  bubble: Bubble | null
  variables: Map<string, Value>
  lists: Map<string, Value[]>
  /** Of hats that wait for something to become true: whether it was, by the id of the script. */
  wasTrue: Map<string, boolean>
  /** Its scripts at work, by their ids. */
  running: Map<string, Thread>
}

/** What happens when the blocks of a frame are done. */
export type Loop =
  | { kind: 'times'; left: number }
  | { kind: 'forever' }
  | { kind: 'until'; block: Block }
  | { kind: 'count'; variable: string; next: number; last: number; change: number }

export type Frame = {
  blocks: readonly Block[]
  at: number
  loop: Loop | null
  /** How many own blocks are open around it, itself included. */
  calls: number
  /** Values of the parameters, when the frame is a call of an own block. */
  call: Map<string, Value> | null
}

export type Wait =
  | { kind: 'time'; untilMs: number; bubble: Bubble | null }
  | { kind: 'until'; block: Block }
  | { kind: 'glide'; fromMs: number; untilMs: number; from: Point; to: Point }
  | { kind: 'threads'; threads: Thread[] }
  | { kind: 'answer' }

export type Point = { x: number; y: number }

/** One script at work. */
export type Thread = {
  actor: Actor
  script: Script
  frames: Frame[]
  wait: Wait | null
  isDone: boolean
  /** The block at work, for showing. */
  block: Block | null
}

export type SoundToPlay =
  | { kind: 'sound'; sound: string; volume: number }
  | { kind: 'note'; note: number; seconds: number; volume: number; instrument: Instrument }
  | { kind: 'drum'; drum: Drum; seconds: number; volume: number }
  | { kind: 'silence' }

/** What a program met that a child should be told of. */
export type Notice =
  | 'clone-limit'
  | 'thread-limit'
  | 'call-limit'
  | 'block-limit'
  | 'list-limit'
  | 'text-limit'
  | 'divided-by-zero'
  | 'budget-spent'

/** The part of a thirtieth of a second that is not done yet. */
export type Tick = {
  queue: Thread[]
  at: number
  spent: number
  /** Scripts that could go on at once. */
  again: Thread[]
  /** Scripts there were when the round began; those after them are new. */
  known: number
}

export type PendingInput = { keys: Set<string>; clicks: string[] }

/** Changed in place by `step` and its like alone. */
export type Machine = {
  project: Project
  dice: Dice
  evaluate: (machine: Machine, thread: Thread, block: Block) => Value
  record: ((event: TraceEvent) => void) | null
  stage: Actor
  /** From the back to the front. */
  actors: Actor[]
  /** Each sprite itself, without its clones. */
  originals: Map<string, Actor>
  threads: Thread[]
  tick: Tick | null
  ticks: number
  /** Time that was passed in and not yet lived through. */
  dueMs: number
  /** Blocks run in this step: what the budget counts. */
  spent: number
  /** What had been spent when the block at work began. */
  spentBefore: number
  statementsLeft: number
  lastRun: { thread: Thread; block: Block } | null
  /** Something visible changed in this tick; until then loops go round at once. */
  hasDrawn: boolean
  background: number
  tempo: number
  timerStartMs: number
  startedAtMs: number
  keys: Set<string>
  pointer: Point & { isDown: boolean }
  pending: PendingInput
  answer: string
  questions: { thread: Thread; text: string }[]
  sounds: SoundToPlay[]
  notices: Set<Notice>
  variables: Map<string, Value>
  lists: Map<string, Value[]>
  listItems: number
  shownVariables: Set<string>
  shownLists: Set<string>
  /** Where the look at hats that wait for a change goes on. */
  watchedUpTo: number
  cloneCount: number
  clonesMade: number
  ownBlocks: Map<string, OwnBlock>
  /** Scripts by hat and what it names, by sprite. */
  scripts: Map<string, Map<string, Script[]>>
}

export function timeOf(machine: Machine): number {
  return machine.ticks * TICK_MS
}
