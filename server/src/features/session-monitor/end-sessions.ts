import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { deleteSession, deleteSessionsOf, hasUser } from './session-monitor.queries.ts'

export async function endSession(context: CallerContext, id: number) {
  const { userId } = foundOr404(await deleteSession(context.db, id), 'sessionNotFound')
  await recordReadings(context, sessionMonitor.end, [userId])
  context.afterCommit(() => context.presence.endSession(id))
  return { signedOut: 1 }
}

/** The caller stays signed in where the call came from, also when it is about themself. */
export async function endSessionsOf(context: CallerContext, userId: number) {
  const { db, caller, presence, afterCommit } = context
  if (!(await hasUser(db, userId))) throw new AppError('not_found', 'userNotFound')
  const ended = await deleteSessionsOf(db, userId, caller.sessionId)
  await recordReadings(context, sessionMonitor.endAll, [userId])
  afterCommit(() => {
    for (const { id } of ended) presence.endSession(id)
  })
  return { signedOut: ended.length }
}
