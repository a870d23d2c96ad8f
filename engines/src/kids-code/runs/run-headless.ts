import { createMachine } from '../machine/create-machine.ts'
import { TICK_MS } from '../machine/machine.ts'
import type { StageState } from '../machine/stage-state.ts'
import { readStage } from '../machine/stage-state.ts'
import { FRAME_BUDGET, type MachineInput, startFlag, step } from '../machine/step.ts'
import type { Project, Value } from '../program/project.ts'
import type { TraceEvent } from './trace-event.ts'

/** What is done to a program, and when, in seconds from the flag. */
export type ScheduledInput = { atSeconds: number; input: MachineInput }

export type RunPlan = {
  seconds: number
  seed: string
  inputs?: readonly ScheduledInput[]
  /** Given one after the other, each as soon as a question is asked. */
  answers?: readonly string[]
}

export type Run = {
  events: TraceEvent[]
  final: StageState
  seconds: number
  /** At the end, by id; those of a sprite as the sprite itself has them. */
  variables: ReadonlyMap<string, Value>
  lists: ReadonlyMap<string, readonly Value[]>
  /** Nothing runs any more. */
  hasEnded: boolean
}

/** Of each kind; later ones are left out. A loop that only counts must not push out what a mission looks for. */
const MOST_EVENTS = 20_000

/** Presses the flag and lives through the seconds as fast as the computer can. */
export function runHeadless(project: Project, plan: RunPlan, budget = FRAME_BUDGET): Run {
  const events: TraceEvent[] = []
  const counts = new Map<TraceEvent['kind'], number>()
  const machine = createMachine(project, {
    seed: plan.seed,
    record: (event) => {
      const count = counts.get(event.kind) ?? 0
      counts.set(event.kind, count + 1)
      if (count < MOST_EVENTS) events.push(event)
    },
  })
  startFlag(machine)
  const answers = [...(plan.answers ?? [])]
  let isRunning = true
  for (let tick = 0; tick < ticksIn(plan.seconds); tick++) {
    const input = inputAt(plan.inputs ?? [], tick)
    if (machine.questions.length > 0 && answers.length > 0) input.answer = answers.shift() ?? ''
    isRunning = step(machine, { dtMs: TICK_MS, input, budget }).isRunning
  }
  return {
    events,
    final: readStage(machine),
    seconds: plan.seconds,
    variables: new Map([machine, ...machine.originals.values()].flatMap(({ variables }) => [...variables])),
    lists: new Map([machine, ...machine.originals.values()].flatMap(({ lists }) => [...lists])),
    hasEnded: !isRunning,
  }
}

function ticksIn(seconds: number): number {
  return Math.round((seconds * 1000) / TICK_MS)
}

function inputAt(inputs: readonly ScheduledInput[], tick: number): MachineInput {
  const due = inputs.filter(({ atSeconds }) => ticksIn(atSeconds) === tick)
  return Object.assign({}, ...due.map(({ input }) => input))
}
