import { expect, test } from 'vitest'
import { createMachine, hashTrace, readProject, startFlag, step, writeCode } from '../index.ts'
import type { TraceEvent } from '../runs/trace-event.ts'
import { createRandomProject } from '../testing/random-project.ts'
import { TICK_MS } from './machine.ts'
import type { MachineInput } from './step.ts'

const PROGRAMS = 1000
const FRAMES = 300
const BUDGET = 300
/** A frame may go over by one look at the hats, by starting every script there can be, and by one block. */
const USUALLY_OVER = 2000 + 2000
const DEAREST = USUALLY_OVER + 35_000

const KEYS = ['space', 'a', 'up']

function inputOf(frame: number): MachineInput {
  return {
    keys: frame % 50 < 10 ? [KEYS[frame % 3] ?? 'a'] : [],
    pointer: { x: (frame * 7) % 240, y: (frame * 3) % 180, isDown: frame % 20 < 5 },
    clicks: frame % 40 === 0 ? ['cat', 'stage'] : [],
    ...(frame % 25 === 0 ? { answer: `answer ${frame}` } : {}),
  }
}

type Life = { mostSpent: number; dearFrames: number; eventCount: number }

function live(seed: string, record: (event: TraceEvent) => void = () => undefined): Life {
  const life: Life = { mostSpent: 0, dearFrames: 0, eventCount: 0 }
  const machine = createMachine(createRandomProject(seed), {
    seed,
    record: (event) => {
      life.eventCount += 1
      if (life.eventCount <= 20_000) record(event)
    },
  })
  startFlag(machine)
  for (let frame = 0; frame < FRAMES; frame++) {
    const { spent } = step(machine, { dtMs: TICK_MS, input: inputOf(frame), budget: BUDGET })
    life.mostSpent = Math.max(life.mostSpent, spent)
    if (spent > BUDGET + USUALLY_OVER) life.dearFrames += 1
  }
  return life
}

test(`${PROGRAMS} random programs live through ${FRAMES} frames within their budget`, {
  tags: ['M1', 'M2'],
  timeout: 300_000,
}, () => {
  const lives = Array.from({ length: PROGRAMS }, (_, index) => live(`program ${index}`))
  expect(Math.max(...lives.map(({ mostSpent }) => mostSpent))).toBeLessThan(BUDGET + DEAREST)
  const dearFrames = lives.reduce((sum, life) => sum + life.dearFrames, 0)
  expect(dearFrames).toBeLessThan((PROGRAMS * FRAMES) / 1000)
  // A generator of programs that do nothing would prove nothing.
  expect(lives.filter(({ eventCount }) => eventCount > 10).length).toBeGreaterThan(PROGRAMS / 2)
})

function hashLife(seed: string): string {
  const events: TraceEvent[] = []
  live(seed, (event) => events.push(event))
  return hashTrace(events)
}

test('the same program, seed and inputs give the same trace, others give others', {
  tags: ['M3'],
  timeout: 60_000,
}, () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `program ${index}`)
  const hashes = seeds.map(hashLife)
  expect(seeds.map(hashLife)).toEqual(hashes)
  expect(new Set(hashes).size).toBeGreaterThan(25)
})

test('random programs are valid files, and both texts are made of them', {
  tags: ['R1'],
  timeout: 60_000,
}, () => {
  for (let index = 0; index < 60; index++) {
    const project = createRandomProject(`program ${index}`)
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
    const code = writeCode(project, 'javascript')
      .map(({ text }) => text)
      .join('\n')
    expect(() => new Function(code)).not.toThrow()
  }
})
