import { Worker } from 'node:worker_threads'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { createMutex } from '../mutex.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `longest`: so many characters are wanted; with 0 the file is only looked through for what is wrong with it. */
export type FileTask = { kind: 'pdf' | 'docx'; file: Uint8Array; longest: number }
export type FileAnswer = { text: string } | { refusal: Refusal }

const LONGEST_READING_MS = 20_000
const MOST_HEAP_MB = 384
/** What is unpacked lies outside the heap, where the thread's own limits do not reach: it is watched. */
const MOST_OUTSIDE_BYTES = 160 * 1024 * 1024
const WATCH_MS = 25

// One at a time: a small server has not the memory for more.
const acquire = createMutex()

/** Reads a stranger's file in a thread that ends with it, within limits of time and memory. */
export async function runFileTask(task: FileTask): Promise<string> {
  const release = await acquire()
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // What the reader of PDFs has to say about a file is of use to nobody; failures arrive as errors all the same.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new UnreadableFile('fileTooSlowToRead')), LONGEST_READING_MS)
  const unwatch = watchMemory(worker, () => reject(new UnreadableFile('fileTooLargeToRead')))
  worker.once('message', (answer: FileAnswer) =>
    'refusal' in answer ? reject(new UnreadableFile(answer.refusal)) : resolve(answer.text),
  )
  worker.once('error', (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile('fileTooLargeToRead') : error),
  )
  worker.once('exit', () => reject(new Error('The thread ended without an answer')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    unwatch()
    await worker.terminate()
    release()
  }
}

/** The thread is asked between two of its instructions, so that one which is busy answers as well. */
function watchMemory(worker: Worker, onTooMuch: () => void): () => void {
  let isAsking = false
  const look = async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { external_memory: bytes } = await worker.getHeapStatistics()
      if (bytes > MOST_OUTSIDE_BYTES) onTooMuch()
    } catch {
      // The thread has ended; whoever waits for it hears of that by itself.
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(() => void look(), WATCH_MS)
  return () => clearInterval(timer)
}
