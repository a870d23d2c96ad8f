import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '#engines/days/durations.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import type { MailOutcome } from '../../platform/mail/mailer.ts'
import { mayMail } from './mail-road.ts'
import { beginSending, claimMails, type MailRow, selectNewsOfMail, settleMail } from './mails.queries.ts'
import { selectPerson } from './schedules.queries.ts'
import { signUnsubscribe } from './sign-link.ts'
import { writeMail } from './write-mail.ts'

type SendMailsDeps = Pick<Deps, 'db' | 'now' | 'mailer' | 'config'>

const MOST_AT_ONCE = 10
/** So long a server has to begin sending what it claimed; then another one takes it over. */
export const CLAIM_MS = 10 * MINUTE_MS
const FIRST_WAIT_MS = 5 * MINUTE_MS
/** After that it is no longer the day's mail. */
const LATEST_MS = 12 * 60 * MINUTE_MS

/**
 * Sends what waits. Nothing is ever sent twice: before a mail leaves it is written down that it may have, and what was
 * begun and not finished stays as it is; its news stand in the app. Answers how many mails there were.
 */
export async function sendMails(deps: SendMailsDeps, signal?: AbortSignal): Promise<number> {
  const at = deps.now()
  const until = new Date(at.getTime() + CLAIM_MS)
  const mails = await deps.db.transaction((tx) =>
    claimMails(tx, { at, until, most: MOST_AT_ONCE, claim: randomUUID() }),
  )
  for (const mail of mails) {
    // What is left claimed is taken up again, by this server or another.
    if (signal?.aborted) break
    await sendMail(deps, mail)
  }
  return mails.length
}

async function sendMail({ db, now, mailer, config }: SendMailsDeps, mail: MailRow): Promise<void> {
  const person = await selectPerson(db, mail.userId)
  const isTooLate = now().getTime() - mail.createdAt.getTime() > LATEST_MS
  const letter =
    person?.email && mayMail({ mailer }, person) && !isTooLate
      ? writeMail({
          to: person.email,
          name: person.displayName || person.firstName,
          language: person.languagePreference,
          news: await selectNewsOfMail(db, mail.id),
          origin: findOrigin(config),
          unsubscribeUrl: `${findOrigin(config)}${signUnsubscribe(person)}`,
        })
      : null
  if (!mailer || !letter) return settleMail(db, mail.id, { state: 'dropped' })
  if (!(await beginSending(db, mail))) return
  await keepOutcome({ db, now }, mail, await mailer.send(letter))
}

async function keepOutcome(
  { db, now }: Pick<SendMailsDeps, 'db' | 'now'>,
  { id, attempts }: MailRow,
  outcome: MailOutcome,
): Promise<void> {
  if (outcome === 'sent') return settleMail(db, id, { state: 'sent', sentAt: now() })
  if (outcome === 'refused') return settleMail(db, id, { state: 'refused' })
  if (outcome === 'again') {
    const notBefore = new Date(now().getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1))
    return settleMail(db, id, { state: 'waiting', notBefore })
  }
}
