import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PROJECTS_PER_PAGE } from '#contract/kids-code/projects.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, lockRow, selectRow, updateRow } from '../../db/rows.ts'
import { visualProjects, visualProjectVersions } from '../../db/schema/study/visual-projects.ts'
import { afterCursor, isNotDeleted, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'

const { blocks: _blocks, assets: _assets, ...SMALL_COLUMNS } = getTableColumns(visualProjects)

/** What became of the wish to share it: of the version in the gallery, in what a write gives back as well. */
const ofShared = <T>(column: SQL) =>
  sql<T>`(select ${column} from ${visualProjectVersions} shared
    where shared.project_id = ${visualProjects}.id and shared.kind = 'shared')`
const CARD_COLUMNS = {
  ...SMALL_COLUMNS,
  isApproved: sql<boolean>`coalesce(${ofShared(sql`shared.approved_at is not null`)}, false)`,
  isDeclined: sql<boolean>`coalesce(${ofShared(sql`shared.declined_at is not null`)}, false)`,
  declineReason: ofShared<ProjectVersion['declineReason']>(sql`shared.decline_reason`),
  declineMessage: ofShared<ProjectVersion['declineMessage']>(sql`shared.decline_message`),
}

type ProjectVersion = typeof visualProjectVersions.$inferSelect
export type ProjectRow = typeof visualProjects.$inferSelect
export type NewProject = typeof visualProjects.$inferInsert
export type CardRow = Omit<ProjectRow, 'blocks' | 'assets'> & {
  isApproved: boolean
  isDeclined: boolean
} & Pick<ProjectVersion, 'declineReason' | 'declineMessage'>

export function selectCards(
  db: Database,
  userId: number,
  { only, before }: { only?: 'deleted' | undefined; before?: number | undefined },
): Promise<CardRow[]> {
  return db
    .select(CARD_COLUMNS)
    .from(visualProjects)
    .where(
      and(
        eq(visualProjects.userId, userId),
        isNotDeleted(visualProjects, only),
        afterCursor(visualProjects, before),
      ),
    )
    .orderBy(...newestFirst(visualProjects))
    .limit(PROJECTS_PER_PAGE)
}

export const selectCard = (db: Database, userId: number, id: number) =>
  selectRow(db, visualProjects, isOwn(visualProjects, userId, id), CARD_COLUMNS)

export const selectOwn = (db: Database, userId: number, id: number) =>
  selectRow(db, visualProjects, isOwn(visualProjects, userId, id))

/** Two devices that save at once do so one after the other. */
export const lockOwn = (db: Database, userId: number, id: number) =>
  lockRow(db, visualProjects, isOwn(visualProjects, userId, id))

export const insertProject = (db: Database, project: NewProject) => insertRow(db, visualProjects, project)

export async function updateProject(db: Database, id: number, change: Partial<NewProject>) {
  const row = await updateRow(db, visualProjects, change, eq(visualProjects.id, id))
  if (!row) throw new Error('update returned no row')
  return row
}

export const markDeleted = (db: Database, userId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, visualProjects, CARD_COLUMNS, { ownerId: userId, id }, deletedAt)
