import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Attachment } from '#contract/classroom/work.ts'
import type { Database } from '../../db/database.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { AppError } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'

export const CLASS_FILE_PATH = '/api/class-files/'

const keyOf = ({ url }: { url: string }): string | null =>
  url.startsWith(CLASS_FILE_PATH) ? url.slice(CLASS_FILE_PATH.length) : null

type Place = { ownerId: number; classId: number; isForClass: boolean }

/**
 * Ties attached files to a class, where its teacher, or all of it, may open them. Nobody attaches what is not their own;
 * a file that lies in another class is copied, so that each class keeps what it was given. Links stay as they are.
 */
export async function attachFiles(
  { db, randomToken }: { db: Database; randomToken: () => string },
  place: Place,
  attachments: readonly Attachment[],
): Promise<Attachment[]> {
  const keys = [...new Set(attachments.flatMap((attachment) => keyOf(attachment) ?? []))]
  if (keys.length === 0) return [...attachments]
  const rows = await db
    .select(FILE_COLUMNS)
    .from(classFiles)
    .where(and(inArray(classFiles.key, keys), eq(classFiles.ownerId, place.ownerId)))
  if (rows.length < keys.length) throw new AppError('not_found', 'fileNotFound')
  const settled = new Map<string, Attachment>()
  for (const row of rows) {
    const key = await settle(db, row, place, randomToken)
    settled.set(row.key, {
      name: row.name,
      url: `${CLASS_FILE_PATH}${key}`,
      mediaType: row.contentType,
      sizeBytes: row.sizeBytes,
    })
  }
  return attachments.map((attachment) => settled.get(keyOf(attachment) ?? '') ?? attachment)
}

const FILE_COLUMNS = pick(classFiles, 'id', 'key', 'name', 'classId', 'contentType', 'sizeBytes')

async function settle(
  db: Database,
  file: { id: number; key: string; classId: number | null },
  { classId, isForClass }: Place,
  randomToken: () => string,
): Promise<string> {
  if (file.classId !== null && file.classId !== classId) {
    const key = randomToken()
    await db.execute(sql`
      insert into ${classFiles} (owner_id, class_id, is_for_class, key, name, content_type, content, size_bytes, is_cleaned)
      select owner_id, ${classId}::int, ${isForClass}, ${key}, name, content_type, content, size_bytes, is_cleaned
      from ${classFiles} where id = ${file.id}`)
    return key
  }
  if (isForClass || file.classId === null) {
    await db
      .update(classFiles)
      .set({ classId, ...(isForClass && { isForClass }) })
      .where(eq(classFiles.id, file.id))
  }
  return file.key
}
