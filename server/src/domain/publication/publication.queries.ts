import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import {
  type PUBLICATION_KINDS,
  publicationRequests as requests,
} from '../../db/schema/study/publication-requests.ts'

export type PublicationKind = (typeof PUBLICATION_KINDS)[number]
export type PublicationRow = typeof requests.$inferSelect
/** What somebody wants others to see: one of their guides, or what the kind says of themself. */
export type Thing = { userId: number; kind: PublicationKind; subjectId: number | null }

const isAbout = ({ userId, kind, subjectId }: Thing) =>
  and(
    eq(requests.userId, userId),
    eq(requests.kind, kind),
    subjectId === null ? isNull(requests.subjectId) : eq(requests.subjectId, subjectId),
  )

export async function selectLatest(db: Database, thing: Thing): Promise<PublicationRow | undefined> {
  const [row] = await db.select().from(requests).where(isAbout(thing)).orderBy(desc(requests.id)).limit(1)
  return row
}

/** The last wish about each of these guides. */
export function selectLatestOfGuides(db: Database, userId: number, guideIds: readonly number[]) {
  if (guideIds.length === 0) return Promise.resolve<PublicationRow[]>([])
  return db
    .selectDistinctOn([requests.subjectId])
    .from(requests)
    .where(
      and(
        eq(requests.userId, userId),
        eq(requests.kind, 'guide'),
        inArray(requests.subjectId, [...guideIds]),
      ),
    )
    .orderBy(requests.subjectId, desc(requests.id))
}

/** The last wish about each part of the own profile. */
export function selectLatestOfProfile(db: Database, userId: number): Promise<PublicationRow[]> {
  return db
    .selectDistinctOn([requests.kind])
    .from(requests)
    .where(and(eq(requests.userId, userId), ne(requests.kind, 'guide')))
    .orderBy(requests.kind, desc(requests.id))
}

export async function insertRequest(
  db: Database,
  thing: Thing,
  value: string,
  createdAt: Date,
): Promise<void> {
  await db.insert(requests).values({ ...thing, value, createdAt })
}

/** Of what was taken back the last row is enough: it tells who looked at it meanwhile that it is gone. */
export async function closeOpen(db: Database, thing: Thing, at: Date): Promise<void> {
  const closed = await db
    .update(requests)
    .set({ outcome: 'takenBack', decidedAt: at })
    .where(and(isAbout(thing), isNull(requests.outcome)))
    .returning({ id: requests.id })
  const [last] = closed
  if (last)
    await db
      .delete(requests)
      .where(and(isAbout(thing), eq(requests.outcome, 'takenBack'), ne(requests.id, last.id)))
}

/** Pictures that were asked for, that nobody shows and nobody looks at any more. */
export async function deleteUnshownPictures(db: Database, userId: number, kept: readonly (string | null)[]) {
  const keys = kept.flatMap((url) => (url ? [url.slice(url.lastIndexOf('/') + 1)] : []))
  const isAskedFor = sql`exists (select 1 from ${requests} where ${requests.userId} = ${userId} and ${requests.kind} = 'picture'
    and ${requests.value} = '/api/uploads/' || ${uploads.key})`
  await db
    .delete(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        isAskedFor,
        keys.length > 0 ? notInArray(uploads.key, keys) : undefined,
      ),
    )
}
