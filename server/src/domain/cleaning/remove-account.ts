import { and, eq, exists, inArray, is, isNotNull, notExists, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import * as schema from '../../db/schema/all-tables.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { assignmentSubmissions, submissionVersions } from '../../db/schema/teaching/assignments.ts'
import { makeNoPassword } from '../../platform/sessions/passwords.ts'

/** What of a student the school keeps for seven years: what was given for work that was turned in. */
const KEPT = ['assignment_submissions']

/**
 * Removes an account with all that was its own. Marks that a student got in a class are the school's record: they stay,
 * without what was written, of somebody without a name, until their seven years are over.
 */
export async function removeAccount(db: Database, id: number, at: Date): Promise<'removed' | 'stripped'> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, String(id)))
  const isRecorded = await hasRecords(db, id)
  if (!isRecorded) {
    await db.delete(users).where(eq(users.id, id))
    return 'removed'
  }
  await removeOwnRows(db, id)
  const own = db
    .select({ id: assignmentSubmissions.id })
    .from(assignmentSubmissions)
    .where(eq(assignmentSubmissions.studentId, id))
  await db.delete(submissionVersions).where(inArray(submissionVersions.submissionId, own))
  await db
    .update(assignmentSubmissions)
    .set({ content: null, attachments: [] })
    .where(eq(assignmentSubmissions.studentId, id))
  await db.update(users).set(makeNameless(id, at)).where(eq(users.id, id))
  return 'stripped'
}

/** Nameless accounts whose last record has gone. */
export async function removeEmptied(db: Database): Promise<number> {
  const gone = await db
    .delete(users)
    .where(
      and(
        isNotNull(users.deletedAt),
        isNotNull(users.strippedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(assignmentSubmissions)
            .where(eq(assignmentSubmissions.studentId, users.id)),
        ),
      ),
    )
    .returning({ id: users.id })
  return gone.length
}

async function hasRecords(db: Database, id: number): Promise<boolean> {
  const records = db
    .select({ one: sql`1` })
    .from(assignmentSubmissions)
    .where(eq(assignmentSubmissions.studentId, id))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), exists(records)))
  return rows.length > 0
}

/** As deleting the account would: rows that hang on it go, rows that only name it forget the name. */
async function removeOwnRows(db: Database, id: number): Promise<void> {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  for (const table of tables) {
    const { name, foreignKeys } = getTableConfig(table)
    for (const key of foreignKeys) {
      const { foreignTable, columns } = key.reference()
      const [column] = columns
      if (foreignTable !== users || !column) continue
      if (key.onDelete === 'cascade' && !KEPT.includes(name)) await db.delete(table).where(eq(column, id))
      if (key.onDelete === 'set null')
        await db.execute(
          sql`update ${table} set ${sql.identifier(column.name)} = null where ${column} = ${id}`,
        )
    }
  }
}

function makeNameless(id: number, at: Date): Partial<typeof users.$inferInsert> {
  return {
    username: `former-student-${id}`,
    email: null,
    emailProvenAt: null,
    password: makeNoPassword(),
    firstName: 'Former',
    lastName: 'student',
    displayName: null,
    bio: null,
    age: null,
    avatarUrl: null,
    points: 0,
    averageQuizScore: null,
    preferredStudyTime: null,
    profession: null,
    expertiseLevel: null,
    timezone: 'UTC',
    languagePreference: 'en',
    secondFactorSince: null,
    inactivityWarnedAt: null,
    lastActiveOn: null,
    // No longer its owner's to bring back.
    deletionRequestedAt: null,
    deletedAt: at,
    strippedAt: at,
    updatedAt: at,
  }
}
