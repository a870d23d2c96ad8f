import { and, desc, eq, sql } from 'drizzle-orm'
import { MOST_FAMILY_MESSAGES } from '#contract/families/family-messages.ts'
import type { Database } from '../../db/database.ts'
import { updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { familyMessageReads, familyMessages } from '../../db/schema/teaching/family-messages.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const received = familyMessageReads

/** What was sent to this guardian stays theirs, also when the child has left the class. */
export function selectMessages(db: Database, userId: number) {
  return db
    .select({
      ...pick(familyMessages, 'id', 'title', 'content', 'createdAt'),
      className: classes.name,
      teacherName: fullNameOf(users),
      readAt: received.readAt,
    })
    .from(received)
    .innerJoin(familyMessages, eq(familyMessages.id, received.messageId))
    .innerJoin(classes, eq(classes.id, familyMessages.classId))
    .innerJoin(users, eq(users.id, familyMessages.teacherId))
    .where(eq(received.userId, userId))
    .orderBy(desc(familyMessages.createdAt), desc(familyMessages.id))
    .limit(MOST_FAMILY_MESSAGES)
}

/** The first time counts. */
export const noteReading = (db: Database, userId: number, messageId: number, at: Date) =>
  updateRow(
    db,
    received,
    { readAt: sql`coalesce(${received.readAt}, ${at.toISOString()}::timestamptz)` },
    and(eq(received.userId, userId), eq(received.messageId, messageId)),
    { id: received.id },
  )
