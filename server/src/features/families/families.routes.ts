import { families } from '#contract/families/families.ts'
import { endOfGuardian, selectChildren } from '../../domain/families/guardianships.queries.ts'
import { readChildRecord } from '../../domain/families/read-child-record.ts'
import { listWeeks } from '../../domain/families/weeks/list-weeks.ts'
import { settleNews } from '../../domain/notifications/notify.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { addChild } from './add-child.ts'
import { readSettings, saveSettings } from './family-settings.ts'
import { noteReading, selectMessages } from './received-messages.queries.ts'

export function familyRoutes({ serve }: Mount): void {
  serve(families.children, (_, { db, caller }) => selectChildren(db, caller.user.id))
  serve(families.child, ({ id }, context) => readChildRecord(context, id))
  serve(families.addChild, ({ code }, context) => addChild(context, code))
  serve(families.leave, async ({ id }, context) => {
    const { db, caller, now } = context
    const end = { endedAt: now(), endedBy: caller.user.id }
    foundOr404(await endOfGuardian(db, caller.user.id, id, end), 'guardianNotFound')
    await writeAudit(context, { action: 'guardian ended', subjectType: 'user', subjectId: id })
    return {}
  })
  serve(families.weeks, (_, context) => listWeeks(context))
  serve(families.settings, (_, context) => readSettings(context))
  serve(families.saveSettings, (sent, context) => saveSettings(context, sent))
  serve(families.messages, (_, { db, caller }) => selectMessages(db, caller.user.id))
  serve(families.readMessage, async ({ id }, context) => {
    const { db, caller, now } = context
    foundOr404(await noteReading(db, caller.user.id, id, now()), 'messageNotFound')
    await settleNews(context, { kind: 'family_message', occasion: `message:${id}` })
  })
}
