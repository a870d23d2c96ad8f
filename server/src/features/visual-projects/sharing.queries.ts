import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { type REVIEW_STATES, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import {
  visualProjectReports as reports,
  visualProjectVersions as versions,
  visualProjects,
} from '../../db/schema/study/visual-projects.ts'
import { isMadeByShielded } from '../../domain/guardian/guardian.ts'
import { isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

type Reader = Staff & { isTeacher: boolean }
type Report = typeof reports.$inferSelect
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Shared, and still wanted by its owner, whatever adults say about it. */
const isShared = () =>
  and(
    eq(versions.kind, 'shared'),
    eq(visualProjects.isPublic, true),
    isNull(visualProjects.deletedAt),
    isNull(users.deletedAt),
  )

/** What everybody may see. */
const isInGallery = () =>
  and(
    isShared(),
    isNotNull(versions.approvedAt),
    isNull(visualProjects.hiddenAt),
    not(isMadeByShielded(visualProjects.userId)),
  )

/** What an adult has to look at: a teacher of their own students, an admin of everybody. */
function isLookedAfterBy(db: Database, { id, role, isTeacher }: Reader): SQL | undefined {
  if (role === 'admin') return isShared()
  return isTeacher ? and(isShared(), isSeenToBy(db, { id, role }, visualProjects.userId)) : undefined
}

/** The shared version of a project that the reader may see. */
export async function selectShared(db: Database, reader: Reader, projectId: number) {
  const [row] = await db
    .select({ project: visualProjects, version: versions, author: users.firstName })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(eq(versions.projectId, projectId), or(isInGallery(), isLookedAfterBy(db, reader))))
  if (!row) return undefined
  const { blocks: _blocks, assets: _assets, ...project } = row.project
  return { ...project, version: row.version, author: row.author }
}

const isBefore = (before: number | undefined) => (before === undefined ? undefined : lt(versions.id, before))

export function selectGallery(db: Database, readerId: number, before: number | undefined) {
  const own = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.projectId, visualProjects.id), eq(reports.reporterId, readerId)))
  return db
    .select({
      id: visualProjects.id,
      shareId: versions.id,
      userId: visualProjects.userId,
      ...pick(versions, 'title', 'description', 'thumbnail'),
      firstName: users.firstName,
      sharedAt: versions.createdAt,
      isReported: sql<boolean>`${exists(own)}`,
    })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(isInGallery(), isBefore(before)))
    .orderBy(desc(versions.id))
    .limit(SHARED_PER_PAGE)
}

/** The first word of a person about a project stays. */
export async function insertReport(
  db: Database,
  report: Pick<Report, 'projectId' | 'reason' | 'message' | 'createdAt'> & { reporterId: number },
) {
  await db.insert(reports).values(report).onConflictDoNothing()
  const [row] = await db
    .select({ id: reports.id, createdAt: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.projectId, report.projectId), eq(reports.reporterId, report.reporterId)))
  if (!row) throw new Error('insert returned no row')
  return row
}

function isIn(db: Database, state: ReviewState): SQL | undefined {
  if (state === 'waiting') return and(isNull(versions.approvedAt), isNull(versions.declinedAt))
  if (state === 'hidden') return isNotNull(visualProjects.hiddenAt)
  const open = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.projectId, visualProjects.id), isNull(reports.outcome)))
  return and(isNotNull(versions.approvedAt), isNull(visualProjects.hiddenAt), exists(open))
}

function selectReviewsWhere(db: Database, staff: Staff, condition: SQL | undefined) {
  const { id, projectId, title, description, thumbnail, blocks, createdAt, approvedAt, declinedAt } = versions
  return db
    .select({
      share: { id, projectId, title, description, thumbnail, blocks, createdAt, approvedAt, declinedAt },
      hiddenAt: visualProjects.hiddenAt,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName, grade: users.grade },
    })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(isShared(), isSeenToBy(db, staff, visualProjects.userId), condition))
    .orderBy(desc(versions.id))
    .limit(SHARED_PER_PAGE)
}
export type ReviewRow = Awaited<ReturnType<typeof selectReviewsWhere>>[number]

export const selectReviews = (db: Database, staff: Staff, state: ReviewState, before: number | undefined) =>
  selectReviewsWhere(db, staff, and(isIn(db, state), isBefore(before)))

export async function selectReview(db: Database, staff: Staff, id: number): Promise<ReviewRow | undefined> {
  const [row] = await selectReviewsWhere(db, staff, eq(versions.id, id))
  return row
}

export async function countReviews(db: Database, staff: Staff, state: ReviewState): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`count(*)`.mapWith(Number) })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(isShared(), isSeenToBy(db, staff, visualProjects.userId), isIn(db, state)))
  return row?.number ?? 0
}

/** What is open about these projects, the oldest first. */
export async function selectOpenReports(db: Database, projectIds: readonly number[]): Promise<Report[]> {
  if (projectIds.length === 0) return []
  return db
    .select()
    .from(reports)
    .where(and(inArray(reports.projectId, [...projectIds]), isNull(reports.outcome)))
    .orderBy(reports.id)
}

type Verdict = {
  isApproved: boolean
  reason: (typeof versions.$inferInsert)['declineReason'] | undefined
  message: string | null | undefined
  by: number
  at: Date
}

/** False where somebody else has decided meanwhile. Who takes back their own decision is heard. */
export async function saveApproval(db: Database, shareId: number, verdict: Verdict): Promise<boolean> {
  const { isApproved, reason, message, by, at } = verdict
  const saved = await db
    .update(versions)
    .set({
      approvedAt: isApproved ? at : null,
      approvedBy: by,
      declinedAt: isApproved ? null : at,
      declineReason: isApproved ? null : (reason ?? null),
      declineMessage: isApproved ? null : message || null,
    })
    .where(
      and(
        eq(versions.id, shareId),
        or(and(isNull(versions.approvedAt), isNull(versions.declinedAt)), eq(versions.approvedBy, by)),
      ),
    )
    .returning({ id: versions.id })
  return saved.length > 0
}

/** Answers everybody who reported it; when it last changed is its owner's matter and stays. */
export async function saveHiding(
  db: Database,
  projectId: number,
  { isHidden, by, at }: { isHidden: boolean; by: number; at: Date },
): Promise<void> {
  await db
    .update(reports)
    .set({ outcome: isHidden ? 'hidden' : 'kept', decidedBy: by, decidedAt: at })
    .where(and(eq(reports.projectId, projectId), isNull(reports.outcome)))
  await db
    .update(visualProjects)
    .set({ hiddenAt: isHidden ? at : null, updatedAt: sql`${visualProjects.updatedAt}` })
    .where(eq(visualProjects.id, projectId))
}
