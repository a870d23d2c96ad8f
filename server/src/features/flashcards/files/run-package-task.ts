import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import { createTurns } from '../../../platform/turns.ts'
import type { OutgoingCard } from './anki/write-package.ts'
import type { Deck, DeckPicture } from './deck.ts'

export type PackageTask =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'write'; cards: OutgoingCard[]; pictures: DeckPicture[]; nowMs: number }
export type PackageAnswer = { deck: Deck } | { file: Uint8Array } | { refusal: string }

const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 768

// One at a time: two of the largest packages at once are more memory than a small server has.
const takeTurn = createTurns()

export async function readAnkiPackage(file: Uint8Array): Promise<Deck> {
  const answer = await runTask({ kind: 'read', file })
  if ('deck' in answer) return answer.deck
  throw new AppError('invalid_input', 'refusal' in answer ? answer.refusal : 'The package is damaged.')
}

export async function writeAnkiPackage(
  cards: OutgoingCard[],
  pictures: DeckPicture[],
  nowMs: number,
): Promise<Uint8Array> {
  const answer = await runTask({ kind: 'write', cards, pictures, nowMs })
  if ('file' in answer) return answer.file
  throw new Error('A package was asked for and another answer came')
}

async function runTask(task: PackageTask): Promise<PackageAnswer> {
  const giveBack = await takeTurn()
  try {
    return await runInThread(task)
  } finally {
    giveBack()
  }
}

function runInThread(task: PackageTask): Promise<PackageAnswer> {
  const worker = new Worker(new URL('./package-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // Node says of its SQLite that it may still change; failures arrive as errors all the same.
    stderr: true,
  })
  return new Promise<PackageAnswer>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AppError('invalid_input', 'This package takes too long to read.'))
      void worker.terminate()
    }, LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', (error: Error & { code?: string }) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isTooLarge ? new AppError('invalid_input', 'This package is too large to be read.') : error)
    })
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread ended without an answer'))
    })
  })
}
