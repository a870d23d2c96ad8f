import { expect, test } from 'vitest'
import { createStopwatch } from './use-visible-time.ts'

test('counts what runs, leaves out the pauses and goes on from what was there before', () => {
  let nowMs = 1000
  const watch = createStopwatch(() => nowMs)
  watch.set(500)
  expect(watch.read()).toBe(500)
  watch.run()
  nowMs += 300
  watch.run()
  expect(watch.read()).toBe(800)
  watch.pause()
  nowMs += 10_000
  watch.pause()
  expect(watch.read()).toBe(800)
  watch.run()
  nowMs += 50
  expect(watch.read()).toBe(850)
  watch.set(0)
  nowMs += 20
  expect(watch.read()).toBe(20)
})
