import { expect, test } from 'vitest'
import { createMachine, hashTrace, readProject, startFlag, step, writeCode } from '../index.ts'
import type { TraceEvent } from '../runs/trace-event.ts'
import { createRandomProject } from '../testing/random-project.ts'
import { TICK_MS } from './machine.ts'
import type { MachineInput } from './step.ts'

const PROGRAMS = 1000
const FRAMES = 300
const BUDGET = 300
/** A frame may go over by one look at the hats and by the dearest block, which starts every script there can be. */
const DEAREST = 2000 + 2000 + 500

const KEYS = ['space', 'a', 'up']

function inputOf(frame: number): MachineInput {
  return {
    keys: frame % 50 < 10 ? [KEYS[frame % 3] ?? 'a'] : [],
    pointer: { x: (frame * 7) % 240, y: (frame * 3) % 180, isDown: frame % 20 < 5 },
    clicks: frame % 40 === 0 ? ['cat', 'stage'] : [],
    ...(frame % 25 === 0 ? { answer: `answer ${frame}` } : {}),
  }
}

function live(seed: string): { mostSpent: number; events: TraceEvent[] } {
  const events: TraceEvent[] = []
  const machine = createMachine(createRandomProject(seed), { seed, record: (event) => events.push(event) })
  startFlag(machine)
  let mostSpent = 0
  for (let frame = 0; frame < FRAMES; frame++) {
    const result = step(machine, { dtMs: TICK_MS, input: inputOf(frame), budget: BUDGET })
    mostSpent = Math.max(mostSpent, result.spent)
    if (events.length > 20_000) events.length = 20_000
  }
  return { mostSpent, events }
}

test(`[M1] [M2] [M3] ${PROGRAMS} random programs live through ${FRAMES} frames within their budget`, {
  timeout: 120_000,
}, () => {
  let busy = 0
  for (let index = 0; index < PROGRAMS; index++) {
    const { mostSpent, events } = live(`program ${index}`)
    expect(mostSpent).toBeLessThan(BUDGET + DEAREST)
    if (events.length > 10) busy += 1
  }
  // A generator of programs that do nothing would prove nothing.
  expect(busy).toBeGreaterThan(PROGRAMS / 2)
})

test('[M3] the same program, seed and inputs give the same trace, another seed another one', {
  timeout: 60_000,
}, () => {
  const hashes = Array.from({ length: 30 }, (_, index) => hashTrace(live(`program ${index}`).events))
  expect(Array.from({ length: 30 }, (_, index) => hashTrace(live(`program ${index}`).events))).toEqual(hashes)
  expect(new Set(hashes).size).toBeGreaterThan(25)
})

test('[R1] random programs are valid files, and both texts are made of them', { timeout: 60_000 }, () => {
  for (let index = 0; index < 60; index++) {
    const project = createRandomProject(`program ${index}`)
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
    const code = writeCode(project, 'javascript')
      .map(({ text }) => text)
      .join('\n')
    expect(() => new Function(code)).not.toThrow()
  }
})
