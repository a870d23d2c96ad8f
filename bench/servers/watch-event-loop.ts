import { openSync, readSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import type { LoopFigures, LoopQuestion } from './loop-figures.ts'

/**
 * Loaded before the product by `node --import`, so that the product runs as it is. A timer that should fire every few
 * milliseconds is late by as long as the event loop was kept busy, or by as long as the machine gave the core to
 * somebody else; Linux counts the second, so the first can be told from it.
 */
const EVERY_MS = 5
const SCHEDULE = '/proc/thread-self/schedstat'

if (isMainThread) watch()

function watch(): void {
  const histogram = monitorEventLoopDelay({ resolution: EVERY_MS })
  const readWaitedMs = openWaitCounter()
  let figures = makeEmpty()
  let lastAt = performance.now()
  let lastWaitedMs = readWaitedMs()

  setInterval(() => {
    const at = performance.now()
    const waitedMs = readWaitedMs()
    const lateMs = at - lastAt - EVERY_MS
    const blockedMs = lateMs - (waitedMs - lastWaitedMs)
    figures.longestDelayMs = Math.max(figures.longestDelayMs, lateMs)
    figures.longestBlockMs = Math.max(figures.longestBlockMs, blockedMs)
    lastAt = at
    lastWaitedMs = waitedMs
  }, EVERY_MS).unref()

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      figures.longestGcMs = Math.max(figures.longestGcMs, duration)
  }).observe({ entryTypes: ['gc'] })
  histogram.enable()

  process.on('message', (question: LoopQuestion) => {
    if (question !== 'take loop figures') return
    // Node's histogram counts from one firing to the next, the interval included.
    const p99DelayMs = Math.max(0, histogram.percentile(99) / 1e6 - EVERY_MS)
    process.send?.({ ...figures, p99DelayMs } satisfies LoopFigures)
    histogram.reset()
    figures = makeEmpty()
  })
  // Listening must not keep a product alive that has stopped.
  process.channel?.unref()
}

function makeEmpty() {
  return { longestDelayMs: 0, longestBlockMs: 0, longestGcMs: 0 }
}

/** How long the main thread has stood in line for a core so far; always 0 where the system does not tell. */
function openWaitCounter(): () => number {
  let file: number
  try {
    file = openSync(SCHEDULE, 'r')
  } catch {
    return () => 0
  }
  const buffer = Buffer.alloc(100)
  return () => {
    const length = readSync(file, buffer, 0, buffer.length, 0)
    return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1e6
  }
}
