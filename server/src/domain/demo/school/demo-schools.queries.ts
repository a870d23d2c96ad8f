import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { demoSchools, type LoadedRows } from '../../../db/schema/operations/demo-schools.ts'
import { classes } from '../../../db/schema/teaching/classes.ts'

/** Of the one row. */
const ONLY = 1
const isOnly = eq(demoSchools.id, ONLY)

export const selectDemoSchool = (db: Database) => selectRow(db, demoSchools, isOnly)

export async function hasDemoSchool(db: Database): Promise<boolean> {
  const school = await selectDemoSchool(db)
  return school !== undefined && !school.removedAt
}

export async function noteLoaded(
  db: Database,
  rows: LoadedRows,
  endsAt: Date,
  loadedAt: Date,
): Promise<void> {
  const facts = { rows, endsAt, loadedAt, movedAt: null, removedAt: null }
  await db
    .insert(demoSchools)
    .values({ id: ONLY, ...facts })
    .onConflictDoUpdate({ target: demoSchools.id, set: facts })
}

export async function noteMoved(db: Database, endsAt: Date, movedAt: Date): Promise<void> {
  await db.update(demoSchools).set({ endsAt, movedAt }).where(isOnly)
}

export async function noteRemoved(db: Database, removedAt: Date): Promise<void> {
  await db.update(demoSchools).set({ removedAt, rows: {} }).where(isOnly)
}

type Names = { usernames: string[]; emails: string[]; classCodes: string[] }

/** Whether an account or a class has one of these names already. */
export async function hasAnyName(db: Database, { usernames, emails, classCodes }: Names): Promise<boolean> {
  const person = await selectRow(
    db,
    users,
    or(
      inArray(sql`lower(${users.username})`, usernames.map(lower)),
      inArray(sql`lower(${users.email})`, emails.map(lower)),
    ),
    { id: users.id },
  )
  if (person) return true
  return (
    (await selectRow(db, classes, inArray(classes.classCode, classCodes), { id: classes.id })) !== undefined
  )
}

const lower = (text: string) => text.toLowerCase()
