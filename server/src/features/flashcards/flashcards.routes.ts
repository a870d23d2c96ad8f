import type { FastifyInstance } from 'fastify'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { changeCard } from './change-card.ts'
import { createCards } from './create-cards.ts'
import { exportCards, readPicture } from './files/export-cards.ts'
import { importCards, previewImport } from './files/import-cards.ts'
import { markDeleted, selectCards, selectTags } from './flashcards.queries.ts'
import { endPause, pauseCards, previewPause, setLimits } from './pause-cards.ts'
import { rateCard, undoRating } from './rate-card.ts'
import { readForecast, readQueue, readToday } from './read-queue.ts'
import { toFlashcard } from './to-flashcard.ts'

export function flashcardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, flashcards.list, async ({ id, ...filter }, { db }) =>
    (await selectCards(db, id, filter)).map(toFlashcard),
  )
  serve(app, deps, flashcards.tags, ({ id }, { db }) => selectTags(db, id))
  serve(app, deps, flashcards.create, async (card, context) => {
    const { userId: _, ...rest } = card
    return foundOr404((await createCards(context, [rest]))[0], 'flashcardNotFound')
  })
  serve(app, deps, flashcards.createMany, ({ cards }, context) => createCards(context, cards))
  serve(app, deps, flashcards.update, ({ id, ...change }, context) => changeCard(context, id, change))
  serve(app, deps, flashcards.remove, async ({ id }, { db, caller, now }) => {
    foundOr404(await markDeleted(db, caller.user.id, id, now()), 'flashcardNotFound')
  })
  serve(app, deps, flashcards.restore, async ({ id }, { db, caller }) =>
    toFlashcard(foundOr404(await markDeleted(db, caller.user.id, id, null), 'flashcardNotFound')),
  )
  serve(app, deps, flashcards.due, (filter, context) => readQueue(context, filter))
  serve(app, deps, flashcards.rate, (sent, context) => rateCard(context, sent))
  serve(app, deps, flashcards.undo, ({ id }, context) => undoRating(context, id))
  serve(app, deps, flashcards.forecast, (_, context) => readForecast(context))
  serve(app, deps, flashcards.limits, async (_, context) => {
    const { limits, done, pausedUntil } = await readToday(context)
    return { ...limits, doneToday: done, pausedUntil }
  })
  serve(app, deps, flashcards.saveLimits, (limits, context) => setLimits(context, limits))
  serve(app, deps, flashcards.pause, (wish, context) => pauseCards(context, wish))
  serve(app, deps, flashcards.previewPause, (wish, context) => previewPause(context, wish))
  serve(app, deps, flashcards.endPause, (_, context) => endPause(context))
  serve(app, deps, flashcardFiles.preview, ({ file }, context) => previewImport(context, file))
  serve(app, deps, flashcardFiles.import, (wish, context) => importCards(context, wish))
  serve(app, deps, flashcardFiles.export, (wish, context) => exportCards(context, wish))
  serve(app, deps, flashcardFiles.picture, ({ id }, context) => readPicture(context, id))
}
