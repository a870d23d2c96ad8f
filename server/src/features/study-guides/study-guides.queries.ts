import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type studyGuides as endpoints, GUIDES_PER_PAGE } from '#contract/study/study-guides.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, lockRow, selectRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { studyGuideReports, studyGuides } from '../../db/schema/study/study-guides.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { isMadeByShielded } from '../../domain/guardian/guardian.ts'
import { afterCursor, isNotDeleted, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'
import type { Received } from '../../platform/requests/serve.ts'

// The words of the search index are the database's business.
const { words: _words, ...COLUMNS } = getTableColumns(studyGuides)
export type GuideRow = Omit<typeof studyGuides.$inferSelect, 'words'>
export type PublicRow = GuideRow & { isReported: boolean }
type NewGuide = typeof studyGuides.$inferInsert

const isPublic = () =>
  and(
    eq(studyGuides.isPublic, true),
    isNotNull(studyGuides.approvedAt),
    isNull(studyGuides.hiddenAt),
    isNull(studyGuides.deletedAt),
    not(isMadeByShielded(studyGuides.userId)),
  )

const isFound = (q = '') => {
  const query = wordsWanted(q)
  return query ? sql`${studyGuides.words} @@ ${query}` : undefined
}

/** Whether the reader has reported the guide; nobody in particular has reported none. */
function isReportedBy(db: Database, userId: number | null) {
  if (userId === null) return sql<boolean>`false`
  const report = db
    .select({ one: sql`1` })
    .from(studyGuideReports)
    .where(and(eq(studyGuideReports.guideId, studyGuides.id), eq(studyGuideReports.reporterId, userId)))
  return sql<boolean>`${exists(report)}`
}

export function selectGuides(
  db: Database,
  userId: number,
  { q, only, before }: { q?: string | undefined; only?: 'deleted' | undefined; before?: number | undefined },
): Promise<GuideRow[]> {
  return db
    .select(COLUMNS)
    .from(studyGuides)
    .where(
      and(
        eq(studyGuides.userId, userId),
        isNotDeleted(studyGuides, only),
        isFound(q),
        afterCursor(studyGuides, before),
      ),
    )
    .orderBy(...newestFirst(studyGuides))
    .limit(GUIDES_PER_PAGE)
}

export function selectPublicGuides(
  db: Database,
  readerId: number | null,
  { q, subject, grade, before }: Received<typeof endpoints.public>,
): Promise<PublicRow[]> {
  const isWanted = and(
    isPublic(),
    isFound(q),
    subject ? sql`lower(${studyGuides.subject}) = lower(${subject})` : undefined,
    grade === undefined ? undefined : eq(studyGuides.grade, grade),
  )
  return db
    .select({ ...COLUMNS, isReported: isReportedBy(db, readerId) })
    .from(studyGuides)
    .where(and(isWanted, afterCursor(studyGuides, before)))
    .orderBy(...newestFirst(studyGuides))
    .limit(GUIDES_PER_PAGE)
}

const MOST_SUBJECTS = 50

/** "math" and "Math" are one subject, spelled as most write it. */
export function selectPublicSubjects(db: Database): Promise<{ subject: string; guides: number }[]> {
  return db
    .select({
      subject: sql<string>`mode() within group (order by ${studyGuides.subject})`,
      guides: sql<number>`count(*)::int`,
    })
    .from(studyGuides)
    .where(and(isPublic(), isNotNull(studyGuides.subject)))
    .groupBy(sql`lower(${studyGuides.subject})`)
    .orderBy(desc(sql`count(*)`), sql`lower(${studyGuides.subject})`)
    .limit(MOST_SUBJECTS)
}

/** Two devices that save at once do so one after the other. */
export const lockOwn = (db: Database, userId: number, id: number): Promise<GuideRow | undefined> =>
  lockRow(db, studyGuides, isOwn(studyGuides, userId, id), COLUMNS)

/** When it last changed is its owner's matter and stays. */
export const saveApproval = (db: Database, id: number, approvedAt: Date | null) =>
  updateRow(
    db,
    studyGuides,
    { approvedAt, updatedAt: sql`${studyGuides.updatedAt}` },
    eq(studyGuides.id, id),
    COLUMNS,
  )

/** A public guide, or an own one. */
export async function selectReadable(db: Database, userId: number | null, id: number) {
  const isReadable =
    userId === null
      ? isPublic()
      : or(isPublic(), and(eq(studyGuides.userId, userId), isNull(studyGuides.deletedAt)))
  return selectRow(db, studyGuides, and(eq(studyGuides.id, id), isReadable), {
    ...COLUMNS,
    isReported: isReportedBy(db, userId),
  })
}

export const insertGuide = (db: Database, guide: NewGuide) => insertRow(db, studyGuides, guide, COLUMNS)

export const updateGuide = (db: Database, userId: number, id: number, change: Partial<NewGuide>) =>
  updateRow(db, studyGuides, change, isOwn(studyGuides, userId, id), COLUMNS)

export const markDeleted = (db: Database, userId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, studyGuides, COLUMNS, { ownerId: userId, id }, deletedAt)

type NewReport = Pick<
  typeof studyGuideReports.$inferInsert,
  'guideId' | 'reporterId' | 'reason' | 'message' | 'createdAt'
>

/** The first word of a person about a guide stays. */
export async function insertReport(db: Database, report: NewReport & { reporterId: number }) {
  await db.insert(studyGuideReports).values(report).onConflictDoNothing()
  const [row] = await db
    .select({ id: studyGuideReports.id, createdAt: studyGuideReports.createdAt })
    .from(studyGuideReports)
    .where(
      and(eq(studyGuideReports.guideId, report.guideId), eq(studyGuideReports.reporterId, report.reporterId)),
    )
  if (!row) throw new Error('insert returned no row')
  return row
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number]

/** Who never gave a name is known by the one they sign in with. */
const AUTHOR_NAME = sql<string>`coalesce(nullif(${fullNameOf(users)}, ''), ${users.username})`

function selectReportsWhere(db: Database, condition: SQL | undefined) {
  return db
    .select({ report: studyGuideReports, guide: COLUMNS, authorName: AUTHOR_NAME })
    .from(studyGuideReports)
    .innerJoin(studyGuides, eq(studyGuides.id, studyGuideReports.guideId))
    .innerJoin(users, eq(users.id, studyGuides.userId))
    .where(condition)
    .orderBy(desc(studyGuideReports.id))
    .limit(GUIDES_PER_PAGE)
}

export function selectReports(
  db: Database,
  { state, before }: { state: 'open' | 'decided'; before?: number | undefined },
) {
  const isWanted = state === 'open' ? isNull(studyGuideReports.outcome) : isNotNull(studyGuideReports.outcome)
  return selectReportsWhere(
    db,
    and(isWanted, before === undefined ? undefined : lt(studyGuideReports.id, before)),
  )
}

export async function selectReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const [row] = await selectReportsWhere(db, eq(studyGuideReports.id, id))
  return row
}

/** A guide is decided about once for everybody who reported it; a later decision about it replaces an earlier one. */
export async function saveDecision(
  db: Database,
  { report }: ReportRow,
  decision: { outcome: 'kept' | 'hidden'; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await db
    .update(studyGuideReports)
    .set(decision)
    .where(
      and(
        eq(studyGuideReports.guideId, report.guideId),
        or(isNull(studyGuideReports.outcome), eq(studyGuideReports.id, report.id)),
      ),
    )
  await db
    .update(studyGuides)
    .set({
      hiddenAt: decision.outcome === 'hidden' ? decision.decidedAt : null,
      updatedAt: sql`${studyGuides.updatedAt}`,
    })
    .where(eq(studyGuides.id, report.guideId))
}
