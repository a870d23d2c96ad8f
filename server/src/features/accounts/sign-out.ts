import type { Context } from '../../platform/requests/serve.ts'
import { endAllSessions, endSession } from '../../platform/sessions/sessions.ts'

/** Ends the session of this device. Without one there is nothing to do, and that is fine. */
export async function signOut(context: Context): Promise<void> {
  context.dropSession()
  if (!context.sessionToken) return
  const sessionId = await endSession(context.db, context.sessionToken)
  if (sessionId !== null) context.presence.endSession(sessionId)
}

export async function signOutEverywhere(context: Context, userId: number): Promise<void> {
  await endAllSessions(context.db, userId)
  context.dropSession()
  context.afterCommit(() => context.presence.endUser(userId))
}
