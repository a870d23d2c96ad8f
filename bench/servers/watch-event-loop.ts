import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import type { LoopFigures, LoopQuestion } from './loop-figures.ts'

/**
 * Loaded before the product by `node --import`, so that the product runs as it is. A timer that should fire every few
 * milliseconds is late by as long as the event loop was kept busy, or by as long as the machine, or the one it is a
 * guest of, ran something else. Only the thread's own processor time tells the two apart.
 */
const EVERY_MS = 5

if (isMainThread) watch()

function watch(): void {
  const histogram = monitorEventLoopDelay({ resolution: EVERY_MS })
  let figures = makeEmpty()
  let lastAt = performance.now()
  let lastCpu = process.threadCpuUsage()

  setInterval(() => {
    const at = performance.now()
    const cpu = process.threadCpuUsage()
    const computedMs = (cpu.user + cpu.system - lastCpu.user - lastCpu.system) / 1000
    figures.longestBlockMs = Math.max(figures.longestBlockMs, computedMs)
    figures.longestDelayMs = Math.max(figures.longestDelayMs, at - lastAt - EVERY_MS)
    lastAt = at
    lastCpu = cpu
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
