import { and, asc, desc, eq, gte, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { aiChatSessions } from '../../db/schema/study/chat.ts'
import { documentSummaries, professionalDocuments as documents } from '../../db/schema/study/documents.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { documentShares } from '../../db/schema/study/shares.ts'
import { isDocumentSharedWith } from '../../domain/shared-things.ts'
import { pick } from '../../platform/pick.ts'

const RECENT = 5
/** A count costs what it counts. */
const MOST_DUE = 500

export async function countThings(db: Database, userId: number, until: Date) {
  const count = (table: SQL, condition: SQL | undefined) =>
    sql<number>`(select count(*) from ${table} where ${condition})`.mapWith(Number)
  const due = (state: SQL) => {
    const found = db
      .select({ one: sql`1` })
      .from(flashcards)
      .where(
        and(
          eq(flashcards.userId, userId),
          isNull(flashcards.deletedAt),
          state,
          lte(flashcards.nextReviewDate, until),
        ),
      )
      .orderBy(asc(flashcards.nextReviewDate))
      .limit(MOST_DUE)
    return sql<number>`(select count(*) from ${found} found)`.mapWith(Number)
  }
  const [row] = await db
    .select({
      documents: count(sql`${documents}`, isInUse(userId)),
      notes: count(sql`${userNotes}`, and(eq(userNotes.userId, userId), isNull(userNotes.deletedAt))),
      flashcards: count(sql`${flashcards}`, and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt))),
      sessions: count(
        sql`${aiChatSessions}`,
        and(
          eq(aiChatSessions.userId, userId),
          isNull(aiChatSessions.deletedAt),
          eq(aiChatSessions.isArchived, false),
        ),
      ),
      sharedWithMe: count(
        sql`${documentShares} inner join ${documents} on ${documents.id} = ${documentShares.documentId}`,
        and(eq(documentShares.userId, userId), isNull(documents.deletedAt), isDocumentSharedWith(userId)),
      ),
      // Written out one by one: only so does the planner see that a partial index fits.
      dueReviews: due(sql`${flashcards.state} = 'review'`),
      dueLearning: due(sql`${flashcards.state} in ('learning', 'relearning')`),
      dueNew: due(sql`${flashcards.state} = 'new'`),
    })
    .from(sql`(values (1)) as once`)
  if (!row) throw new Error('counting returned no row')
  const { dueReviews, dueLearning, dueNew, ...counts } = row
  return { counts, dueCards: dueReviews + dueLearning + dueNew }
}

const isInUse = (userId: number) =>
  and(eq(documents.userId, userId), isNull(documents.deletedAt), eq(documents.isArchived, false))
const HAS_TEXT = sql`${documents.content} <> ''`

/** Last opened, or added and not opened yet. */
export function selectRecentDocuments(db: Database, userId: number) {
  const at = sql<Date>`greatest(${documents.uploadedAt}, ${documents.lastAccessed})`.mapWith(
    documents.uploadedAt,
  )
  return db
    .select({ id: documents.id, title: documents.title, documentType: documents.documentType, at })
    .from(documents)
    .where(isInUse(userId))
    .orderBy(desc(sql`greatest(${documents.uploadedAt}, ${documents.lastAccessed})`), desc(documents.id))
    .limit(RECENT)
}

/** The own document last opened that has a text: a work that is only cited cannot be asked about. */
export async function selectLatestReadable(db: Database, userId: number) {
  const [row] = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(isInUse(userId), HAS_TEXT))
    .orderBy(desc(sql`greatest(${documents.uploadedAt}, ${documents.lastAccessed})`), desc(documents.id))
    .limit(1)
  return row
}

export function selectRecentNotes(db: Database, userId: number) {
  return db
    .select({ id: userNotes.id, title: userNotes.title, at: userNotes.createdAt })
    .from(userNotes)
    .where(and(eq(userNotes.userId, userId), isNull(userNotes.deletedAt)))
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id))
    .limit(RECENT)
}

export function selectRecentSessions(db: Database, userId: number) {
  const at = sql<Date>`coalesce(${aiChatSessions.lastMessageAt}, ${aiChatSessions.createdAt})`.mapWith(
    aiChatSessions.createdAt,
  )
  return db
    .select({ id: aiChatSessions.id, title: aiChatSessions.title, at })
    .from(aiChatSessions)
    .where(
      and(
        eq(aiChatSessions.userId, userId),
        isNull(aiChatSessions.deletedAt),
        eq(aiChatSessions.isArchived, false),
      ),
    )
    .orderBy(
      sql`${aiChatSessions.lastMessageAt} desc nulls first`,
      sql`${aiChatSessions.id} desc nulls first`,
    )
    .limit(RECENT)
}

/** The latest document that was shared and about which the reader has not said or asked anything yet. */
export async function selectUntouchedShare(db: Database, userId: number) {
  const talked = db
    .select({ one: sql`1` })
    .from(aiChatSessions)
    .where(and(eq(aiChatSessions.documentId, documents.id), eq(aiChatSessions.userId, userId)))
  const summarized = db
    .select({ one: sql`1` })
    .from(documentSummaries)
    .where(and(eq(documentSummaries.documentId, documents.id), eq(documentSummaries.userId, userId)))
  const commented = sql`exists (select 1 from document_comments said where said.document_id = ${documents.id} and said.user_id = ${userId})`
  const [row] = await db
    .select({ id: documents.id, title: documents.title })
    .from(documentShares)
    .innerJoin(documents, eq(documents.id, documentShares.documentId))
    .where(
      and(
        eq(documentShares.userId, userId),
        isNull(documents.deletedAt),
        isDocumentSharedWith(userId),
        notExists(talked),
        notExists(summarized),
        sql`not ${commented}`,
      ),
    )
    .orderBy(desc(documentShares.createdAt), desc(documentShares.id))
    .limit(1)
  return row
}

/** The newest own document that has a text and no summary yet. */
export async function selectUnsummarized(db: Database, userId: number) {
  const [row] = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(
      and(
        isInUse(userId),
        HAS_TEXT,
        notExists(
          db
            .select({ one: sql`1` })
            .from(documentSummaries)
            .where(eq(documentSummaries.documentId, documents.id)),
        ),
      ),
    )
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(1)
  return row
}

/** No person has more documents than can be sent at once. */
export function selectReferences(db: Database, userId: number) {
  return db
    .select({
      ...pick(documents, 'id', 'title', 'documentType', 'documentUrl'),
      ...pick(documents, 'websiteUrl', 'isArchived', 'uploadedAt', 'citation'),
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
}

type Made = typeof userNotes | typeof aiChatSessions
type MadeFilter = { userId: number; from: Date; until: Date; offset: number; limit: number }

/** What a person made in a time and still has, newest first: what `countMade` counts. */
export function selectMade(db: Database, table: Made, { userId, from, until, offset, limit }: MadeFilter) {
  return db
    .select({ id: table.id, title: table.title, createdAt: table.createdAt })
    .from(table as typeof userNotes)
    .where(
      and(
        eq(table.userId, userId),
        isNull(table.deletedAt),
        gte(table.createdAt, from),
        lt(table.createdAt, until),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .offset(offset)
    .limit(limit)
}
