import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  DOCUMENTS_PER_PAGE,
  type documents as endpoints,
  SUMMARIES_PER_PAGE,
} from '#contract/professional/documents.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow, updateRow } from '../../db/rows.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { documentSummaries, professionalDocuments as documents } from '../../db/schema/study/documents.ts'
import { mayReadDocument } from '../../domain/shared-things.ts'
import type { Received } from '../../platform/requests/serve.ts'

// The words of the search index are the database's business.
const { words: _words, ...COLUMNS } = getTableColumns(documents)
const { content: _content, citation: _citation, ...WITHOUT_TEXT } = COLUMNS
const EXCERPT_CHARACTERS = 200
const CARD = {
  ...WITHOUT_TEXT,
  excerpt: sql<string>`left(coalesce(${documents.content}, ''), ${EXCERPT_CHARACTERS})`,
  length: sql<number>`coalesce(char_length(${documents.content}), 0)`,
}

export type DocumentRow = Omit<typeof documents.$inferSelect, 'words'>
export type SummaryRow = typeof documentSummaries.$inferSelect
type NewDocument = typeof documents.$inferInsert

const NEWEST_FIRST = [desc(documents.uploadedAt), desc(documents.id)]

const isOwn = (userId: number, id: number) =>
  and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt))

/** What was deleted is listed whether it was archived or not. */
export function selectDocuments(
  db: Database,
  userId: number,
  { search = '', tag, archived = false, only, before }: Received<typeof endpoints.list>,
) {
  return db
    .select(CARD)
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        only === 'deleted'
          ? isNotNull(documents.deletedAt)
          : and(isNull(documents.deletedAt), eq(documents.isArchived, archived)),
        tag === undefined ? undefined : arrayContains(documents.tags, [tag]),
        isFound(search),
        afterCursor(before),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(DOCUMENTS_PER_PAGE)
}

/** Something typed that holds no word finds nothing. */
function isFound(search: string): SQL | undefined {
  if (search === '') return undefined
  const query = wordsWanted(search)
  return query ? sql`${documents.words} @@ ${query}` : sql`false`
}

function afterCursor(before: number | undefined): SQL | undefined {
  if (before === undefined) return undefined
  return sql`(${documents.uploadedAt}, ${documents.id}) < (
    select place.uploaded_at, place.id from ${documents} place where place.id = ${before})`
}

/** An own document, or one that was shared. */
export const selectReadable = (db: Database, userId: number, id: number) =>
  selectRow(db, documents, and(eq(documents.id, id), mayReadDocument(userId)), COLUMNS)

export async function hasDocumentNumber(db: Database, userId: number, number: number): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(...NEWEST_FIRST)
    .offset(number - 1)
    .limit(1)
  return rows.length > 0
}

export const insertDocument = (db: Database, document: NewDocument) =>
  insertRow(db, documents, document, COLUMNS)

export const updateDocument = (db: Database, userId: number, id: number, change: Partial<NewDocument>) =>
  updateRow(db, documents, change, isOwn(userId, id), COLUMNS)

/** Nothing else about it changes, nor when it last did. Whom it was shared with leaves no trace. */
export async function noteOpening(db: Database, userId: number, id: number, lastAccessed: Date) {
  const [row] = await db
    .update(documents)
    .set({ lastAccessed, updatedAt: sql`${documents.updatedAt}` })
    .where(isOwn(userId, id))
    .returning(COLUMNS)
  return row ?? (await selectReadable(db, userId, id))
}

/** Deleted at a moment, or with null there again; bringing back twice is bringing back once. */
export async function markDeleted(db: Database, userId: number, id: number, deletedAt: Date | null) {
  const [row] = await db
    .update(documents)
    .set({ deletedAt, updatedAt: sql`${documents.updatedAt}` })
    .where(deletedAt ? isOwn(userId, id) : and(eq(documents.userId, userId), eq(documents.id, id)))
    .returning(COLUMNS)
  return row
}

export const insertSummary = (db: Database, summary: typeof documentSummaries.$inferInsert) =>
  insertRow(db, documentSummaries, summary)

export function selectSummaries(
  db: Database,
  documentId: number,
  { before }: { before?: number | undefined },
): Promise<SummaryRow[]> {
  return db
    .select()
    .from(documentSummaries)
    .where(
      and(
        eq(documentSummaries.documentId, documentId),
        before === undefined ? undefined : lt(documentSummaries.id, before),
      ),
    )
    .orderBy(desc(documentSummaries.createdAt), desc(documentSummaries.id))
    .limit(SUMMARIES_PER_PAGE)
}
