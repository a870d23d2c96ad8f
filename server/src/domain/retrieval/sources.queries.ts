import { and, asc, eq, gt, gte, lte, not, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Source } from '#tutor/retrieval/passages/split-passages.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { curriculumDocuments, professionalDocuments } from '../../db/schema/study/documents.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { passageSources } from '../../db/schema/study/passages.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { toLessonSource } from './shipped-passages.ts'

export type SourceKind = 'lesson' | 'curriculumDocument' | 'note' | 'studyGuide' | 'document'
type Changing = PgTable & Record<'id' | 'updatedAt' | 'content', PgColumn>

/** Where each kind of text lives, and by which column of `passage_sources` it is named. */
export const TEXTS: Record<SourceKind, { table: Changing; namedBy: PgColumn; key: keyof SourceKeys }> = {
  lesson: { table: lessons, namedBy: passageSources.lessonId, key: 'lessonId' },
  curriculumDocument: {
    table: curriculumDocuments,
    namedBy: passageSources.curriculumDocumentId,
    key: 'curriculumDocumentId',
  },
  note: { table: userNotes, namedBy: passageSources.noteId, key: 'noteId' },
  studyGuide: { table: studyGuides, namedBy: passageSources.guideId, key: 'guideId' },
  document: { table: professionalDocuments, namedBy: passageSources.documentId, key: 'documentId' },
}
type SourceKeys = Pick<
  typeof passageSources.$inferInsert,
  'lessonId' | 'curriculumDocumentId' | 'noteId' | 'guideId' | 'documentId'
>
export const SOURCE_KINDS = Object.keys(TEXTS) as SourceKind[]

export type Version = { id: number; updatedAt: Date }

/** Behind a number in the order of numbers, or behind a version in the order of changes. */
export type Place = { afterId: number } | { after: Version }

/** Reading a long text takes minutes where a note takes a second: each goes its own way, so that none waits for it. */
export const LENGTHS = ['short', 'long'] as const
export type Length = (typeof LENGTHS)[number]
const LONGEST_SHORT_BYTES = 20_000

/**
 * A page of texts, each with whether it was read in this version. In the order of changes, which is looked through every
 * few seconds, those that were read are left out: a whole curriculum may bear one time.
 */
export async function selectVersions(
  db: Database,
  kind: SourceKind,
  embedder: string,
  place: Place,
  limit: number,
  length?: Length,
): Promise<(Version & { isRead: boolean })[]> {
  const { table, namedBy } = TEXTS[kind]
  const byChange = 'after' in place
  // Both halves, because the index knows the time alone.
  const isBehind = byChange
    ? and(
        gte(table.updatedAt, place.after.updatedAt),
        or(gt(table.updatedAt, place.after.updatedAt), gt(table.id, place.after.id)),
      )
    : gt(table.id, place.afterId)
  const isRead = sql<boolean>`coalesce(${passageSources.sourceUpdatedAt} = ${table.updatedAt} and ${passageSources.embedder} = ${embedder}, false)`
  // Tells the size without unpacking the text.
  const bytes = sql`coalesce(octet_length(${table.content}), 0)`
  const fits = length && (length === 'short' ? lte : gt)(bytes, LONGEST_SHORT_BYTES)
  const rows = await db
    .select({ id: table.id, updatedAt: table.updatedAt, isRead })
    .from(table as PgTable)
    .leftJoin(passageSources, eq(namedBy, table.id))
    .where(and(isBehind, fits, byChange ? not(isRead) : undefined))
    .orderBy(...(byChange ? [asc(table.updatedAt), asc(table.id)] : [asc(table.id)]))
    .limit(limit)
  // The compiler does not know the columns of a table that is chosen later.
  return rows as (Version & { isRead: boolean })[]
}

/** Nothing else about the document changes, nor when it last did. */
export async function markUnread(
  db: Database,
  id: number,
  indexFailure: 'unavailable' | 'unreadable' | null,
) {
  await db
    .update(curriculumDocuments)
    .set({ indexFailure, updatedAt: sql`${curriculumDocuments.updatedAt}` })
    .where(eq(curriculumDocuments.id, id))
}

export type ReadText = { source: Source; ownerId: number | null; updatedAt: Date }

/** A text as it stands now; undefined when it is gone for good. Deleted ones can come back, so they are read as well. */
export async function selectText(db: Database, kind: SourceKind, id: number): Promise<ReadText | undefined> {
  const [row] = await READERS[kind](db, id)
  return row
}

const READERS: Record<SourceKind, (db: Database, id: number) => Promise<ReadText[]>> = {
  lesson: async (db, id) =>
    (await db.select().from(lessons).where(eq(lessons.id, id))).map(
      ({ title, content, outline, updatedAt }) => ({
        source: toLessonSource({ title, content, vocabulary: outline?.vocabulary }),
        ownerId: null,
        updatedAt,
      }),
    ),
  curriculumDocument: async (db, id) =>
    (await db.select().from(curriculumDocuments).where(eq(curriculumDocuments.id, id))).map(
      ({ title, content, updatedAt }) => ({ source: fromMarkdown(title, content), ownerId: null, updatedAt }),
    ),
  note: async (db, id) =>
    (await db.select().from(userNotes).where(eq(userNotes.id, id))).map(
      ({ title, content, userId, updatedAt }) => ({
        source: fromMarkdown(title, content),
        ownerId: userId,
        updatedAt,
      }),
    ),
  studyGuide: async (db, id) =>
    (await db.select().from(studyGuides).where(eq(studyGuides.id, id))).map(
      ({ title, content, userId, updatedAt }) => ({
        source: fromMarkdown(title, content),
        ownerId: userId,
        updatedAt,
      }),
    ),
  document: async (db, id) =>
    (await db.select().from(professionalDocuments).where(eq(professionalDocuments.id, id))).map(
      ({ title, content, userId, updatedAt }) => ({
        source: fromMarkdown(title, content ?? ''),
        ownerId: userId,
        updatedAt,
      }),
    ),
}

const fromMarkdown = (title: string, text: string): Source => ({ title, text, format: 'markdown' })
