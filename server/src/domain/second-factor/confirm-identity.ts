import { and, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { hasRow } from '../../db/rows.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'

const FRESH_MINUTES = 15

/** By the password; without one, by having signed in a moment ago. So nobody is asked twice in a row. */
export async function confirmIdentity(context: CallerContext, password: string | undefined): Promise<void> {
  if (password) return confirmPassword(context, context.caller.user.id, password, 'password')
  if (!(await isFreshlySignedIn(context)))
    throw refuseField('password', 'confirmByPassword', 'wrong_credentials')
}

export function isFreshlySignedIn({ db, caller, now }: CallerContext): Promise<boolean> {
  const after = new Date(now().getTime() - FRESH_MINUTES * MINUTE_MS)
  return hasRow(db, sessions, and(eq(sessions.id, caller.sessionId), gt(sessions.createdAt, after)))
}
