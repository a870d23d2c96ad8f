import { and, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MOST_FAMILY_MESSAGES } from '#contract/families/family-messages.ts'
import type { Database } from '../../db/database.ts'
import { hasRow } from '../../db/rows.ts'
import { guardianships } from '../../db/schema/accounts/families.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { familyMessageReads, familyMessages } from '../../db/schema/teaching/family-messages.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

export const hasClass = (db: Database, teacherId: number, id: number) =>
  hasRow(db, classes, and(eq(classes.id, id), isOwnClass(teacherId)))

const isMember = (classId: number) =>
  and(eq(classEnrollments.classId, classId), eq(classEnrollments.status, 'active'))

const stands = isNull(guardianships.endedAt)

/** The guardians of a class, each once. */
export async function selectGuardianIds(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: guardianships.guardianId })
    .from(classEnrollments)
    .innerJoin(guardianships, and(eq(guardianships.childId, classEnrollments.studentId), stands))
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(and(isMember(classId), eq(users.role, 'guardian'), isNull(users.deletedAt)))
    .orderBy(guardianships.guardianId)
  return rows.map(({ id }) => id)
}

const parents = alias(users, 'parents')

/** Those a message would reach: accounts that are closed are not among them. */
export async function countReach(db: Database, classId: number) {
  const [row] = await db
    .select({
      guardians: countDistinct(parents.id),
      reached:
        sql<number>`count(distinct ${guardianships.childId}) filter (where ${parents.id} is not null)`.mapWith(
          Number,
        ),
      pupils: countDistinct(classEnrollments.studentId),
    })
    .from(classEnrollments)
    .innerJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .leftJoin(guardianships, and(eq(guardianships.childId, classEnrollments.studentId), stands))
    .leftJoin(
      parents,
      and(eq(parents.id, guardianships.guardianId), eq(parents.role, 'guardian'), isNull(parents.deletedAt)),
    )
    .where(isMember(classId))
  return row ?? { guardians: 0, reached: 0, pupils: 0 }
}

/** Those of a class with who they were sent to; one of them when its number is given. */
export async function selectSent(db: Database, classId: number, id?: number) {
  const messages = await db
    .select(pick(familyMessages, 'id', 'title', 'content', 'createdAt'))
    .from(familyMessages)
    .where(and(eq(familyMessages.classId, classId), id === undefined ? undefined : eq(familyMessages.id, id)))
    .orderBy(desc(familyMessages.createdAt), desc(familyMessages.id))
    .limit(MOST_FAMILY_MESSAGES)
  const readersOf = await selectReaders(db, classId, messages)
  return messages.map((message) => ({ ...message, readers: readersOf.get(message.id) ?? [] }))
}

async function selectReaders(db: Database, classId: number, messages: readonly { id: number }[]) {
  const reader = sql`${familyMessageReads.userId}`
  const rows = await db
    .select({
      messageId: familyMessageReads.messageId,
      readAt: familyMessageReads.readAt,
      name: fullNameOf(users),
      children: sql<string[]>`array(select child.first_name from ${guardianships} link
        join ${users} child on child.id = link.child_id
        join ${classEnrollments} member on member.student_id = child.id and member.class_id = ${classId}
        where link.guardian_id = ${reader} and link.ended_at is null and member.status = 'active'
        order by child.first_name)`,
    })
    .from(familyMessageReads)
    .innerJoin(users, eq(users.id, familyMessageReads.userId))
    .where(sql`${familyMessageReads.messageId} = any(${`{${messages.map(({ id }) => id).join()}}`}::int[])`)
    .orderBy(users.sortName, users.id)
  return Map.groupBy(rows, ({ messageId }) => messageId)
}

export async function insertMessage(
  db: Database,
  message: typeof familyMessages.$inferInsert,
  userIds: readonly number[],
): Promise<number> {
  const [row] = await db.insert(familyMessages).values(message).returning({ id: familyMessages.id })
  if (!row) throw new Error('insert returned no row')
  await db.insert(familyMessageReads).values(userIds.map((userId) => ({ messageId: row.id, userId })))
  return row.id
}
