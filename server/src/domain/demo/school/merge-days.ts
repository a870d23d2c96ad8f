import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { LoadedRows } from '../../../db/schema/operations/demo-schools.ts'
import { kindOf, type SchoolTable } from './tables.ts'

/**
 * Where the school's row of a day comes to lie on a day of which somebody has made a row since, the two become one: sums
 * are added, of all else the school's stays.
 */
export async function mergeDays(
  db: Database,
  { table, columns }: SchoolTable,
  key: readonly string[],
  [first, last]: LoadedRows[string],
  { days, endDay }: { days: number; endDay: string },
): Promise<void> {
  const dayColumns = new Set(columns.filter((column) => kindOf(column) === 'day').map(({ name }) => name))
  const isSame = sql.join(
    key.map((name): SQL => {
      const [one, other] = [sql`loaded.${sql.identifier(name)}`, sql`other.${sql.identifier(name)}`]
      return dayColumns.has(name)
        ? sql`${other} = ${one} + ${days}::int and ${one} <= ${endDay}::date`
        : sql`${other} is not distinct from ${one}`
    }),
    sql` and `,
  )
  const isClash = sql`loaded.id between ${first} and ${last} and other.id not between ${first} and ${last} and ${isSame}`
  const sums = columns.filter(
    ({ name, column, reference }) =>
      name !== 'id' && !reference && !key.includes(name) && /^(?:integer|bigint)$/.test(column.getSQLType()),
  )
  if (sums.length > 0) {
    const added = sums.map(({ name }) => {
      const column = sql.identifier(name)
      return sql`${column} = loaded.${column} + other.${column}`
    })
    await db.execute(
      sql`update ${table} as loaded set ${sql.join(added, sql`, `)} from ${table} as other where ${isClash}`,
    )
  }
  await db.execute(sql`delete from ${table} as other using ${table} as loaded where ${isClash}`)
}
