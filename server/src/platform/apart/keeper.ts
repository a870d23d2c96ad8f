import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { FILE_LINE, type FromKeeper, type Start, type ToKeeper } from './messages.ts'

const WATCH_MS = 10
const MEGABYTE = 1024 * 1024

let worker: Worker | undefined
const tell = (message: FromKeeper) => process.send?.(message)

process.on('message', (message: ToKeeper) => {
  if ('post' in message) worker?.postMessage(message.post)
  else void start(message.start)
})
// The product is gone, or has what it wanted.
process.on('disconnect', () => process.exit())

async function start({
  script,
  workerData,
  fileBytes,
  largestHeapMb,
  largestProcessMb,
}: Start): Promise<void> {
  watchMemory(largestProcessMb)
  const file = fileBytes === null ? null : await receive(fileBytes)
  const started = new Worker(new URL(script), {
    workerData: file ? { ...workerData, file } : workerData,
    // Handed over, not copied.
    transferList: file ? [file.buffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
    stdout: true,
    stderr: true,
  })
  worker = started
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

async function receive(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(bytes)
  let at = 0
  for await (const piece of new Socket({ fd: FILE_LINE, writable: false })) {
    file.set(piece, at)
    at += piece.length
  }
  return file
}

/** At once and without a word, because the next moment it may hold twice as much: who waits hears that we ended. */
function watchMemory(largestMb: number): void {
  const watch = () => {
    if (process.memoryUsage.rss() > largestMb * MEGABYTE) process.kill(process.pid, 'SIGKILL')
  }
  setInterval(watch, WATCH_MS).unref()
}
