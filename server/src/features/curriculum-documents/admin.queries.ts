import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import {
  CURRICULUM_DOCUMENTS_PER_PAGE,
  type DocumentFilter,
  VERSIONS_PER_PAGE,
} from '#contract/admin/curriculum-documents.ts'
import type { Database } from '../../db/database.ts'
import { insertForId, lockRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import {
  curriculumDocuments as documents,
  curriculumDocumentVersions as versions,
} from '../../db/schema/study/documents.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import { afterCursor, isNotDeleted, newestFirst, softDeletePatch } from '../../domain/restorable.ts'
import { pick } from '../../platform/pick.ts'

const EXCERPT_CHARACTERS = 200
const { words: _words, vectorEmbedding: _embedding, content: _content, ...FACTS } = getTableColumns(documents)
const SAVER = { id: users.id, firstName: users.firstName, lastName: users.lastName }

export type AdminDocumentsFilter = {
  search?: string | undefined
  grade?: number | undefined
  subject?: string | undefined
  documentType?: string | undefined
  state?: DocumentFilter | undefined
  before?: number | undefined
}

/** Read in its present version, by the embedder that is in use. */
const isIndexed = (embedder: string): SQL<boolean> =>
  sql<boolean>`coalesce(${passageSources.sourceUpdatedAt} = ${documents.updatedAt} and ${passageSources.embedder} = ${embedder}, false)`

const described = (embedder: string) => ({
  ...FACTS,
  saver: SAVER,
  isIndexed: isIndexed(embedder),
  passages: sql<number>`(select count(*)::int from ${passages} where ${passages.sourceId} = ${passageSources.id})`,
})

export function selectListed(db: Database, embedder: string, wanted: AdminDocumentsFilter) {
  const { search = '', grade, subject, documentType, state, before } = wanted
  return db
    .select({
      ...described(embedder),
      excerpt: sql<string>`left(${documents.content}, ${EXCERPT_CHARACTERS})`,
      length: sql<number>`char_length(${documents.content})`,
    })
    .from(documents)
    .leftJoin(passageSources, eq(passageSources.curriculumDocumentId, documents.id))
    .leftJoin(users, eq(users.id, documents.savedBy))
    .where(
      and(
        isNotDeleted(documents, state === 'deleted' ? 'deleted' : undefined),
        grade === undefined ? undefined : eq(documents.grade, grade),
        subject === undefined ? undefined : eq(documents.subject, subject),
        documentType === undefined ? undefined : eq(documents.documentType, documentType),
        isInState(embedder, state),
        isFound(search),
        afterCursor(documents, before),
      ),
    )
    .orderBy(...newestFirst(documents))
    .limit(CURRICULUM_DOCUMENTS_PER_PAGE)
}
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

function isInState(embedder: string, state: DocumentFilter | undefined): SQL | undefined {
  if (state === 'indexed') return isIndexed(embedder)
  if (state === 'failed') return and(not(isIndexed(embedder)), isNotNull(documents.indexFailure))
  if (state === 'waiting') return and(not(isIndexed(embedder)), isNull(documents.indexFailure))
  return undefined
}

/** Something typed that holds no word finds nothing. */
function isFound(search: string): SQL | undefined {
  if (search === '') return undefined
  const query = wordsWanted(search)
  return query ? sql`${documents.words} @@ ${query}` : sql`false`
}

/** Also a deleted one. */
export async function selectWhole(db: Database, embedder: string, id: number) {
  const [row] = await db
    .select({ ...described(embedder), content: documents.content })
    .from(documents)
    .leftJoin(passageSources, eq(passageSources.curriculumDocumentId, documents.id))
    .leftJoin(users, eq(users.id, documents.savedBy))
    .where(eq(documents.id, id))
  return row
}
export type WholeRow = NonNullable<Awaited<ReturnType<typeof selectWhole>>>

export async function countStates(db: Database, embedder: string) {
  const number = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await db
    .select({
      documents: number(isNull(documents.deletedAt)),
      deleted: number(isNotNull(documents.deletedAt)),
      indexed: number(and(isNull(documents.deletedAt), isInState(embedder, 'indexed'))),
      failed: number(and(isNull(documents.deletedAt), isInState(embedder, 'failed'))),
      waiting: number(and(isNull(documents.deletedAt), isInState(embedder, 'waiting'))),
    })
    .from(documents)
    .leftJoin(passageSources, eq(passageSources.curriculumDocumentId, documents.id))
  return row ?? { documents: 0, deleted: 0, indexed: 0, failed: 0, waiting: 0 }
}

/** The subjects of lessons first of all, so that documents are filed under the same names. */
export async function selectNames(db: Database): Promise<{ subjects: string[]; types: string[] }> {
  const taught = await db.select({ name: subjects.name }).from(subjects)
  const named = await db
    .selectDistinct({ name: documents.subject })
    .from(documents)
    .where(isNull(documents.deletedAt))
  const types = await db
    .selectDistinct({ name: documents.documentType })
    .from(documents)
    .where(isNull(documents.deletedAt))
    .orderBy(asc(documents.documentType))
  const names = [...taught, ...named].flatMap(({ name }) => name ?? [])
  return { subjects: [...new Set(names)].sort(), types: types.flatMap(({ name }) => name ?? []) }
}

export const insertDocument = (db: Database, document: typeof documents.$inferInsert) =>
  insertForId(db, documents, document)

const { vectorEmbedding: _vector, words: _found, ...LOCKED } = getTableColumns(documents)

/** Held until the end of the transaction: of two who save at once the second sees the first one's version. */
export const lockDocument = (db: Database, id: number) =>
  lockRow(db, documents, and(eq(documents.id, id), isNotDeleted(documents)), LOCKED)
export type LockedRow = NonNullable<Awaited<ReturnType<typeof lockDocument>>>

export async function updateDocument(
  db: Database,
  id: number,
  change: Partial<typeof documents.$inferInsert>,
): Promise<void> {
  await db.update(documents).set(change).where(eq(documents.id, id))
}

/** Deleted at a moment, or with null there again; true when that changed anything. */
export async function markDeleted(db: Database, id: number, deletedAt: Date | null): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set(softDeletePatch(documents, deletedAt))
    .where(and(eq(documents.id, id), isNotDeleted(documents, deletedAt ? undefined : 'deleted')))
    .returning({ id: documents.id })
  return rows.length > 0
}

export async function insertVersion(db: Database, version: typeof versions.$inferInsert): Promise<void> {
  await db.insert(versions).values(version)
}

export function selectVersions(db: Database, documentId: number, before: number | undefined) {
  return db
    .select({
      ...pick(versions, 'version', 'title', 'savedAt'),
      length: sql<number>`char_length(${versions.content})`,
      saver: SAVER,
    })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.savedBy))
    .where(
      and(
        eq(versions.documentId, documentId),
        before === undefined ? undefined : lt(versions.version, before),
      ),
    )
    .orderBy(desc(versions.version))
    .limit(VERSIONS_PER_PAGE)
}

export async function selectVersion(db: Database, documentId: number, version: number) {
  const { id: _id, documentId: _document, savedBy: _by, ...columns } = getTableColumns(versions)
  const [row] = await db
    .select({ ...columns, saver: SAVER })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.savedBy))
    .where(and(eq(versions.documentId, documentId), eq(versions.version, version)))
  return row
}
