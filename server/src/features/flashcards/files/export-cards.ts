import type { FileAnswer } from '#contract/file-answer.ts'
import { type Delimiter, writeCards } from '#engines/card-tables/index.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import type { CardRow } from '../flashcards.queries.ts'
import type { OutgoingCard } from './anki/write-package.ts'
import { ADDRESSES_IN_TEXT, type DeckReview, listPictures, nameInText } from './deck.ts'
import {
  type ReviewRow,
  readAllCards,
  selectPicture,
  selectPictureKinds,
  selectReviewsOf,
} from './files.queries.ts'
import { nameOfPicture } from './pictures.ts'
import { writeAnkiPackage } from './run-package-task.ts'

type Format = 'apkg' | 'csv' | 'tsv'

const TABLES: Record<Exclude<Format, 'apkg'>, { delimiter: Delimiter; contentType: string }> = {
  csv: { delimiter: ',', contentType: 'text/csv; charset=utf-8' },
  tsv: { delimiter: '\t', contentType: 'text/tab-separated-values; charset=utf-8' },
}

export async function exportCards(
  context: CallerContext,
  { format, tag }: { format: Format; tag?: string | undefined },
): Promise<FileAnswer> {
  const { db, caller, now } = context
  const name = `flashcards-${now().toISOString().slice(0, 10)}.${format}`
  if (format === 'apkg')
    return { name, contentType: 'application/octet-stream', content: await packCards(context, tag) }
  const { delimiter, contentType } = TABLES[format]
  // The mark lets spreadsheets see that it is UTF-8.
  const parts = [Buffer.from('\ufeff')]
  for await (const cards of readAllCards(db, caller.user.id, tag))
    parts.push(Buffer.from(writeCards(cards, delimiter, parts.length === 1)))
  return { name, contentType, content: Buffer.concat(parts) }
}

export async function readPicture({ db, caller }: CallerContext, id: number): Promise<FileAnswer> {
  const { contentType, content } = foundOr404(await selectPicture(db, caller.user.id, id), 'pictureNotFound')
  return { name: nameOfPicture(id, contentType), contentType, content }
}

function packCards(context: CallerContext, tag: string | undefined): Promise<Uint8Array> {
  const { db, caller, now } = context
  const userId = caller.user.id
  return writeAnkiPackage(userId, now().getTime(), async (post) => {
    const names = new Map<number, string>()
    let row = 0
    for await (const cards of readAllCards(db, userId, tag)) {
      if (cards.length === 0) break
      await namePictures(context, cards, names)
      const ids = cards.map(({ id }) => id)
      const reviews = Map.groupBy(await selectReviewsOf(db, ids), ({ cardId }) => cardId)
      post({
        cards: cards.map((card) => {
          row += 1
          return toOutgoing(card, row, names, reviews.get(card.id) ?? [])
        }),
      })
    }
    for (const [id, name] of names) {
      const picture = await selectPicture(db, userId, id)
      if (picture) post({ picture: { name, contentType: picture.contentType, content: picture.content } })
    }
  })
}

async function namePictures({ db, caller }: CallerContext, cards: CardRow[], names: Map<number, string>) {
  const ids = cards.flatMap(({ front, back }) => listPictures(`${front}\n${back}`))
  const unnamed = [...new Set(ids)].filter((id) => !names.has(id))
  if (unnamed.length === 0) return
  for (const { id, contentType } of await selectPictureKinds(db, caller.user.id, unnamed))
    names.set(id, nameOfPicture(id, contentType))
}

function toOutgoing(
  card: CardRow,
  row: number,
  names: ReadonlyMap<number, string>,
  reviews: readonly ReviewRow[],
): OutgoingCard {
  const name = (text: string) =>
    text.replace(ADDRESSES_IN_TEXT, (whole, id: string) => {
      const file = names.get(Number(id))
      return file === undefined ? whole : nameInText(file)
    })
  const { id, createdAt, front, back, tags, difficulty, passage } = card
  return {
    id,
    createdAtMs: createdAt.getTime(),
    row,
    front: name(front),
    back: name(back),
    tags,
    difficulty,
    passage,
    memory: memoryOf(card),
    reviews: reviews.map(toDeckReview),
  }
}

function memoryOf(card: CardRow): OutgoingCard['memory'] {
  if (card.state === 'new') return null
  const { state, stabilityDays, memoryDifficulty, scheduledDays, learningStep, reps, lapses, isLeech } = card
  return {
    state,
    stabilityDays,
    memoryDifficulty,
    scheduledDays,
    learningStep,
    reps,
    lapses,
    isLeech,
    lastReviewed: card.lastReviewed?.toISOString() ?? null,
    nextReviewDate: (card.nextReviewDate ?? card.createdAt).toISOString(),
  }
}

function toDeckReview(row: ReviewRow): DeckReview {
  const { rating, stateBefore, intervalSeconds, intervalSecondsBefore, thinkingMs } = row
  return {
    rating,
    stateBefore,
    intervalSeconds,
    intervalSecondsBefore,
    thinkingMs,
    reviewedAtMs: row.reviewedAt.getTime(),
  }
}
