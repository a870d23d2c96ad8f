import { and, desc, eq, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { COMMENTS_PER_PAGE, MOST_SHARED } from '#contract/professional/collaboration.ts'
import type { Database } from '../../../db/database.ts'
import { insertForId, lockRow } from '../../../db/rows.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { professionalDocuments } from '../../../db/schema/study/documents.ts'
import { documentComments, documentShares, studyGuideShares } from '../../../db/schema/study/shares.ts'
import { studyGuides } from '../../../db/schema/study/study-guides.ts'
import { fullNameOf } from '../../../domain/full-name.ts'
import { isShielded } from '../../../domain/guardian/guardian.ts'
import { mayReadDocument, mayReadGuide } from '../../../domain/shared-things.ts'
import { pick } from '../../../platform/pick.ts'

/** Documents and guides are shared alike; only their tables differ. */
const SHARED = {
  document: {
    things: professionalDocuments,
    shares: documentShares,
    thingOf: documentShares.documentId,
    mayRead: mayReadDocument,
    toShare: (id: number, userId: number, createdAt: Date) => ({ documentId: id, userId, createdAt }),
  },
  guide: {
    things: studyGuides,
    shares: studyGuideShares,
    thingOf: studyGuideShares.guideId,
    mayRead: mayReadGuide,
    toShare: (id: number, userId: number, createdAt: Date) => ({ guideId: id, userId, createdAt }),
  },
} as const
export type SharedKind = keyof typeof SHARED

const PERSON = {
  username: users.username,
  name: fullNameOf(users),
}

/** More pairs of thing and reader than this are not read for one page. */
const MOST_PAIRS = 2_000

export function selectReceived(db: Database, kind: SharedKind, userId: number) {
  const { things, shares, thingOf, mayRead } = SHARED[kind]
  return db
    .select({ id: things.id, title: things.title, sharedAt: shares.createdAt, owner: PERSON })
    .from(shares)
    .innerJoin(things, eq(things.id, thingOf))
    .innerJoin(users, eq(users.id, things.userId))
    .where(and(eq(shares.userId, userId), mayRead(userId)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(MOST_SHARED)
}

/** One row for each thing and reader. */
export function selectGiven(db: Database, kind: SharedKind, userId: number) {
  const { things, shares, thingOf } = SHARED[kind]
  return db
    .select({ id: things.id, title: things.title, sharedAt: shares.createdAt, reader: PERSON })
    .from(things)
    .innerJoin(shares, eq(thingOf, things.id))
    .innerJoin(users, eq(users.id, shares.userId))
    .where(
      and(eq(things.userId, userId), isNull(things.deletedAt), isNull(users.deletedAt), not(isShielded())),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(MOST_PAIRS)
}

/** Whose a thing is that the reader may read. */
export async function selectOwner(db: Database, kind: SharedKind, readerId: number, id: number) {
  const { things, mayRead } = SHARED[kind]
  const [row] = await db
    .select({ userId: things.userId, owner: PERSON })
    .from(things)
    .innerJoin(users, eq(users.id, things.userId))
    .where(and(eq(things.id, id), mayRead(readerId)))
  return row
}

export function selectReaders(db: Database, kind: SharedKind, id: number) {
  const { shares, thingOf } = SHARED[kind]
  return db
    .select(PERSON)
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(eq(thingOf, id), isNull(users.deletedAt), not(isShielded())))
    .orderBy(shares.id)
}

/** An own thing, locked: two devices that share it at once do so one after the other. */
export async function lockOwn(db: Database, kind: SharedKind, userId: number, id: number) {
  const { things } = SHARED[kind]
  return lockRow(db, things, and(eq(things.id, id), eq(things.userId, userId), isNull(things.deletedAt)), {
    id: things.id,
    title: things.title,
  })
}

export function selectProfessionals(db: Database, usernames: string[]) {
  const wanted = usernames.map((name) => name.toLowerCase())
  if (wanted.length === 0) return Promise.resolve([])
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        inArray(sql`lower(${users.username})`, wanted),
        eq(users.role, 'professional'),
        isNull(users.deletedAt),
        not(isShielded()),
      ),
    )
}

/** Exactly these people read it from now on; who did before keeps the day since when. Answers who is new. */
export async function replaceReaders(
  db: Database,
  kind: SharedKind,
  id: number,
  readerIds: number[],
  at: Date,
): Promise<number[]> {
  const { shares, thingOf, toShare } = SHARED[kind]
  await db
    .delete(shares)
    .where(and(eq(thingOf, id), readerIds.length > 0 ? notInArray(shares.userId, readerIds) : undefined))
  const rows = readerIds.map((userId) => toShare(id, userId, at))
  if (rows.length === 0) return []
  const added = await db
    .insert(shares)
    .values(rows as never)
    .onConflictDoNothing()
    .returning({ userId: shares.userId })
  return added.map(({ userId }) => userId)
}

export async function selectGuide(db: Database, readerId: number, id: number) {
  const [row] = await db
    .select({
      ...pick(studyGuides, 'id', 'title', 'description', 'content', 'subject', 'updatedAt'),
      owner: PERSON,
    })
    .from(studyGuides)
    .innerJoin(users, eq(users.id, studyGuides.userId))
    .where(and(eq(studyGuides.id, id), mayReadGuide(readerId)))
  return row
}

const mayRemove = (userId: number): SQL<boolean> =>
  sql<boolean>`(${documentComments.userId} = ${userId} or ${professionalDocuments.userId} = ${userId})`

function selectCommentsWhere(db: Database, userId: number, condition: SQL | undefined) {
  return db
    .select({
      ...pick(documentComments, 'id', 'content', 'createdAt'),
      author: PERSON,
      mayRemove: mayRemove(userId),
      // Not a condition: the page is to be found along the index, whoever wrote what is on it.
      isSeen: sql<boolean>`(${documentComments.userId} = ${userId} or not ${isShielded()})`,
    })
    .from(documentComments)
    .innerJoin(users, eq(users.id, documentComments.userId))
    .innerJoin(professionalDocuments, eq(professionalDocuments.id, documentComments.documentId))
    .where(and(condition, isNull(documentComments.deletedAt)))
    .orderBy(desc(documentComments.id))
    .limit(COMMENTS_PER_PAGE)
}

export function selectComments(db: Database, userId: number, documentId: number, before?: number) {
  return selectCommentsWhere(
    db,
    userId,
    and(
      eq(documentComments.documentId, documentId),
      before === undefined ? undefined : lt(documentComments.id, before),
    ),
  )
}

export async function selectComment(db: Database, userId: number, id: number) {
  const [row] = await selectCommentsWhere(db, userId, eq(documentComments.id, id))
  return row?.isSeen ? row : undefined
}

export const insertComment = (db: Database, comment: typeof documentComments.$inferInsert) =>
  insertForId(db, documentComments, comment)

/**
 * Deleted at a moment, or with null there again; of its author, or of the owner of the document. Only who has deleted it
 * brings it back; what is there already stays so.
 */
export async function markComment(db: Database, userId: number, id: number, deletedAt: Date | null) {
  const ownDocuments = db
    .select({ id: professionalDocuments.id })
    .from(professionalDocuments)
    .where(
      and(
        eq(professionalDocuments.id, documentComments.documentId),
        eq(professionalDocuments.userId, userId),
        isNull(professionalDocuments.deletedAt),
      ),
    )
  const isThere = isNull(documentComments.deletedAt)
  const [row] = await db
    .update(documentComments)
    .set({ deletedAt, deletedBy: deletedAt && userId })
    .where(
      and(
        eq(documentComments.id, id),
        deletedAt ? isThere : or(isThere, eq(documentComments.deletedBy, userId)),
        or(eq(documentComments.userId, userId), sql`exists ${ownDocuments}`),
      ),
    )
    .returning({ id: documentComments.id })
  return row
}
