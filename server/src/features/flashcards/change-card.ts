import { uniqueTags } from '../../domain/unique-tags.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type CardRow, updateCard } from './flashcards.queries.ts'
import { lockCard } from './review.queries.ts'

type Change = { [F in 'front' | 'back' | 'difficulty' | 'tags']?: CardRow[F] | undefined }

export async function changeCard({ db, caller }: CallerContext, id: number, change: Change) {
  const card = foundOr404(await lockCard(db, caller.user.id, id), 'flashcardNotFound')
  const { front = card.front, back = card.back, difficulty = card.difficulty, tags = card.tags } = change
  const isRewritten = front !== card.front || back !== card.back
  const row = await updateCard(db, caller.user.id, id, {
    front,
    back,
    difficulty,
    tags: uniqueTags(tags),
    isLeech: card.isLeech && !isRewritten,
  })
  return foundOr404(row, 'flashcardNotFound')
}
