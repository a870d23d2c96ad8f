import { and, asc, desc, eq, exists, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { visualProjectVersions as versions, visualProjects } from '../../db/schema/study/visual-projects.ts'
import {
  assignmentSubmissions,
  assignments,
  submissionVersions,
} from '../../db/schema/teaching/assignments.ts'
import { isNotDeleted } from '../../domain/restorable.ts'
import type { ProjectRow } from './projects.queries.ts'

export type VersionRow = typeof versions.$inferSelect
type Marks = Partial<Pick<typeof versions.$inferInsert, 'approvedAt' | 'declinedAt'>>

const isPointOf = (projectId: number) => and(eq(versions.projectId, projectId), eq(versions.kind, 'restore'))

/** A project as it is now, kept under its own number. */
export async function keepVersion(
  db: Database,
  project: ProjectRow,
  kind: VersionRow['kind'],
  at: Date,
  marks: Marks = {},
): Promise<VersionRow> {
  const { id: projectId, userId, title, description, thumbnail, blocks, assets, updatedAt: savedAt } = project
  const bytes = JSON.stringify(blocks).length + JSON.stringify(assets).length
  return insertRow(db, versions, {
    projectId,
    userId,
    kind,
    title,
    description,
    thumbnail,
    blocks,
    assets,
    bytes,
    savedAt,
    createdAt: at,
    ...marks,
  })
}

/** Without what they hold, the oldest first. */
export function selectPoints(db: Database, projectId: number) {
  const { id, savedAt, bytes } = versions
  return db
    .select({ id, savedAt, bytes })
    .from(versions)
    .where(isPointOf(projectId))
    .orderBy(asc(savedAt), asc(id))
}

export async function dropVersions(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(versions).where(inArray(versions.id, [...ids]))
}

export function selectOwnPoints(db: Database, userId: number, projectId: number) {
  const { id, title, thumbnail, savedAt } = versions
  return db
    .select({ id, title, thumbnail, savedAt })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .where(and(isPointOf(projectId), eq(visualProjects.userId, userId), isNotDeleted(visualProjects)))
    .orderBy(desc(savedAt), desc(id))
}

export async function selectOwnPoint(
  db: Database,
  userId: number,
  { id, version }: { id: number; version: number },
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select({ version: versions })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .where(
      and(
        eq(versions.id, version),
        isPointOf(id),
        eq(visualProjects.userId, userId),
        isNotDeleted(visualProjects),
      ),
    )
  return row?.version
}

/** Whole states of a project, the oldest first. */
export function selectWhole(db: Database, ids: readonly number[]) {
  const { savedAt, blocks, assets } = versions
  return db
    .select({ savedAt, blocks, assets })
    .from(versions)
    .where(inArray(versions.id, [...ids]))
    .orderBy(asc(savedAt), asc(versions.id))
}

export async function hasSnapshotNumber(db: Database, projectId: number, number: number): Promise<boolean> {
  const rows = await db
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.kind, 'handedIn')))
    .offset(number - 1)
    .limit(1)
  return rows.length > 0
}

/** What was turned in: its owner sees it, and the teacher who got it under this address, also when other work took its place. */
export async function selectHandedIn(db: Database, readerId: number, snapshotId: number, url: string) {
  const named = JSON.stringify([{ url }])
  const got = db
    .select({ one: sql`1` })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .leftJoin(submissionVersions, eq(submissionVersions.submissionId, assignmentSubmissions.id))
    .where(
      and(
        eq(assignmentSubmissions.studentId, versions.userId),
        eq(assignments.teacherId, readerId),
        or(
          sql`${assignmentSubmissions.attachments} @> ${named}::jsonb`,
          sql`${submissionVersions.attachments} @> ${named}::jsonb`,
        ),
      ),
    )
  const [row] = await db
    .select({
      ...getTableColumns(versions),
      makerName: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.userId))
    .where(
      and(
        eq(versions.id, snapshotId),
        eq(versions.kind, 'handedIn'),
        or(eq(versions.userId, readerId), exists(got)),
      ),
    )
  return row
}

export async function dropShared(db: Database, projectId: number): Promise<void> {
  await db.delete(versions).where(and(eq(versions.projectId, projectId), eq(versions.kind, 'shared')))
}
