import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { changeCard } from './change-card.ts'
import { createCards } from './create-cards.ts'
import { exportCards, readPicture } from './files/export-cards.ts'
import { importCards, previewImport } from './files/import-cards.ts'
import { markDeleted, selectCards, selectTags } from './flashcards.queries.ts'
import { endPause, pauseCards, previewPause, setLimits } from './pause-cards.ts'
import { rateCard, undoRating } from './rate-card.ts'
import { readForecast, readQueue, readToday } from './read-queue.ts'

export function flashcardRoutes({ serve }: Mount): void {
  serve(flashcards.list, ({ id, ...filter }, { db }) => selectCards(db, id, filter))
  serve(flashcards.tags, ({ id }, { db }) => selectTags(db, id))
  serve(flashcards.create, async (card, context) => {
    const { userId: _, ...rest } = card
    return foundOr404((await createCards(context, [rest]))[0], 'flashcardNotFound')
  })
  serve(flashcards.createMany, ({ cards }, context) => createCards(context, cards))
  serve(flashcards.update, ({ id, ...change }, context) => changeCard(context, id, change))
  serve(flashcards.remove, async ({ id }, { db, caller, now }) => {
    foundOr404(await markDeleted(db, caller.user.id, id, now()), 'flashcardNotFound')
  })
  serve(flashcards.restore, async ({ id }, { db, caller }) =>
    foundOr404(await markDeleted(db, caller.user.id, id, null), 'flashcardNotFound'),
  )
  serve(flashcards.due, (filter, context) => readQueue(context, filter))
  serve(flashcards.rate, (sent, context) => rateCard(context, sent))
  serve(flashcards.undo, ({ id }, context) => undoRating(context, id))
  serve(flashcards.forecast, (_, context) => readForecast(context))
  serve(flashcards.limits, async (_, context) => {
    const { limits, done, pausedUntil } = await readToday(context)
    return { ...limits, doneToday: done, pausedUntil }
  })
  serve(flashcards.saveLimits, (limits, context) => setLimits(context, limits))
  serve(flashcards.pause, (wish, context) => pauseCards(context, wish))
  serve(flashcards.previewPause, (wish, context) => previewPause(context, wish))
  serve(flashcards.endPause, (_, context) => endPause(context))
  serve(flashcardFiles.preview, ({ file }, context) => previewImport(context, file))
  serve(flashcardFiles.import, (wish, context) => importCards(context, wish))
  serve(flashcardFiles.export, (wish, context) => exportCards(context, wish))
  serve(flashcardFiles.picture, ({ id }, context) => readPicture(context, id))
}
