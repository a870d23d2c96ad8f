import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { STORAGE_KINDS } from '#contract/admin/system-analytics.ts'
import type { Database } from '../../db/database.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { curriculumDocuments, professionalDocuments } from '../../db/schema/study/documents.ts'
import { flashcardMedia } from '../../db/schema/study/flashcards.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'

type StorageKind = (typeof STORAGE_KINDS)[number]
type Stored = { kind: StorageKind; files: number; bytes: number }

/** What people have brought in, kind by kind. Texts count as they are stored, which is compressed. */
export async function measureStorage(db: Database): Promise<Stored[]> {
  const kinds: [StorageKind, PgTable, string][] = [
    ['pictures', uploads, 'size_bytes'],
    ['classFiles', classFiles, 'size_bytes'],
    ['cardPictures', flashcardMedia, 'size_bytes'],
    ['documents', professionalDocuments, 'coalesce(pg_column_size(content), 0)'],
    ['curriculumDocuments', curriculumDocuments, 'pg_column_size(content)'],
  ]
  const { rows } = await db.execute<Stored>(
    sql.join(
      kinds.map(
        ([kind, table, bytes]) =>
          sql`select ${kind}::text as kind, count(*)::int as files, coalesce(sum(${sql.raw(bytes)}), 0)::float8 as bytes from ${table}`,
      ),
      sql` union all `,
    ),
  )
  return rows
}

export async function measureDatabase(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  return rows[0]?.bytes ?? 0
}

/** The tables of the product, the largest first. Rows are as last estimated: counting would take long. */
export async function measureTables(db: Database) {
  const { rows } = await db.execute<{ name: string; rows: number; bytes: number }>(sql`
    select c.relname::text as name, greatest(c.reltuples, s.n_live_tup, 0)::float8 as rows,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_stat_user_tables s on s.relid = c.oid
    where n.nspname = 'public' and c.relkind = 'r'
    order by bytes desc, name`)
  return rows
}

/** Of the disk that holds a directory; null where the system does not say. */
export async function measureDisk(directory: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(directory)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
