import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { confirmPassword } from '../../domain/confirm-password.ts'
import { keepAnAdmin } from '../../domain/keep-an-admin.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { isPassword } from '../../platform/sessions/passwords.ts'
import { endAllSessions } from '../../platform/sessions/sessions.ts'
import { countActiveClasses, selectPassword, updateUser } from './profile.queries.ts'

/** Hides the account and all that is its own at once; `purge-accounts.ts` removes it when the days of grace are over. */
export async function deleteAccount(context: CallerContext, password: string) {
  const { db, caller, now, presence } = context
  const { id, role } = caller.user
  if (caller.user.isDemo) throw new AppError('conflict', 'demoAccountNotDeletable')
  if (!isPassword(await selectPassword(db, id))) throw new AppError('conflict', 'passwordNeededToConfirm')
  await confirmPassword(context, id, password, 'password')
  const at = now()
  await db.transaction(async (tx) => {
    if ((await countActiveClasses(tx, id)) > 0) throw new AppError('conflict', 'activeClassesLeft')
    if (role === 'admin') await keepAnAdmin(tx, id)
    await updateUser(tx, id, { deletedAt: at, deletionRequestedAt: at, updatedAt: at })
    await endAllSessions(tx, id)
    await writeAudit({ ...context, db: tx }, { action: 'account.delete', subjectType: 'user', subjectId: id })
  })
  context.dropSession()
  presence.endUser(id)
  const purgedAt = new Date(at.getTime() + GRACE_DAYS * DAY_MS)
  sayGoodbye(context, purgedAt)
  return { purgedAt }
}

/** Its outcome is reported by the mailer; the account is deleted either way. */
function sayGoodbye({ mailer, caller, config }: CallerContext, purgedAt: Date): void {
  const { email, username, firstName, displayName } = caller.user
  if (!email) return
  const day = purgedAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  void mailer?.send(
    writeLetter({
      to: email,
      name: displayName || firstName,
      subject: 'Your Trellis account is deleted',
      lines: [
        `The account “${username}” was deleted just now. Until ${day} signing in brings everything back; after that it is removed for good.`,
        'If it was not you, sign in and change your password.',
      ],
      action: { label: 'Sign in and keep it', url: `${findOrigin(config)}/auth` },
    }),
  )
}
