import type { NotificationKind } from '#contract/notifications.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { notify } from './notify.ts'

type Owner = Pick<UserRow, 'id' | 'username' | 'firstName' | 'displayName' | 'email' | 'emailProvenAt'>
type SecurityNews = Extract<
  NotificationKind,
  'password_changed' | `passkey_${string}` | `authenticator_${string}` | 'provider_unlinked'
>
type Letter = { subject: string; line: (username: string, data: Record<string, string>) => string }

/** What opens an account has changed: its owner learns of it even if it was somebody else's doing. */
const LETTERS: Record<SecurityNews, Letter> = {
  password_changed: {
    subject: 'Your password for Trellis was changed',
    line: (username) =>
      `The password of the account “${username}” was changed, and all other devices were signed out.`,
  },
  passkey_added: {
    subject: 'A passkey was added to your Trellis account',
    line: (username) => `The account “${username}” can now be opened with a new passkey.`,
  },
  passkey_removed: {
    subject: 'A passkey was removed from your Trellis account',
    line: (username) => `A passkey of the account “${username}” was removed and no longer opens it.`,
  },
  authenticator_added: {
    subject: 'Two-step sign-in is on for your Trellis account',
    line: (username) =>
      `Signing in to the account “${username}” now takes a code from a new authenticator app.`,
  },
  authenticator_removed: {
    subject: 'The authenticator app was removed from your Trellis account',
    line: (username) =>
      `Signing in to the account “${username}” no longer takes a code from an authenticator app.`,
  },
  provider_unlinked: {
    subject: 'Your Trellis account is no longer linked',
    line: (username, { provider }) =>
      `Signing in with ${provider} no longer opens the account “${username}”.`,
  },
}

/**
 * In the app as a part of the caller's transaction, and by mail where the address is known to be theirs. The outcome of the mail
 * is reported by the mailer.
 */
export async function tellOwner(
  {
    db,
    now,
    mailer,
    presence,
    afterCommit,
  }: Pick<Context, 'db' | 'now' | 'mailer' | 'presence' | 'afterCommit'>,
  { id, username, firstName, displayName, email, emailProvenAt }: Owner,
  kind: SecurityNews,
  data: Record<string, string> = {},
): Promise<void> {
  const news = { kind, data, link: '/profile?tab=privacy', occasion: now().toISOString() }
  const told = await notify({ db, now }, [id], news)
  const { subject, line } = LETTERS[kind]
  const lines = [
    line(username, data),
    'If that wasn’t you, tell your school or the person who runs Trellis right away.',
  ]
  afterCommit(() => {
    presence.tell(told, { type: 'notifications' })
    if (mailer && email && emailProvenAt)
      void mailer.send(writeLetter({ to: email, name: displayName || firstName, subject, lines }))
  })
}
