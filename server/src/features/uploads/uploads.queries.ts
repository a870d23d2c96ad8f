import { and, count, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { isMinorRow } from '../../domain/publication/is-minor-row.ts'

export async function countUploads(db: Database, userId: number): Promise<number> {
  const row = await selectRow(db, uploads, eq(uploads.userId, userId), { total: count() })
  return row?.total ?? 0
}

export async function insertUpload(db: Database, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload)
}

type Viewer = Staff & { hasStaffPowers: boolean }

/** Of a minor others see the picture that an adult has approved, and adults who look after them what waits as well. */
function isSeenBy(db: Database, { id, role, hasStaffPowers }: Viewer, key: string): SQL | undefined {
  return or(
    eq(users.id, id),
    not(isMinorRow()),
    eq(users.avatarUrl, `/api/uploads/${key}`),
    hasStaffPowers ? (isSeenToBy(db, { id, role }, users.id) ?? sql`true`) : undefined,
  )
}

/** Of an account that is to be deleted nothing is found any more. */
export async function selectUpload(db: Database, viewer: Viewer, key: string) {
  const [row] = await db
    .select({ name: uploads.name, contentType: uploads.contentType, content: uploads.content })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(and(eq(uploads.key, key), isNull(users.deletedAt), isSeenBy(db, viewer, key)))
  return row
}
