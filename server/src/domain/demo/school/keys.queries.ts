import { inArray, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.ts'
import { badges } from '../../../db/schema/learning/badges.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { quizzes } from '../../../db/schema/learning/quizzes.ts'
import { subjects } from '../../../db/schema/learning/subjects.ts'
import type { KEYED } from './tables.ts'

type Keyed = PgTable & { id: PgColumn }

const KEY_COLUMNS: Record<keyof typeof KEYED, [table: Keyed, key: PgColumn]> = {
  badges: [badges, badges.name],
  lessons: [lessons, lessons.key],
  quizzes: [quizzes, quizzes.key],
  subjects: [subjects, subjects.name],
}

/** The number of each row that every installation has, by table and key. */
export async function selectKeys(db: Database): Promise<Record<string, Map<string, number>>> {
  const found: Record<string, Map<string, number>> = {}
  for (const [name, [table, key]] of Object.entries(KEY_COLUMNS)) {
    const rows = await db
      .select({ id: table.id, key })
      .from(table as PgTable)
      .where(isNotNull(key))
    found[name] = new Map(rows.map(({ id, key }) => [String(key), Number(id)]))
  }
  return found
}

/** The questions of these quizzes, as `key:question`. */
export async function selectQuestions(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const name = sql<string>`${quizzes.key} || ':' || (jsonb_array_elements(${quizzes.questions}) ->> 'id')`
  const rows = await db
    .select({ name })
    .from(quizzes)
    .where(inArray(quizzes.key, [...keys]))
  return new Set(rows.map(({ name }) => name))
}
