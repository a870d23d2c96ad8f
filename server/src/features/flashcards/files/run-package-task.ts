import { Worker } from 'node:worker_threads'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { AppError } from '../../../platform/app-error.ts'
import { createMutex } from '../../../platform/mutex.ts'
import type { OutgoingCard } from './anki/write-package.ts'
import type { Deck, DeckCard, DeckPicture, ReadPicture } from './deck.ts'

export type PackageTask = { kind: 'anki' | 'table'; file: Uint8Array } | { kind: 'write'; nowMs: number }
export type PackagePart =
  | { cards: OutgoingCard[] }
  | { picture: DeckPicture }
  | { isEnd: true }
  /** Of a portion that was read: the next one may come. */
  | { isTaken: true }
export type PackageAnswer =
  | { cards: DeckCard[] }
  | { picture: ReadPicture }
  | { deck: Omit<Deck, 'cards' | 'pictures'> }
  | { file: Uint8Array }
  | { refusal: Refusal }

/** A file of ours is written to its end; a stranger's is given up sooner. */
const LONGEST_READING_MS = 60_000
const LONGEST_WRITING_MS = 5 * 60_000
const MOST_MEMORY_MB = 768

// One at a time: two of the largest packages at once are more memory than a small server has.
const acquire = createMutex()

export async function readInThread(kind: 'anki' | 'table', file: Uint8Array): Promise<Deck> {
  const cards: DeckCard[] = []
  const pictures: ReadPicture[] = []
  const deck = await runInThread<Omit<Deck, 'cards' | 'pictures'>>(
    { kind, file },
    LONGEST_READING_MS,
    null,
    (answer, end) => {
      if ('cards' in answer) cards.push(...answer.cards)
      else if ('picture' in answer) pictures.push(answer.picture)
      else if ('deck' in answer) end(answer.deck)
    },
  )
  return { ...deck, cards, pictures }
}

/** `tell` hands the cards over portion by portion, so that neither side holds all of them in one message. */
export function writeAnkiPackage(nowMs: number, tell: (post: (part: PackagePart) => void) => Promise<void>) {
  return runInThread<Uint8Array>({ kind: 'write', nowMs }, LONGEST_WRITING_MS, tell, (answer, end) => {
    if ('file' in answer) end(answer.file)
  })
}

async function runInThread<Result>(
  task: PackageTask,
  longestMs: number,
  tell: ((post: (part: PackagePart) => void) => Promise<void>) | null,
  take: (answer: PackageAnswer, end: (result: Result) => void) => void,
): Promise<Result> {
  const release = await acquire()
  const worker = new Worker(new URL('./package-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // Node says of its SQLite that it may still change; failures arrive as errors all the same.
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(refuse('fileTooSlowToRead')), longestMs)
  worker.on('message', (answer: PackageAnswer) => {
    if ('refusal' in answer) return reject(refuse(answer.refusal))
    take(answer, resolve)
    if ('cards' in answer || 'picture' in answer) worker.postMessage({ isTaken: true } satisfies PackagePart)
  })
  worker.once('error', (error: Error & { code?: string }) => {
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isTooLarge ? refuse('packageTooLargeToRead') : error)
  })
  worker.once('exit', () => reject(new Error('The thread ended without an answer')))
  try {
    tell?.((part) => worker.postMessage(part)).then(() => worker.postMessage({ isEnd: true }), reject)
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
    release()
  }
}

const refuse = (refusal: Refusal) => new AppError('invalid_input', refusal)
