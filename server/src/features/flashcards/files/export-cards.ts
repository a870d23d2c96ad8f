import type { FileAnswer } from '#contract/fields.ts'
import { type Delimiter, writeCards } from '#engines/card-tables/index.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import type { CardRow } from '../flashcards.queries.ts'
import type { OutgoingCard } from './anki/write-package.ts'
import { ADDRESSES_IN_TEXT, type DeckReview, listPictures, nameInText } from './deck.ts'
import { selectAllCards, selectAllReviews, selectPicture, selectPictures } from './files.queries.ts'
import { nameOfPicture } from './pictures.ts'
import { writeAnkiPackage } from './run-package-task.ts'

type Format = 'apkg' | 'csv' | 'tsv'

const TABLES: Record<Exclude<Format, 'apkg'>, { delimiter: Delimiter; contentType: string }> = {
  csv: { delimiter: ',', contentType: 'text/csv; charset=utf-8' },
  tsv: { delimiter: '\t', contentType: 'text/tab-separated-values; charset=utf-8' },
}

export async function exportCards(
  context: Context<Caller>,
  { format, tag }: { format: Format; tag?: string | undefined },
): Promise<FileAnswer> {
  const { db, caller, now } = context
  const cards = await selectAllCards(db, caller.user.id, tag)
  const name = `flashcards-${now().toISOString().slice(0, 10)}.${format}`
  if (format !== 'apkg') {
    const { delimiter, contentType } = TABLES[format]
    // The mark lets spreadsheets see that it is UTF-8.
    return { name, contentType, content: Buffer.from(`\ufeff${writeCards(cards, delimiter)}`) }
  }
  return { name, contentType: 'application/octet-stream', content: await packCards(context, cards, tag) }
}

export async function readPicture({ db, caller }: Context<Caller>, id: number): Promise<FileAnswer> {
  const { contentType, content } = foundOr404(await selectPicture(db, caller.user.id, id), 'Picture')
  return { name: nameOfPicture(id, contentType), contentType, content }
}

async function packCards({ db, caller, now }: Context<Caller>, cards: CardRow[], tag: string | undefined) {
  const reviews = Map.groupBy(await selectAllReviews(db, caller.user.id, tag), ({ cardId }) => cardId)
  const ids = cards.flatMap(({ front, back }) => listPictures(`${front}\n${back}`))
  const pictures = ids.length === 0 ? [] : await selectPictures(db, caller.user.id, [...new Set(ids)])
  const names = new Map(pictures.map(({ id, contentType }) => [id, nameOfPicture(id, contentType)]))
  const name = (text: string) =>
    text.replace(ADDRESSES_IN_TEXT, (whole, id: string) => {
      const file = names.get(Number(id))
      return file === undefined ? whole : nameInText(file)
    })
  const outgoing = cards.map((card, place): OutgoingCard => {
    const { front, back, tags, difficulty, passage } = card
    return {
      id: card.id,
      createdAtMs: card.createdAt.getTime(),
      row: place + 1,
      front: name(front),
      back: name(back),
      tags,
      difficulty,
      passage,
      memory: memoryOf(card),
      reviews: (reviews.get(card.id) ?? []).map(toDeckReview),
    }
  })
  const files = pictures.map(({ id, contentType, content }) => ({
    name: nameOfPicture(id, contentType),
    contentType,
    content,
  }))
  return writeAnkiPackage(outgoing, files, now().getTime())
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

function toDeckReview(row: Awaited<ReturnType<typeof selectAllReviews>>[number]): DeckReview {
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
