import type { Refusal } from '#contract/refusals/catalog.ts'
import { startApart, TooLargeApart } from '../apart/start-apart.ts'
import { createFairMutex } from '../mutex.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `longest`: so many characters are wanted; with 0 the file is only looked through for what is wrong with it. */
export type FileTask = { kind: 'pdf' | 'docx'; file: Uint8Array; longest: number }
export type FileAnswer = { text: string } | { refusal: Refusal }

const LONGEST_READING_MS = 20_000
const MOST_HEAP_MB = 384
const MOST_OUTSIDE_BYTES = 160 * 1024 * 1024

// One at a time: a small server has not the memory for more.
const acquire = createFairMutex()

/** Reads a stranger's file in a process that ends with it, within limits of time and memory. */
export async function runFileTask(userId: number, task: FileTask): Promise<string> {
  const release = await acquire(userId)
  try {
    return await run(task)
  } finally {
    release()
  }
}

async function run(task: FileTask): Promise<string> {
  const apart = startApart<FileAnswer>(new URL('./file-worker.ts', import.meta.url), {
    workerData: task,
    largestHeapMb: MOST_HEAP_MB,
    mostOutsideBytes: MOST_OUTSIDE_BYTES,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new UnreadableFile('fileTooSlowToRead')), LONGEST_READING_MS)
  apart.listen(
    (answer) => ('refusal' in answer ? reject(new UnreadableFile(answer.refusal)) : resolve(answer.text)),
    (error) => reject(error instanceof TooLargeApart ? new UnreadableFile('fileTooLargeToRead') : error),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await apart.end()
  }
}
