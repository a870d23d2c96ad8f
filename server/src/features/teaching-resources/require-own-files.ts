import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { refuseField } from '../../platform/app-error.ts'

type Addresses = { resourceUrl?: string | null | undefined; thumbnailUrl?: string | null | undefined }
const FIELDS = ['resourceUrl', 'thumbnailUrl'] as const

/** A file that is kept here must be the teacher's own; pages of the web and addresses that stood there before pass. */
export async function requireOwnFiles(
  db: Database,
  teacherId: number,
  sent: Addresses,
  before: Addresses = {},
): Promise<void> {
  for (const field of FIELDS) {
    const url = sent[field]
    if (!url || url === before[field] || (await isOwnOrElsewhere(db, teacherId, url))) continue
    throw refuseField(field, 'ownFileExpected')
  }
}

async function isOwnOrElsewhere(db: Database, teacherId: number, url: string): Promise<boolean> {
  const [, place, key = ''] = /^\/api\/(class-files|uploads)\/(.+)$/i.exec(url) ?? []
  if (place === undefined) return true
  const found =
    place.toLowerCase() === 'uploads'
      ? await db
          .select({ id: uploads.id })
          .from(uploads)
          .where(and(eq(uploads.key, key), eq(uploads.userId, teacherId)))
      : await db
          .select({ id: classFiles.id })
          .from(classFiles)
          .where(and(eq(classFiles.key, key), eq(classFiles.ownerId, teacherId)))
  return found.length > 0
}
