import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Refusal } from '#contract/refusals/catalog.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../platform/app-error.ts'
import { lockUser } from './lock-user.ts'

/** Reasons that say how many there may be, and nothing else. */
type TooMany<R = Refusal> = R extends { reason: infer Reason; params: infer Params }
  ? [keyof Params] extends ['most']
    ? Reason
    : never
  : never

/** Things that are listed newest first and that can be brought back after a deletion. */
type Restorable = PgTable & Record<'id' | 'createdAt' | 'updatedAt' | 'deletedAt', PgColumn>
type Owned = Restorable & ({ userId: PgColumn } | { teacherId: PgColumn } | { addedBy: PgColumn })

function isOf(table: Owned, ownerId: number): SQL {
  if ('userId' in table) return eq(table.userId, ownerId)
  return eq('teacherId' in table ? table.teacherId : table.addedBy, ownerId)
}

export const newestFirst = (table: Restorable) => [desc(table.createdAt), desc(table.id)]

export const isNotDeleted = (table: Restorable, only?: 'deleted' | undefined): SQL =>
  only === 'deleted' ? isNotNull(table.deletedAt) : isNull(table.deletedAt)

export const isOwn = (table: Owned, ownerId: number, id: number) =>
  and(isOf(table, ownerId), eq(table.id, id), isNotDeleted(table))

/** A page goes on behind the place of a thing, even of one that was deleted meanwhile. */
export function afterCursor(table: Restorable, before: number | undefined): SQL | undefined {
  if (before === undefined) return undefined
  return sql`(${table.createdAt}, ${table.id}) < (
    select place.created_at, place.id from ${table} place where place.id = ${before})`
}

/** Deleted at a moment, or with null there again. Nothing else about it changes, nor when it last did. */
export const softDeletePatch = (table: Restorable, deletedAt: Date | null) => ({
  deletedAt,
  updatedAt: sql`${table.updatedAt}`,
})

/** Deletes an own thing, or brings it back; bringing back twice is bringing back once. */
export async function markOwn<Columns extends SelectedFieldsFlat>(
  db: Database,
  table: Owned,
  columns: Columns,
  { ownerId, id }: { ownerId: number; id: number },
  deletedAt: Date | null,
): Promise<SelectResultFields<Columns> | undefined> {
  const rows = await db
    .update(table as PgTable)
    .set(softDeletePatch(table, deletedAt))
    .where(deletedAt ? isOwn(table, ownerId, id) : and(isOf(table, ownerId), eq(table.id, id)))
    .returning(columns)
  // The compiler cannot see that columns not yet known are some columns.
  return (rows as SelectResultFields<Columns>[])[0]
}

/** Refuses one more than somebody may have. Their row is held, so that two requests at once do not both find room. */
export async function requireRoom(
  db: Database,
  table: Owned,
  ownerId: number,
  most: number,
  reason: TooMany,
) {
  await lockUser(db, ownerId)
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(isOf(table, ownerId), isNotDeleted(table)))
    .orderBy(...newestFirst(table))
    .offset(most - 1)
    .limit(1)
  if (rows.length > 0) throw new AppError('conflict', { reason, params: { most } } as Refusal)
}
