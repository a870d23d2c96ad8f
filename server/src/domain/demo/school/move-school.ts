import { between, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, WEEK_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { beginLongChange } from '../../../db/migrate.ts'
import type { LoadedRows } from '../../../db/schema/operations/demo-schools.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readSchoolZone } from '../../school/school.ts'
import { noteMoved, selectDemoSchool } from './demo-schools.queries.ts'
import { mergeDays } from './merge-days.ts'
import { moveJson } from './move-json.ts'
import { forgetWeights } from './replay-answers.ts'
import { hasYearOfDemo, moveYear } from './school-calendar.ts'
import { kindOf, listSchoolTables, PLANNED, type SchoolColumn, type SchoolTable } from './tables.ts'
import { countWeeksBehind, createWallClock, toDay, type WallClock } from './wall-clock.ts'

export type MovedSchool = { weeks: number; endsAt: Date }

/** Where a row is put while others still stand on its days: no day of a school is so far away. */
const ASIDE_DAYS = 200_000

/**
 * Moves the history by whole weeks, so that it ends less than seven days before now. What was done with the accounts since then
 * stays where it is; what is planned moves along. Null: there is no demo school. Who calls it lets the tracer work everything out
 * anew once this is kept (`recalculate`).
 */
export async function moveSchool(deps: Pick<Deps, 'db' | 'now'>): Promise<MovedSchool | null> {
  return deps.db.transaction(async (tx) => {
    await beginLongChange(tx)
    const school = await selectDemoSchool(tx)
    if (!school || school.removedAt) return null
    const zone = await readSchoolZone(tx)
    const clock = createWallClock(zone)
    const endMs = clock.show(school.endsAt)
    const weeks = countWeeksBehind(zone, school.endsAt, deps.now())
    const endsAt = clock.read(endMs + weeks * WEEK_MS)
    if (weeks === 0) return { weeks, endsAt }
    const days = weeks * (WEEK_MS / DAY_MS)
    const shift: Shift = { zone, clock, days, endsAt: school.endsAt, endDay: toDay(endMs) }
    for (const table of listSchoolTables()) {
      const range = school.rows[table.name]
      if (range) await moveTable(tx, table, range, shift)
    }
    if (await hasYearOfDemo(tx, school)) await moveYear(tx, days)
    await noteMoved(tx, endsAt, deps.now())
    await forgetWeights(tx)
    return { weeks, endsAt }
  })
}

export type Shift = {
  zone: string
  clock: WallClock
  days: number
  /** When the history ended until now, and on which day. */
  endsAt: Date
  endDay: string
}

async function moveTable(
  db: Database,
  table: SchoolTable,
  range: LoadedRows[string],
  shift: Shift,
): Promise<void> {
  const moved = table.columns.filter((column) => kindOf(column) === 'instant' || kindOf(column) === 'day')
  if (moved.length > 0) {
    const isOnceADay = listDayKeys(table).length > 0
    // Days of which there is one row each are moved in two steps: in between no two rows may share a day.
    if (isOnceADay) {
      for (const key of listDayKeys(table)) await mergeDays(db, table, key, range, shift)
      await update(db, table, range, moved, (column) => moveAside(column, shift))
      await update(db, table, range, moved, (column) => bringBack(column))
    } else await update(db, table, range, moved, (column) => moveTime(column, shift))
  }
  await moveJson(db, table, range, shift)
}

async function update(
  db: Database,
  { table, columns }: SchoolTable,
  range: LoadedRows[string],
  moved: readonly SchoolColumn[],
  change: (column: SchoolColumn) => SQL,
): Promise<void> {
  const id = columns.find(({ name }) => name === 'id')
  if (!id) return
  const changes = moved.map((column) => sql`${sql.identifier(column.name)} = ${change(column)}`)
  await db.execute(
    sql`update ${table} set ${sql.join(changes, sql`, `)} where ${between(id.column, ...range)}`,
  )
}

/** By the clock on the wall: across a change of clocks a quarter past eight stays one. */
function moveTime(schoolColumn: SchoolColumn, { zone, days, endsAt, endDay }: Shift): SQL {
  const { column, place } = schoolColumn
  const isDay = kindOf(schoolColumn) === 'day'
  const later = isDay
    ? sql`${column} + ${days}::int`
    : sql`(${column} at time zone ${zone}::text + make_interval(days => ${days}::int)) at time zone ${zone}::text`
  if (PLANNED.has(place)) return later
  const end = isDay ? sql`${endDay}::date` : sql`${endsAt.toISOString()}::timestamptz`
  return sql`case when ${column} <= ${end} then ${later} else ${column} end`
}

const moveAside = (column: SchoolColumn, shift: Shift): SQL =>
  kindOf(column) === 'day' ? sql`${moveTime(column, shift)} + ${ASIDE_DAYS}::int` : moveTime(column, shift)

const bringBack = (column: SchoolColumn): SQL =>
  kindOf(column) === 'day' ? sql`${column.column} - ${ASIDE_DAYS}::int` : sql`${column.column}`

/** Keys that hold a day: there is one row for each of them. */
function listDayKeys({ columns, uniqueKeys }: SchoolTable): string[][] {
  const days = new Set(columns.filter((column) => kindOf(column) === 'day').map(({ name }) => name))
  return uniqueKeys.filter((names) => names.some((name) => days.has(name)))
}
