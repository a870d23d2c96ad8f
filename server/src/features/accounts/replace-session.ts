import type { Context } from '../../platform/requests/serve.ts'
import { endSession, startSession } from '../../platform/sessions/sessions.ts'

/** Starts a session in this browser. One from before, perhaps planted, is never carried over, nor left open behind. */
export async function replaceSession(context: Context, userId: number): Promise<void> {
  const { db, device, presence, sessionToken } = context
  const replacedId = sessionToken === null ? null : await endSession(db, sessionToken)
  context.keepSession(await startSession(context, userId, device))
  if (replacedId !== null) presence.replaceSession(replacedId)
}
