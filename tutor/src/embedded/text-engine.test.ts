import { afterAll, expect, test, vi } from 'vitest'
import { TutorUnavailable } from '../port.ts'
import { summarize } from '../summary/summarize.ts'
import { createTextEngine } from './text-engine.ts'

// A worker loads the language model first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const READER = { grade: null, expertiseLevel: null }
const SHORT = { text: 'A half is one of two equal parts.', reader: READER }
const LONG = {
  text: 'Inflation is a general rise in the prices of goods. Central banks raise rates. '.repeat(600),
  reader: READER,
}

const engine = createTextEngine({ mostWaiting: 3 })
afterAll(engine.stop)

test('a text costs the thread of the requests next to nothing', async () => {
  await engine.run('summarize', SHORT)
  summarize(SHORT)
  const measure = async (work: () => unknown) => {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  const here = await measure(() => summarize(LONG))
  const apart = await measure(() => engine.run('summarize', LONG))
  expect(apart / here).toBeLessThan(0.2)
})

test('a worker that breaks fails its own text only', async () => {
  const broken = engine.run('summarize', { text: null as unknown as string, reader: READER })
  const next = engine.run('summarize', SHORT)
  await expect(broken).rejects.toBeInstanceOf(TutorUnavailable)
  expect(await next).toMatchObject({ summary: SHORT.text })
})

test('whoever would wait too long is sent away at once', async () => {
  const runs = Array.from({ length: 6 }, () => engine.run('summarize', SHORT))
  const outcomes = await Promise.allSettled(runs)
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(4).fill('fulfilled'),
    'rejected',
    'rejected',
  ])
})

test('a text that takes too long is given up', async () => {
  const hasty = createTextEngine({ longestTaskMs: 1, loadingMs: 0 })
  await expect(hasty.run('summarize', LONG)).rejects.toBeInstanceOf(TutorUnavailable)
  await hasty.stop()
})

test('an unused worker is let go and a new one started', async () => {
  const forgetful = createTextEngine({ idleMs: 1 })
  await forgetful.run('summarize', SHORT)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await forgetful.run('summarize', SHORT)).toMatchObject({ summary: SHORT.text })
  await forgetful.stop()
})

test('stopping sends away who still waits', async () => {
  const stopped = createTextEngine()
  const runs = [stopped.run('summarize', LONG), stopped.run('summarize', LONG)]
  const outcomes = Promise.allSettled(runs)
  await stopped.stop()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a worker that was woken answers its first task, and may still take the time to load', async () => {
  const woken = createTextEngine({ longestTaskMs: 1_000, loadingMs: 59_000 })
  woken.wake()
  woken.wake()
  expect(await woken.run('summarize', SHORT)).toMatchObject({ summary: SHORT.text })
  await woken.stop()
})
