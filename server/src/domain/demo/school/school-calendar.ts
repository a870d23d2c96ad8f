import { sql } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import type { LoadedRows } from '../../../db/schema/operations/demo-schools.ts'
import { schoolSettings } from '../../../db/schema/operations/school.ts'
import { saveSettings, selectSettings, selectTerms } from '../../school/school.queries.ts'
import type { SchoolFile } from './school-file.ts'
import { toDay, toDayMs } from './wall-clock.ts'

/** First and last day of the school year, where somebody has said when that is. */
export async function takeYear(db: Database, lastDayMs: number): Promise<SchoolFile['year']> {
  const { confirmedAt, yearFirstDay, yearLastDay } = (await selectSettings(db)) ?? {}
  if (!confirmedAt || !yearFirstDay || !yearLastDay) return undefined
  const tell = (day: string) => (toDayMs(day) - lastDayMs) / DAY_MS
  return { firstDay: tell(yearFirstDay), lastDay: tell(yearLastDay) }
}

/** Where nobody has set the days of the school, those of the demo are: answers whether its terms go with them. */
export async function bringYear(
  db: Database,
  {
    timeZone,
    year,
    lastDayMs,
    at,
  }: { timeZone: string; year: SchoolFile['year']; lastDayMs: number; at: Date },
): Promise<boolean> {
  const settings = await selectSettings(db)
  if (!year || settings?.confirmedAt || (await selectTerms(db)).length > 0) return false
  const read = (days: number) => toDay(lastDayMs + days * DAY_MS)
  await saveSettings(db, {
    ...{ timeZone, confirmedAt: at },
    ...{ yearFirstDay: read(year.firstDay), yearLastDay: read(year.lastDay) },
  })
  return true
}

/** Whether the days are those that came with the school: an admin who sets others makes them the school's own. */
export async function hasYearOfDemo(
  db: Database,
  { rows, loadedAt }: { rows: LoadedRows; loadedAt: Date },
): Promise<boolean> {
  if (!rows.school_terms) return false

  const row = await selectRow(db, schoolSettings, undefined, {
    confirmedAt: schoolSettings.confirmedAt,
    updatedAt: schoolSettings.updatedAt,
  })
  const at = loadedAt.getTime()
  return row?.confirmedAt?.getTime() === at && row.updatedAt.getTime() === at
}

/** By SQL: a change by drizzle would look like one of an admin. */
export async function moveYear(db: Database, days: number): Promise<void> {
  await db.execute(
    sql`update ${schoolSettings} set year_first_day = year_first_day + ${days}::int, year_last_day = year_last_day + ${days}::int`,
  )
}

/** Admins are asked once more. */
export async function forgetYear(db: Database): Promise<void> {
  await db.update(schoolSettings).set({ confirmedAt: null })
}
