import { expect, test } from 'vitest'
import { createRestWatch, HIDDEN_AFTER_MS, IDLE_AFTER_MS } from './watch-rest.ts'

/** A page in small, its clock moved by hand. */
function openPage() {
  const state = { nowMs: 0, isHidden: false }
  const told: boolean[] = []
  let timer: { run: () => void; atMs: number } | null = null
  const watch = createRestWatch({
    isHidden: () => state.isHidden,
    nowMs: () => state.nowMs,
    schedule: (run, delayMs) => {
      timer = { run, atMs: state.nowMs + delayMs }
      return () => {
        timer = null
      }
    },
    onChange: (isIdle) => told.push(isIdle),
  })
  function pass(ms: number) {
    const untilMs = state.nowMs + ms
    while (timer && timer.atMs <= untilMs) {
      const { run, atMs } = timer
      timer = null
      state.nowMs = atMs
      run()
    }
    state.nowMs = untilMs
  }
  return { watch, state, told, pass }
}

test('who touches nothing for a while is away, and back with the first touch', () => {
  const { watch, told, pass } = openPage()
  pass(IDLE_AFTER_MS - 1)
  watch.touch()
  pass(IDLE_AFTER_MS - 1)
  expect(told).toEqual([])
  pass(1)
  expect(told).toEqual([true])
  watch.touch()
  watch.touch()
  expect(told).toEqual([true, false])
  pass(IDLE_AFTER_MS)
  expect(told).toEqual([true, false, true])
})

test('a glance at another tab is no absence, a longer one is', () => {
  const { watch, state, told, pass } = openPage()
  function hide(isHidden: boolean) {
    state.isHidden = isHidden
    watch.follow()
  }
  hide(true)
  pass(HIDDEN_AFTER_MS - 1)
  hide(false)
  expect(told).toEqual([])
  hide(true)
  pass(HIDDEN_AFTER_MS)
  expect(told).toEqual([true])
  hide(false)
  expect(told).toEqual([true, false])
})

test('nothing is told after the end', () => {
  const { watch, told, pass } = openPage()
  watch.stop()
  pass(IDLE_AFTER_MS * 2)
  expect(told).toEqual([])
})
