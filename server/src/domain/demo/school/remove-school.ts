import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { beginLongChange } from '../../../db/migrate.ts'
import { sessions } from '../../../db/schema/accounts/sessions.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { idempotencyKeys } from '../../../db/schema/operations/idempotency-keys.ts'
import { testimonials } from '../../../db/schema/operations/public-content.ts'
import { assignmentSubmissions, assignments } from '../../../db/schema/teaching/assignments.ts'
import { classes } from '../../../db/schema/teaching/classes.ts'
import type { Deps } from '../../../platform/deps.ts'
import { EXAMPLE_TESTIMONIALS } from '../fill-demo.ts'
import { holdsBack, isMadeBy, listChildren, MADE_BY, OWNERLESS } from './belongs.ts'
import { noteRemoved, selectDemoSchool } from './demo-schools.queries.ts'
import { forgetWeights } from './replay-answers.ts'
import { forgetYear, hasYearOfDemo } from './school-calendar.ts'
import { describeTables } from './tables.ts'

export type RemovedSchool = {
  /** Accounts that are gone. */
  accounts: number
  /** Teachers whose classes hold work that real students turned in: their accounts are closed, and all of theirs stays. */
  kept: string[]
}

type RemoveSchoolDeps = Pick<Deps, 'db' | 'now'>

/**
 * Removes the demo school and all that was made with its accounts, and nothing else. Null: there is none. It stays away until
 * it is loaded again. Who calls it lets the tracer work everything out anew once this is kept (`recalculate`).
 */
export async function removeSchool(deps: RemoveSchoolDeps): Promise<RemovedSchool | null> {
  return deps.db.transaction(async (tx) => {
    await beginLongChange(tx)
    const school = await selectDemoSchool(tx)
    if (!school || school.removedAt) return null
    const keptIds = await selectHoldersOfWork(tx)
    const people = selectPeople(keptIds)
    const ids = (await tx.execute<{ id: number }>(people)).rows.map(({ id }) => id)
    const isYearOurs = await hasYearOfDemo(tx, school)
    if (isYearOurs) await forgetYear(tx)
    const ownerless = OWNERLESS.filter((name) => name !== 'school_terms' || isYearOurs)
    for (const name of ownerless) await removeLoaded(tx, name, school.rows[name])
    for (const [name, column] of Object.entries(MADE_BY)) await removeMade(tx, name, column, people)
    await removeHeldBack(tx, 'users', people)
    if (ids.length > 0) {
      await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, ids.map(String)))
      await tx.delete(users).where(inArray(users.id, ids))
    }
    const kept = await closeAccounts(tx, keptIds, deps.now())
    const texts = EXAMPLE_TESTIMONIALS.map(({ content }) => content)
    await tx.delete(testimonials).where(inArray(testimonials.content, texts))
    await noteRemoved(tx, deps.now())
    await forgetWeights(tx)
    return { accounts: ids.length, kept }
  })
}

const selectPeople = (keptIds: readonly number[]): SQL =>
  sql`select id from users where is_demo and id <> all(${sql.param(`{${keptIds.join()}}`)}::int[])`

/** Teachers of the demo to whom somebody real has turned in work, which is nobody's to delete. */
async function selectHoldersOfWork(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ teacherId: assignments.teacherId, holderId: classes.teacherId })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(users, and(eq(users.id, assignmentSubmissions.studentId), eq(users.isDemo, false)))
  const ids = [...new Set(rows.flatMap(({ teacherId, holderId }) => [teacherId, holderId]))]
  if (ids.length === 0) return []
  const teachers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isDemo, true)))
  return teachers.map(({ id }) => id)
}

async function removeLoaded(db: Database, name: string, range: [number, number] | undefined): Promise<void> {
  if (!range) return
  const { table, id } = findTable(name)
  await db.delete(table).where(between(id, ...range))
}

async function removeMade(db: Database, name: string, column: string, people: SQL): Promise<void> {
  const { table, columns } = findTable(name)
  const maker = columns.find((one) => one.name === column)
  if (!maker) throw new Error(`${name} has no ${column}`)
  await db.delete(table).where(isMadeBy(db, name, maker.column, people))
}

/** What the database does not delete along with the rows that it hangs on, the furthest first. `parents` selects their ids. */
async function removeHeldBack(db: Database, parent: string, parents: SQL): Promise<void> {
  for (const { table, column, onDelete } of listChildren(parent)) {
    if (onDelete === 'set null' || (onDelete === 'cascade' && !holdsBack(table.name))) continue
    const isHeld = sql`${column.column} in (${parents})`
    await removeHeldBack(db, table.name, sql`select id from ${table.table} where ${isHeld}`)
    await db.delete(table.table).where(isHeld)
  }
}

async function closeAccounts(db: Database, ids: readonly number[], at: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const closed = await db
    .update(users)
    .set({ disabledAt: at, updatedAt: at })
    .where(inArray(users.id, [...ids]))
    .returning({ username: users.username })
  await db.delete(sessions).where(inArray(sessions.userId, [...ids]))
  await db
    .update(classes)
    .set({ isActive: false })
    .where(inArray(classes.teacherId, [...ids]))
  return closed.map(({ username }) => username).toSorted()
}

function findTable(name: string) {
  const { table, columns } = describeTables().get(name) ?? {}
  const id = columns?.find((column) => column.name === 'id')?.column
  if (!table || !columns || !id) throw new Error(`There is no table ${name}`)
  return { table, columns, id }
}
