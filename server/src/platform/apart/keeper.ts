import { Worker } from 'node:worker_threads'
import type { ApartOptions, FromKeeper, ToKeeper } from './messages.ts'

const WATCH_MS = 25

let worker: Worker | undefined
const tell = (message: FromKeeper) => process.send?.(message)

process.on('message', (message: ToKeeper) => {
  if ('post' in message) worker?.postMessage(message.post)
  else start(message.start.script, message.start)
})
// The product is gone, or has what it wanted.
process.on('disconnect', () => process.exit())

function start(script: string, { workerData, largestHeapMb, mostOutsideBytes }: ApartOptions): void {
  const started = new Worker(new URL(script), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
    stdout: true,
    stderr: true,
  })
  worker = started
  // The thread has a copy of what it was given. This one would stay: nothing else happens here that would collect it.
  setImmediate(() => globalThis.gc?.())
  if (mostOutsideBytes !== undefined) watchOutside(started, mostOutsideBytes)
  started.on('message', (message) => tell({ message }))
  started.on('error', (error: Error & { code?: string }) => {
    const { name, message, stack } = error
    tell({
      failure: {
        name,
        message,
        ...(stack && { stack }),
        isTooLarge: error.code === 'ERR_WORKER_OUT_OF_MEMORY',
      },
    })
  })
  started.on('exit', () => tell({ hasExited: true }))
}

/** The thread is asked between two of its instructions, so that one which is busy answers as well. */
function watchOutside(watched: Worker, mostBytes: number): void {
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { external_memory: bytes } = await watched.getHeapStatistics()
      if (bytes > mostBytes)
        tell({ failure: { name: 'Error', message: 'The thread holds too much', isTooLarge: true } })
    } catch {
      // The thread has ended; whoever waits for it hears of that by itself.
    } finally {
      isAsking = false
    }
  }, WATCH_MS)
  watched.once('exit', () => clearInterval(timer))
}
