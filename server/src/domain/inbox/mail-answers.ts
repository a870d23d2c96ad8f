import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contactMessages, inboxEntries } from '../../db/schema/accounts/support.ts'
import type { Deps } from '../../platform/deps.ts'
import type { MailOutcome } from '../../platform/mail/mailer.ts'
import { pick } from '../../platform/pick.ts'
import { writeAnswerMail } from './write-answer-mail.ts'

const MOST_AT_ONCE = 10
const FIRST_WAIT_MS = 5 * 60 * 1000
/** After so many tries, over ten hours, the mail server will not have it. */
const MOST_TRIES = 8

type MailAnswersDeps = Pick<Deps, 'db' | 'now' | 'mailer'>

/**
 * Sends answers to contact messages. Before one leaves it is written down that it may have: what was begun and not
 * finished is never sent again, and an admin sees that nobody knows. Answers how many there were.
 */
export async function mailAnswers(
  { db, now, mailer }: MailAnswersDeps,
  signal?: AbortSignal,
): Promise<number> {
  if (!mailer) return 0
  const letters = await db.transaction(async (tx) => {
    const ids = await claimAnswers(tx, now())
    return ids.length === 0 ? [] : selectLetters(tx, ids)
  })
  for (const letter of letters) {
    if (signal?.aborted) await settle(db, letter.id, { mailState: 'waiting' })
    else await keepOutcome({ db, now }, letter, await mailer.send(writeAnswerMail(letter)))
  }
  return letters.length
}

async function claimAnswers(db: Database, at: Date): Promise<number[]> {
  const due = db
    .select({ id: inboxEntries.id })
    .from(inboxEntries)
    .where(and(eq(inboxEntries.mailState, 'waiting'), lte(inboxEntries.mailNotBefore, at)))
    .orderBy(asc(inboxEntries.mailNotBefore))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(inboxEntries)
    .set({ mailState: 'sending' })
    .where(inArray(inboxEntries.id, due))
    .returning({ id: inboxEntries.id })
  return claimed.map(({ id }) => id)
}

function selectLetters(db: Database, ids: number[]) {
  return db
    .select({
      id: inboxEntries.id,
      attempts: inboxEntries.mailAttempts,
      answer: inboxEntries.text,
      ...pick(contactMessages, 'name', 'email', 'subject', 'message'),
    })
    .from(inboxEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactId))
    .where(inArray(inboxEntries.id, ids))
    .orderBy(asc(inboxEntries.id))
}

/** Of an unknown outcome nothing is written: it stays as begun. */
async function keepOutcome(
  { db, now }: Pick<MailAnswersDeps, 'db' | 'now'>,
  { id, attempts }: Awaited<ReturnType<typeof selectLetters>>[number],
  outcome: MailOutcome,
): Promise<void> {
  if (outcome === 'sent') return settle(db, id, { mailState: 'sent' })
  if (outcome === 'refused' || (outcome === 'again' && attempts + 1 >= MOST_TRIES))
    return settle(db, id, { mailState: 'refused' })
  if (outcome === 'again')
    return settle(db, id, {
      mailState: 'waiting',
      mailAttempts: attempts + 1,
      mailNotBefore: new Date(now().getTime() + FIRST_WAIT_MS * 2 ** attempts),
    })
}

async function settle(db: Database, id: number, change: Partial<typeof inboxEntries.$inferInsert>) {
  await db.update(inboxEntries).set(change).where(eq(inboxEntries.id, id))
}
