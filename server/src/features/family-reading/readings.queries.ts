import { and, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  EARLIER_READINGS_SHOWN,
  READINGS_PER_PAGE,
  UNTOLD_CATEGORIES,
} from '#contract/families/family-reading.ts'
import type { Database } from '../../db/database.ts'
import { familyReadings } from '../../db/schema/accounts/family-rights.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import { isWithoutWorry } from '../../domain/families/tables-for-family.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const MOST = READINGS_PER_PAGE + 1
const setters = alias(users, 'setters')

export const selectDecisions = (db: Database) =>
  db
    .select({
      ...pick(familyReadings, 'id', 'chats', 'notes', 'alerts', 'text', 'setAt'),
      setBy: fullNameOf<string | null>(setters),
    })
    .from(familyReadings)
    .leftJoin(setters, eq(setters.id, familyReadings.setBy))
    .orderBy(desc(familyReadings.id))
    .limit(EARLIER_READINGS_SHOWN + 1)

/** One admin after the other. */
export async function lockDecisions(db: Database): Promise<void> {
  await db.execute(sql`lock table ${familyReadings} in share row exclusive mode`)
}

export async function insertDecision(db: Database, row: typeof familyReadings.$inferInsert): Promise<void> {
  await db.insert(familyReadings).values(row)
}

export const selectChatPage = (db: Database, childId: number, before: number | undefined) =>
  db
    .select({
      ...pick(chatMessages, 'id', 'content'),
      title: aiChatSessions.title,
      isByChild: sql<boolean>`${chatMessages.role} = 'user'`,
      at: chatMessages.timestamp,
    })
    .from(chatMessages)
    .leftJoin(aiChatSessions, eq(aiChatSessions.id, chatMessages.sessionId))
    .where(
      and(
        eq(chatMessages.userId, childId),
        isNull(chatMessages.deletedAt),
        isNull(aiChatSessions.deletedAt),
        before === undefined ? undefined : lt(chatMessages.id, before),
        isWithoutWorry(),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(MOST)

export const selectNotePage = (db: Database, childId: number, before: number | undefined) =>
  db
    .select({ ...pick(userNotes, 'id', 'title', 'content'), at: userNotes.createdAt })
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, childId),
        isNull(userNotes.deletedAt),
        before === undefined ? undefined : lt(userNotes.id, before),
      ),
    )
    .orderBy(desc(userNotes.id))
    .limit(MOST)

export const selectAlertPage = (db: Database, childId: number, before: number | undefined) =>
  db
    .select({ ...pick(safetyAlerts, 'id', 'category', 'handledAt'), at: safetyAlerts.createdAt })
    .from(safetyAlerts)
    .where(
      and(
        eq(safetyAlerts.userId, childId),
        notInArray(safetyAlerts.category, [...UNTOLD_CATEGORIES]),
        before === undefined ? undefined : lt(safetyAlerts.id, before),
      ),
    )
    .orderBy(desc(safetyAlerts.id))
    .limit(MOST)
