import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const MOST_WORDS = 10

/** Every word that was typed stands somewhere in the columns, whatever its case. For lists of one person: no index helps. */
export function holdsEveryWord(search: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  const text = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))
}
