import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { teachers } from '../db/schema/accounts/teachers.ts'
import { uploads } from '../db/schema/accounts/uploads.ts'
import { refuseField } from '../platform/app-error.ts'

const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** A picture that somebody shows must be one that they uploaded themselves. */
export async function requireOwnPicture(
  db: Database,
  userId: number,
  url: string | null | undefined,
  field: string,
): Promise<void> {
  if (!url) return
  const own = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.key, keyOf(url)), eq(uploads.userId, userId)))
  if (own.length > 0) return
  throw refuseField(field, 'uploadedPictureExpected')
}

/**
 * Called once the account has another picture: the record of a teacher holds the same, so one writer keeps the pair in
 * step, and the file that nobody shows any more goes.
 */
export async function followPicture(
  db: Database,
  user: { id: number; avatarUrl: string | null },
  url: string | null,
): Promise<void> {
  if (url === user.avatarUrl) return
  await db.update(teachers).set({ avatar_url: url }).where(eq(teachers.userId, user.id))
  if (!user.avatarUrl) return
  await db.delete(uploads).where(and(eq(uploads.key, keyOf(user.avatarUrl)), eq(uploads.userId, user.id)))
}
