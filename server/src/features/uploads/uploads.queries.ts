import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { users } from '../../db/schema/accounts/users.ts'

export async function countUploads(db: Database, userId: number): Promise<number> {
  const row = await selectRow(db, uploads, eq(uploads.userId, userId), { total: count() })
  return row?.total ?? 0
}

export async function insertUpload(db: Database, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload)
}

/** Of an account that is to be deleted nothing is found any more. */
export async function selectUpload(db: Database, key: string) {
  const [row] = await db
    .select({ name: uploads.name, contentType: uploads.contentType, content: uploads.content })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(and(eq(uploads.key, key), isNull(users.deletedAt)))
  return row
}
