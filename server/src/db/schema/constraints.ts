import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** In an index. Without `nullsFirst` PostgreSQL cannot use it for `order by … desc`. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/** The order of lists that begin with the newest row. */
export const byNewest = (table: Record<'createdAt' | 'id', ExtraConfigColumn>) =>
  [descending(table.createdAt), descending(table.id)] as const

/** Constraint of a column whose values are a closed list. Literals, because constraints take no parameters. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  return sql`${column} in (${sql.raw(literals)})`
}

export function isBetween(column: AnyColumn, least: number, most: number): SQL {
  return sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`
}
