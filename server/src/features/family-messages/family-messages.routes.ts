import { FAMILY_MESSAGES_A_DAY, familyMessages } from '#contract/families/family-messages.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Mount, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import {
  countReach,
  hasClass,
  insertMessage,
  selectGuardianIds,
  selectSent,
} from './family-messages.queries.ts'

export function familyMessageRoutes({ serve }: Mount): void {
  serve(familyMessages.list, async ({ id }, { db, caller }) => {
    if (!(await hasClass(db, caller.user.id, id))) throw new AppError('not_found', 'classNotFound')
    return { messages: await selectSent(db, id), ...(await countReach(db, id)) }
  })
  serve(familyMessages.send, (sent, context) => sendMessage(context, sent))
}

/** To all who are guardians in the class now, who are told in the app and by the mail of the day. */
async function sendMessage(
  context: CallerContext,
  { id: classId, title, content }: Received<typeof familyMessages.send>,
) {
  const { db, caller, now, transact, presence } = context
  const teacherId = caller.user.id
  if (!(await hasClass(db, teacherId, classId))) throw new AppError('not_found', 'classNotFound')
  const limit = { limit: FAMILY_MESSAGES_A_DAY, windowSeconds: DAY_SECONDS }
  await spendTry({ db, now }, 'tooManyFamilyMessages', { name: `family-message:${teacherId}`, ...limit })
  const { id } = await transact(async (tx) => {
    const userIds = await selectGuardianIds(tx, classId)
    if (userIds.length === 0) throw new AppError('conflict', 'familiesNotThere')
    const id = await insertMessage(tx, { teacherId, classId, title, content, createdAt: now() }, userIds)
    const told = await notify({ db: tx, now }, userIds, {
      kind: 'family_message',
      data: { title, name: `${caller.user.firstName} ${caller.user.lastName}`.trim() },
      link: '/guardian/messages',
      occasion: `message:${id}`,
    })
    context.afterCommit(() => presence.tell(told, { type: 'notifications' }))
    return { id }
  })
  const [message] = await selectSent(db, classId, id)
  return foundOr404(message, 'messageNotFound')
}
