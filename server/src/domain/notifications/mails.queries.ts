import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/notifications.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { type MAIL_STATES, notificationMails, notifications } from '../../db/schema/accounts/notifications.ts'
import { notificationPreferences } from '../../db/schema/accounts/settings.ts'

/** What was not told by mail by then is no news any more. */
const NEWS_FOR_MS = 3 * DAY_MS
/** A delivery method of the settings: such a kind stays in the app. */
const APP_ONLY = 'app'

export type MailRow = typeof notificationMails.$inferSelect

/** Makes the mail of the day of what the person has not read yet; of a reminder only today's. Nothing to say, no mail. */
export async function gatherMail(db: Database, userId: number, today: string, now: Date): Promise<void> {
  const quiet = await db
    .select({ type: notificationPreferences.notificationType })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.userId, userId),
        or(eq(notificationPreferences.enabled, false), eq(notificationPreferences.deliveryMethod, APP_ONLY)),
      ),
    )
  const isQuiet = new Set<string | null>(quiet.map(({ type }) => type))
  const kinds = (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter(
    (kind) => !isQuiet.has(NOTIFICATION_KINDS[kind].toggle),
  )
  if (kinds.length === 0) return
  const news = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        isNull(notifications.mailId),
        gte(notifications.createdAt, new Date(now.getTime() - NEWS_FOR_MS)),
        inArray(notifications.kind, kinds),
        or(ne(notifications.kind, 'study_reminder'), eq(notifications.occasion, today)),
      ),
    )
  if (news.length === 0) return
  const [mail] = await db
    .insert(notificationMails)
    .values({ userId, day: today, notBefore: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notificationMails.id })
  if (!mail) return
  await db
    .update(notifications)
    .set({ mailId: mail.id })
    .where(
      inArray(
        notifications.id,
        news.map(({ id }) => id),
      ),
    )
}

type Claim = { at: Date; until: Date; most: number; claim: string }

/**
 * Takes mails to be sent. One that another server took and has not begun to send within its time is taken over; one that
 * may have been sent never is.
 */
export async function claimMails(db: Database, { at, until, most, claim }: Claim): Promise<MailRow[]> {
  const due = await selectDueMails(db, at, most)
  if (due.length === 0) return []
  return db
    .update(notificationMails)
    .set({
      state: 'claimed',
      claim,
      notBefore: until,
      attempts: sql`${notificationMails.attempts} + 1`,
    })
    .where(
      inArray(
        notificationMails.id,
        due.map(({ id }) => id),
      ),
    )
    .returning()
}

/** Locked, so that no other server takes them in the same moment. */
export function selectDueMails(db: Database, at: Date, most: number) {
  return db
    .select({ id: notificationMails.id })
    .from(notificationMails)
    .where(
      and(sql`${notificationMails.state} in ('waiting', 'claimed')`, lte(notificationMails.notBefore, at)),
    )
    .orderBy(asc(notificationMails.notBefore))
    .limit(most)
    .for('update', { skipLocked: true })
}

/** The last step before a mail leaves. False: somebody else has it by now. */
export async function beginSending(db: Database, mail: MailRow): Promise<boolean> {
  const begun = await db
    .update(notificationMails)
    .set({ state: 'sending' })
    .where(
      and(
        eq(notificationMails.id, mail.id),
        eq(notificationMails.state, 'claimed'),
        sql`${notificationMails.claim} = ${mail.claim}`,
      ),
    )
    .returning({ id: notificationMails.id })
  return begun.length === 1
}

export async function settleMail(
  db: Database,
  id: number,
  change: { state: (typeof MAIL_STATES)[number]; notBefore?: Date; sentAt?: Date },
): Promise<void> {
  await db.update(notificationMails).set(change).where(eq(notificationMails.id, id))
}

/** What a mail tells; what was read in the app meanwhile is left out. */
export function selectNewsOfMail(db: Database, mailId: number) {
  return db
    .select({ kind: notifications.kind, data: notifications.data, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.mailId, mailId), isNull(notifications.readAt)))
    .orderBy(asc(notifications.id))
}

const KEPT_FOR_MS = 90 * DAY_MS

/** Three months are kept, read or not. */
export async function removeOldNotifications(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR_MS)
  await db.delete(notifications).where(lt(notifications.createdAt, before))
  await db.delete(notificationMails).where(lt(notificationMails.createdAt, before))
}
