import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from '../../../platform/files/unreadable-file.ts'
import { readPackage } from './anki/read-package.ts'
import { type OutgoingCard, writePackage } from './anki/write-package.ts'
import type { DeckPicture } from './deck.ts'
import { readTable } from './read-table.ts'
import type { PackageAnswer, PackagePart, PackageTask } from './run-package-task.ts'

/** So many cross over at once: whoever takes them is not held for longer than a moment. */
const CARDS_AT_ONCE = 250

const port = parentPort
const answer = (message: PackageAnswer, transfer: ArrayBuffer[] = []) => port?.postMessage(message, transfer)

/** Waits until it was taken: messages that pile up are all delivered in one go. */
async function hand(message: PackageAnswer): Promise<void> {
  answer(message)
  if (port) await once(port, 'message')
}

// A thread of its own: unpacking and SQLite hold whatever thread they run on, and a hostile file can hold it for long.
async function read(task: Extract<PackageTask, { file: Uint8Array }>): Promise<void> {
  try {
    const { cards, pictures, ...deck } = task.kind === 'anki' ? readPackage(task.file) : readTable(task.file)
    for (let first = 0; first < cards.length; first += CARDS_AT_ONCE)
      await hand({ cards: cards.slice(first, first + CARDS_AT_ONCE) })
    for (const picture of pictures) {
      const sha256 = createHash('sha256').update(picture.content).digest('hex')
      await hand({ picture: { ...picture, sha256 } })
    }
    answer({ deck })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    answer({ refusal: error.refusal })
  }
}

function write(nowMs: number): void {
  const cards: OutgoingCard[] = []
  const pictures: DeckPicture[] = []
  port?.on('message', (part: PackagePart) => {
    if ('cards' in part) cards.push(...part.cards)
    else if ('picture' in part) pictures.push(part.picture)
    else {
      const file = writePackage(cards, pictures, nowMs)
      answer({ file }, [file.buffer as ArrayBuffer])
      port?.close()
    }
  })
}

// Its process is killed once it has answered: the next one starts the sooner for what is written down here.
flushCompileCache()
const task = workerData as PackageTask
if ('file' in task) await read(task)
else write(task.nowMs)
