import { and, desc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { REQUESTS_PER_PAGE } from '#contract/publication/publications.ts'
import type { Database } from '../../db/database.ts'
import { lockRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { publicationRequests as requests } from '../../db/schema/study/publication-requests.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { isFingerprint } from '../../domain/publication/fingerprint.ts'
import { pick } from '../../platform/pick.ts'

/** The classes by which the adult has to do with the student. */
const classNamesFor = ({ id, role }: Staff) => sql<string>`coalesce((
  select string_agg(distinct held.name, ', ') from ${classes} held
  join ${classEnrollments} enrolled on enrolled.class_id = held.id
  where enrolled.student_id = ${users.id} and enrolled.status = 'active' and held.is_active and held.deleted_at is null
    and (${role} = 'admin' or held.teacher_id = ${id})), '')`

/** Of accounts that are there, and never of the adult's own. */
const isFor = (db: Database, staff: Staff) =>
  and(isNull(users.deletedAt), ne(users.id, staff.id), isSeenToBy(db, staff, requests.userId))

/** A guide that is deleted or private again asks for nothing. */
const isStillWanted = or(
  ne(requests.kind, 'guide'),
  and(eq(studyGuides.isPublic, true), isNull(studyGuides.deletedAt)),
)

function selectWhere(db: Database, staff: Staff, condition: SQL | undefined) {
  return db
    .select({
      request: requests,
      person: pick(users, 'id', 'firstName', 'lastName', 'grade', 'avatarUrl'),
      guide: pick(studyGuides, 'title', 'subject', 'description', 'content'),
      classNames: classNamesFor(staff),
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(studyGuides, and(eq(requests.kind, 'guide'), eq(studyGuides.id, requests.subjectId)))
    .where(and(isFor(db, staff), condition))
    .orderBy(desc(requests.id))
    .limit(REQUESTS_PER_PAGE + 1)
}
export type RequestRow = Awaited<ReturnType<typeof selectWhere>>[number]

export const selectWaiting = (db: Database, staff: Staff, before: number | undefined) =>
  selectWhere(
    db,
    staff,
    and(isNull(requests.outcome), isStillWanted, before === undefined ? undefined : lt(requests.id, before)),
  )

/** Also one that is decided: who comes second is told so. */
export async function selectRequest(db: Database, staff: Staff, id: number): Promise<RequestRow | undefined> {
  const [row] = await selectWhere(db, staff, eq(requests.id, id))
  return row
}

export async function countWaiting(db: Database, staff: Staff): Promise<number> {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)`.mapWith(Number) })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(studyGuides, and(eq(requests.kind, 'guide'), eq(studyGuides.id, requests.subjectId)))
    .where(and(isFor(db, staff), isNull(requests.outcome), isStillWanted))
  return row?.waiting ?? 0
}

export const lockOwner = (db: Database, userId: number) => lockRow(db, users, eq(users.id, userId))

export const closeRequest = (db: Database, id: number, change: Partial<typeof requests.$inferInsert>) =>
  updateRow(db, requests, change, and(eq(requests.id, id), isNull(requests.outcome)))

export const selectOwnRequest = (db: Database, userId: number, id: number) =>
  lockRow(db, requests, and(eq(requests.id, id), eq(requests.userId, userId), isNull(requests.outcome)))

/** Only the text that was looked at: false where there is another by now. */
export async function approveGuide(
  db: Database,
  id: number,
  fingerprint: string,
  at: Date,
): Promise<boolean> {
  const row = await updateRow(
    db,
    studyGuides,
    { approvedAt: at, updatedAt: sql`${studyGuides.updatedAt}` },
    and(
      eq(studyGuides.id, id),
      eq(studyGuides.isPublic, true),
      isNull(studyGuides.deletedAt),
      isFingerprint(fingerprint),
    ),
    { id: studyGuides.id },
  )
  return row !== undefined
}

export async function makeGuidePrivate(db: Database, id: number, at: Date): Promise<void> {
  await db.update(studyGuides).set({ isPublic: false, updatedAt: at }).where(eq(studyGuides.id, id))
}

export const updateProfile = (db: Database, userId: number, change: Partial<typeof users.$inferInsert>) =>
  updateRow(db, users, change, eq(users.id, userId), { id: users.id })
