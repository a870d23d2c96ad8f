import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { PICTURES_PER_PAGE } from '#contract/kids-code/pictures.ts'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import {
  sharedVisualElements,
  visualBackgrounds,
  visualSprites,
} from '../../db/schema/study/visual-projects.ts'

const TABLES = { sprites: visualSprites, backgrounds: visualBackgrounds as unknown as typeof visualSprites }
/** Both tables have the same columns. */
export type PictureKind = keyof typeof TABLES
export type PictureRow = typeof visualSprites.$inferSelect

/** Own ones and those of everybody, each found by its own index, newest first. */
export async function selectPictures(
  db: Database,
  kind: PictureKind,
  userId: number,
  before: number | undefined,
): Promise<PictureRow[]> {
  const table = TABLES[kind]
  const isAfter =
    before === undefined
      ? undefined
      : sql`(${table.createdAt}, ${table.id}) < (select place.created_at, place.id from ${table} place where place.id = ${before})`
  const select = (isWanted: ReturnType<typeof eq>) =>
    db
      .select()
      .from(table)
      .where(and(isWanted, isAfter))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(PICTURES_PER_PAGE)
  const own = await select(eq(table.userId, userId))
  const shared = await select(eq(table.isPublic, true))
  return [...own, ...shared.filter((picture) => picture.userId !== userId)]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
    .slice(0, PICTURES_PER_PAGE)
}

export async function hasPictureNumber(db: Database, kind: PictureKind, userId: number, number: number) {
  const table = TABLES[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, userId))
    .offset(number - 1)
    .limit(1)
  return rows.length > 0
}

export const insertPicture = (db: Database, kind: PictureKind, picture: typeof visualSprites.$inferInsert) =>
  insertRow(db, TABLES[kind], picture)

export async function deletePicture(db: Database, kind: PictureKind, userId: number, id: number) {
  const table = TABLES[kind]
  const [row] = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id })
  return row
}

const MOST_ELEMENTS = 100

export function selectElements(
  db: Database,
  wanted: { type?: string | undefined; category?: string | undefined; after?: number | undefined },
) {
  const { type, category, after } = wanted
  return db
    .select()
    .from(sharedVisualElements)
    .where(
      and(
        type === undefined ? undefined : eq(sharedVisualElements.type, type),
        category === undefined ? undefined : eq(sharedVisualElements.category, category),
        after === undefined ? undefined : gt(sharedVisualElements.id, after),
      ),
    )
    .orderBy(sharedVisualElements.id)
    .limit(MOST_ELEMENTS)
}
