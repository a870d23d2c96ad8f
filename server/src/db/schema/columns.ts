import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The auto-numbered key that every table has. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** The row that this one belongs to and goes away with. */
export const belongsTo = (name: string, key: () => AnyPgColumn) =>
  integer(name).notNull().references(key, { onDelete: 'cascade' })

/**
 * A point in time, kept to the millisecond: JavaScript dates know no microseconds, and a page
 * that continues "before this createdAt" would otherwise skip or repeat rows.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** Falls back to the database's clock when a write forgets to say when it happened. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)

/** Set when the row is deleted; a row is purged 30 days later. */
export const deletedAt = () => instant('deleted_at')

/** When a row was made, last changed, and deleted. */
export const restorable = () => ({ createdAt: createdAt(), updatedAt: updatedAt(), deletedAt: deletedAt() })

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
