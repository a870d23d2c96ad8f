import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { REMOVE_METADATA } from '../../platform/pictures/remove-metadata.ts'
import { runPaced } from '../../platform/run-paced.ts'

type PictureTable = typeof uploads
/** Both have the columns that are wanted here. */
const TABLES = [uploads, classFiles as unknown as PictureTable]

/**
 * Takes what cameras wrote into pictures out of those that were kept before this was done when they came, or that a
 * backup of then brought back: each once, and one at a time, since it may be megabytes.
 */
export async function cleanPictures({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<void> {
  for (const table of TABLES) {
    let isMore = true
    while (isMore) {
      signal?.throwIfAborted()
      isMore = await runPaced(() => cleanNext(db, table), signal)
    }
  }
}

/** Whether there was one. A picture that is too damaged to be taken apart stays as it is: it is somebody's. */
async function cleanNext(db: Database, table: PictureTable): Promise<boolean> {
  const { id, contentType, content } = table
  const [picture] = await db
    .select({ id, contentType, content })
    .from(table)
    // Written out as the partial indexes say it.
    .where(sql`not ${table.isCleaned} and ${contentType} like 'image/%'`)
    .orderBy(asc(id))
    .limit(1)
  if (!picture) return false
  const cleaned = REMOVE_METADATA[picture.contentType](picture.content) ?? picture.content
  await db
    .update(table)
    .set({ content: cleaned, sizeBytes: cleaned.byteLength, isCleaned: true })
    .where(eq(id, picture.id))
  return true
}
