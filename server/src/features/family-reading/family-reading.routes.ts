import { familyReading } from '#contract/families/family-reading.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readDecisions, saveDecision } from './decide-reading.ts'
import { requireOpen, toPage } from './open-pages.ts'
import { selectAlertPage, selectChatPage, selectNotePage } from './readings.queries.ts'

export function familyReadingRoutes({ serve }: Mount): void {
  serve(familyReading.read, (_, { db }) => readDecisions(db))
  serve(familyReading.save, (decision, context) => saveDecision(context, decision))
  serve(familyReading.chats, async ({ id, before }, { db }) => {
    await requireOpen(db, id, 'chats')
    return toPage(await selectChatPage(db, id, before))
  })
  serve(familyReading.notes, async ({ id, before }, { db }) => {
    await requireOpen(db, id, 'notes')
    return toPage(await selectNotePage(db, id, before))
  })
  serve(familyReading.alerts, async ({ id, before }, { db }) => {
    await requireOpen(db, id, 'alerts')
    return toPage(await selectAlertPage(db, id, before))
  })
}
