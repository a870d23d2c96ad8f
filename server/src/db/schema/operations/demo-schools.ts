import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** By table the first and the last number that its rows were given. */
export type LoadedRows = Record<string, [first: number, last: number]>

/** That the demo school was loaded, and where its history lies. One row, which stays when the school is removed. */
export const demoSchools = pgTable(
  'demo_schools',
  {
    id: id(),
    /** When its history ends; what is later was done by visitors. */
    endsAt: instant('ends_at').notNull(),
    rows: jsonb('rows').$type<LoadedRows>().notNull(),
    loadedAt: instant('loaded_at').notNull(),
    /** When it was last moved to another week. */
    movedAt: instant('moved_at'),
    /** Since when it is gone; a start does not bring it back. */
    removedAt: instant('removed_at'),
  },
  (school) => [check('demo_schools_only_one', sql`${school.id} = 1`)],
)
