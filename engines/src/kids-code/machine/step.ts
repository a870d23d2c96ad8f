import { takeAnswer } from './blocks/sensing.ts'
import { type Machine, type Notice, type SoundToPlay, TICK_MS, timeOf } from './machine.ts'
import { readStage, type StageState } from './stage-state.ts'
import { stopAll } from './stopping.ts'
import { startHats } from './threads.ts'
import { beginTick, workOnTick } from './tick.ts'
import { clamp } from './values.ts'

/** Blocks in one frame: about two milliseconds on a school's slow computer. */
export const FRAME_BUDGET = 20_000
/** After a longer pause, as in a hidden tab, the program goes on from where it was instead of racing. */
const LONGEST_FRAME_MS = 250
const ROUNDING_MS = 0.001
/** How long `stepBlock` lets time pass to find a block that runs. */
const MOST_SKIPPED_TICKS = 150
const SPEEDS = { least: 0.05, most: 10 }

/** What the child did since the last step. What is left out stays as it was. */
export type MachineInput = {
  /** Keys held down now. */
  keys?: readonly string[]
  /** Keys that went down, even if they are up again. */
  pressed?: readonly string[]
  pointer?: { x: number; y: number; isDown: boolean }
  /** Ids of figures, or `stage`. */
  clicks?: readonly string[]
  answer?: string
}

export type StepOptions = { dtMs: number; input?: MachineInput; budget?: number; speed?: number }

export type StepResult = {
  stage: StageState
  /** To begin now, in this order. */
  sounds: SoundToPlay[]
  notices: Notice[]
  /** Ids of the blocks at work. */
  activeBlocks: string[]
  /** Something runs or waits. */
  isRunning: boolean
  ticks: number
  /** How far the next tick is due, 0 to 1: for drawing in between. */
  share: number
  spent: number
}

/** The green flag: everything stops, then begins. */
export function startFlag(machine: Machine): void {
  if (machine.ticks > 0) stopAll(machine)
  machine.threads = []
  machine.tick = null
  // The scripts first run in the tick to come.
  machine.timerStartMs = timeOf(machine) + TICK_MS
  startHats(machine, 'event_flag', '')
}

/** Lets time pass. However long a program would go on, no more blocks than the budget are run. */
export function step(
  machine: Machine,
  { dtMs, input, budget = FRAME_BUDGET, speed = 1 }: StepOptions,
): StepResult {
  machine.spent = 0
  if (input) takeInput(machine, input)
  machine.dueMs += clamp(dtMs, 0, LONGEST_FRAME_MS) * clamp(speed, SPEEDS.least, SPEEDS.most)
  while (machine.spent < budget) {
    if (!machine.tick) {
      if (machine.dueMs + ROUNDING_MS < TICK_MS) break
      machine.dueMs = Math.max(0, machine.dueMs - TICK_MS)
      beginTick(machine)
    }
    if (machine.tick) workOnTick(machine, machine.tick, budget)
  }
  if (machine.tick || machine.dueMs >= TICK_MS) {
    // Time that could not be lived through is lost: better slow than ever further behind.
    machine.dueMs = 0
    machine.notices.add('budget-spent')
  }
  return report(machine)
}

/** Runs one block, the next in turn, and tells which; null when every script waits or none runs. */
export function stepBlock(machine: Machine, input?: MachineInput): StepResult & { ran: string | null } {
  machine.spent = 0
  if (input) takeInput(machine, input)
  machine.lastRun = null
  machine.statementsLeft = 1
  for (let skipped = 0; machine.lastRun === null && skipped < MOST_SKIPPED_TICKS; skipped++) {
    if (!machine.tick) beginTick(machine)
    if (machine.tick) workOnTick(machine, machine.tick, Number.POSITIVE_INFINITY)
    if (machine.threads.length === 0) break
  }
  machine.statementsLeft = Number.POSITIVE_INFINITY
  return { ...report(machine), ran: ranBlock(machine) }
}

function ranBlock(machine: Machine): string | null {
  return machine.lastRun?.block.id ?? null
}

function takeInput(machine: Machine, input: MachineInput): void {
  if (input.keys) {
    for (const key of input.keys) if (!machine.keys.has(key)) machine.pending.keys.add(key)
    machine.keys = new Set(input.keys)
  }
  for (const key of input.pressed ?? []) machine.pending.keys.add(key)
  if (input.pointer) machine.pointer = { ...input.pointer }
  for (const id of input.clicks ?? []) machine.pending.clicks.push(id)
  if (input.answer !== undefined) takeAnswer(machine, input.answer)
}

function report(machine: Machine): StepResult {
  const { sounds, notices } = machine
  machine.sounds = []
  machine.notices = new Set()
  const threads = machine.threads.filter(({ isDone }) => !isDone)
  return {
    stage: readStage(machine),
    sounds,
    notices: [...notices],
    activeBlocks: threads.flatMap(({ block }) => (block ? [block.id] : [])),
    isRunning: threads.length > 0,
    ticks: machine.ticks,
    share: clamp(machine.dueMs / TICK_MS, 0, 1),
    spent: machine.spent,
  }
}
