import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { schoolSettings, schoolTerms } from '../../db/schema/operations/school.ts'
import { pick } from '../../platform/pick.ts'

/** Of the one row. */
const ONLY = 1
const isOnly = eq(schoolSettings.id, ONLY)

export const selectSettings = (db: Database) =>
  selectRow(
    db,
    schoolSettings,
    isOnly,
    pick(schoolSettings, 'timeZone', 'yearFirstDay', 'yearLastDay', 'confirmedAt'),
  )

export const selectTerms = (db: Database) =>
  db
    .select(pick(schoolTerms, 'id', 'name', 'firstDay', 'lastDay'))
    .from(schoolTerms)
    .orderBy(asc(schoolTerms.firstDay), asc(schoolTerms.id))

type Settings = Omit<typeof schoolSettings.$inferInsert, 'id' | 'updatedAt'>

/** Answers whether there was none before. */
export async function insertSettings(db: Database, settings: Settings): Promise<boolean> {
  const made = await db
    .insert(schoolSettings)
    .values({ id: ONLY, ...settings })
    .onConflictDoNothing()
    .returning({ id: schoolSettings.id })
  return made.length > 0
}

/** One admin after the other: the row stays locked until the end of the transaction. */
export async function saveSettings(db: Database, settings: Settings & { confirmedAt: Date }): Promise<void> {
  const { confirmedAt, ...shown } = settings
  await db
    .insert(schoolSettings)
    .values({ id: ONLY, ...settings })
    .onConflictDoUpdate({
      target: schoolSettings.id,
      set: {
        ...shown,
        confirmedAt: sql`coalesce(${schoolSettings.confirmedAt}, ${confirmedAt.toISOString()}::timestamptz)`,
        updatedAt: confirmedAt,
      },
    })
}

type SentTerm = { id?: number | undefined; name: string; firstDay: string; lastDay: string }

/** A term that stays keeps its number; one that somebody else has removed meanwhile is made anew. */
export async function replaceTerms(db: Database, terms: readonly SentTerm[], at: Date): Promise<void> {
  const kept = terms.flatMap(({ id }) => id ?? [])
  await db.delete(schoolTerms).where(kept.length > 0 ? notInArray(schoolTerms.id, kept) : undefined)
  for (const { id, ...term } of terms) {
    const row = { ...term, updatedAt: at }
    const changed =
      id === undefined
        ? []
        : await db
            .update(schoolTerms)
            .set(row)
            .where(eq(schoolTerms.id, id))
            .returning({ id: schoolTerms.id })
    if (changed.length === 0) await db.insert(schoolTerms).values(row)
  }
}

/** Whoever never chose a zone follows the school's. */
export async function moveUnchosenZones(db: Database, timezone: string): Promise<void> {
  await db
    .update(users)
    .set({ timezone })
    .where(and(eq(users.timezoneChosen, false), ne(users.timezone, timezone), isNull(users.strippedAt)))
}
