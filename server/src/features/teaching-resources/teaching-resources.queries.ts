import { and, arrayContains, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'
import { type teachingResources as endpoints, RESOURCES_PER_PAGE } from '#contract/teaching/resources.ts'
import type { Database } from '../../db/database.ts'
import { insertForId } from '../../db/rows.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { teachingResources as resources } from '../../db/schema/teaching/teaching-resources.ts'
import { holdsEveryWord } from '../../domain/holds-every-word.ts'
import { afterCursor, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'
import type { Received } from '../../platform/requests/serve.ts'

export type ResourceRow = typeof resources.$inferSelect & { className: string | null }
export type NewResource = typeof resources.$inferInsert
export type ResourceType = (typeof RESOURCE_TYPES)[number]

const MOST_TAGS_LISTED = 50

/** Older rows may have no kind, which is another one. */
export const isOfType = (type: ResourceType | undefined): SQL | undefined =>
  type === undefined ? undefined : sql`coalesce(${resources.resourceType}, 'other') = ${type}`

export const holdsWords = (search: string): SQL | undefined =>
  holdsEveryWord(search, resources.title, resources.description, sql`array_to_string(${resources.tags}, ' ')`)

const select = (db: Database) =>
  db
    .select({ ...getTableColumns(resources), className: classes.name })
    .from(resources)
    .leftJoin(classes, eq(classes.id, resources.classId))
    .$dynamic()

/** Of a class together with those for all classes. */
export function selectResources(
  db: Database,
  teacherId: number,
  { classId, resourceType, tag, search = '', before }: Received<typeof endpoints.list>,
): Promise<ResourceRow[]> {
  return select(db)
    .where(
      and(
        eq(resources.teacherId, teacherId),
        isNull(resources.deletedAt),
        classId === undefined
          ? undefined
          : or(eq(resources.classId, classId), and(isNull(resources.classId), resources.isForAll)),
        isOfType(resourceType),
        tag === undefined ? undefined : arrayContains(resources.tags, [tag]),
        holdsWords(search),
        afterCursor(resources, before),
      ),
    )
    .orderBy(...newestFirst(resources))
    .limit(RESOURCES_PER_PAGE)
}

export async function selectResource(db: Database, teacherId: number, id: number) {
  const [row] = await select(db).where(isOwn(resources, teacherId, id))
  return row
}

export async function countTags(db: Database, teacherId: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from ${resources}, unnest(${resources.tags}) tag
    where ${resources.teacherId} = ${teacherId} and ${resources.deletedAt} is null
    group by tag order by count(*) desc, tag collate "C" limit ${MOST_TAGS_LISTED}`)
  return rows
}

export const insertResource = (db: Database, resource: NewResource) => insertForId(db, resources, resource)

export async function updateResource(
  db: Database,
  teacherId: number,
  id: number,
  change: Partial<NewResource>,
): Promise<void> {
  await db
    .update(resources)
    .set(change)
    .where(isOwn(resources, teacherId, id))
}

export const markDeleted = (db: Database, teacherId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, resources, { id: resources.id }, { ownerId: teacherId, id }, deletedAt)
