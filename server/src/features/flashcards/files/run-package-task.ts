import type { Refusal } from '#contract/refusals/catalog.ts'
import { createApartQueue } from '../../../platform/apart/run-apart.ts'
import { AppError } from '../../../platform/app-error.ts'
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
/** Of the heap, and with all besides it. A table is walked; a collection has up to 150 MB and lies in SQLite once more. */
const MEMORY = {
  table: { largestHeapMb: 192, largestProcessMb: 384 },
  anki: { largestHeapMb: 512, largestProcessMb: 640 },
  write: { largestHeapMb: 768, largestProcessMb: 1536 },
} as const

const run = createApartQueue(new URL('./package-worker.ts', import.meta.url))

export async function readApart(userId: number, kind: 'anki' | 'table', file: Uint8Array): Promise<Deck> {
  const cards: DeckCard[] = []
  const pictures: ReadPicture[] = []
  const deck = await runApart<Omit<Deck, 'cards' | 'pictures'>>(
    userId,
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
export function writeAnkiPackage(userId: number, nowMs: number, tell: Tell) {
  return runApart<Uint8Array>(userId, { kind: 'write', nowMs }, LONGEST_WRITING_MS, tell, (answer, end) => {
    if ('file' in answer) end(answer.file)
  })
}

type Tell = (post: (part: PackagePart) => void) => Promise<void>
type Take<Result> = (answer: PackageAnswer, end: (result: Result) => void) => void

function runApart<Result>(
  userId: number,
  task: PackageTask,
  longestMs: number,
  tell: Tell | null,
  take: Take<Result>,
): Promise<Result> {
  const { file, ...workerData } = { file: undefined, ...task }
  return run<PackageAnswer, Result>(userId, {
    workerData,
    ...(file && { file }),
    ...MEMORY[workerData.kind],
    longestMs,
    tooSlow: () => refuse('fileTooSlowToRead'),
    tooLarge: () => refuse('packageTooLargeToRead'),
    ...(tell && {
      async begin(apart) {
        await tell((part) => apart.post(part))
        apart.post({ isEnd: true } satisfies PackagePart)
      },
    }),
    take(answer, end, apart) {
      if ('refusal' in answer) throw refuse(answer.refusal)
      take(answer, end)
      if ('cards' in answer || 'picture' in answer) apart.post({ isTaken: true } satisfies PackagePart)
    },
  })
}

const refuse = (refusal: Refusal) => new AppError('invalid_input', refusal)
