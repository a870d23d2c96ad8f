import type { NotFoundReason } from '#contract/refusals/catalog.ts'
import type { flashcards } from '#contract/study/flashcards.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { insertCards, selectLessonIds, selectOwnNoteIds } from './flashcards.queries.ts'

export type NewCard = Received<typeof flashcards.createMany>['cards'][number]

export async function createCards({ db, caller, now }: CallerContext, cards: readonly NewCard[]) {
  const userId = caller.user.id
  await refuseUnknown(listIds(cards, 'noteId'), (ids) => selectOwnNoteIds(db, userId, ids), 'noteNotFound')
  await refuseUnknown(listIds(cards, 'lessonId'), (ids) => selectLessonIds(db, ids), 'lessonNotFound')
  const createdAt = now()
  const rows = cards.map((card) => ({
    ...card,
    userId,
    tags: uniqueTags(card.tags),
    lastReviewed: card.lastReviewed ? new Date(card.lastReviewed) : null,
    nextReviewDate: card.nextReviewDate ? new Date(card.nextReviewDate) : createdAt,
    createdAt,
    updatedAt: createdAt,
  }))
  return insertCards(db, rows)
}

function listIds(cards: readonly NewCard[], field: 'noteId' | 'lessonId'): number[] {
  return [...new Set(cards.flatMap((card) => card[field] ?? []))]
}

async function refuseUnknown(
  ids: number[],
  find: (ids: number[]) => Promise<number[]>,
  reason: NotFoundReason,
): Promise<void> {
  if (ids.length === 0) return
  const found = await find(ids)
  if (found.length < ids.length) throw new AppError('not_found', reason)
}
