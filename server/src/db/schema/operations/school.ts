import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant, updatedAt } from '../columns.ts'

const day = (name: string) => date(name, { mode: 'string' }).notNull()

/** How the school counts its days. One row, made at the first start with the zone of the machine. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    id: id(),
    timeZone: text('time_zone').notNull(),
    yearFirstDay: day('year_first_day'),
    yearLastDay: day('year_last_day'),
    /** When an admin first said that this is right; until then admins are asked. */
    confirmedAt: instant('confirmed_at'),
    updatedAt: updatedAt(),
  },
  (settings) => [
    check('school_settings_only_one', sql`${settings.id} = 1`),
    check('school_settings_year_goes_on', sql`${settings.yearFirstDay} < ${settings.yearLastDay}`),
  ],
)

/** They lie in the school year and do not overlap. */
export const schoolTerms = pgTable(
  'school_terms',
  {
    id: id(),
    name: varchar('name', { length: 60 }).notNull(),
    firstDay: day('first_day'),
    lastDay: day('last_day'),
    updatedAt: updatedAt(),
  },
  (term) => [check('school_terms_go_on', sql`${term.firstDay} <= ${term.lastDay}`)],
)
