import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import { createTurns } from '../../../platform/turns.ts'

export type FileTask = { kind: 'pdf' | 'docx'; file: Uint8Array; longest: number }
export type FileAnswer = { text: string } | { refusal: string }

const LONGEST_READING_MS = 20_000
const MOST_MEMORY_MB = 384
const TOO_LONG = 'This file takes too long to read.'
const TOO_LARGE = 'This file is too large to be read.'

// One at a time: a small server has not the memory for more.
const takeTurn = createTurns()

/** Reads a stranger's file in a thread that ends with it, within limits of time and memory. */
export async function readInThread(task: FileTask): Promise<string> {
  const giveBack = await takeTurn()
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // What the reader of PDFs has to say about a file is of use to nobody; failures arrive as errors all the same.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(refuse(TOO_LONG)), LONGEST_READING_MS)
  worker.once('message', (answer: FileAnswer) =>
    'refusal' in answer ? reject(refuse(answer.refusal)) : resolve(answer.text),
  )
  worker.once('error', (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse(TOO_LARGE) : error),
  )
  worker.once('exit', () => reject(new Error('The thread ended without an answer')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
    giveBack()
  }
}

const refuse = (message: string) => new AppError('invalid_input', message)
