import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { hasRow, insertForId, selectRow, updateRow } from '../../db/rows.ts'
import { guardianships, isChildOf } from '../../db/schema/accounts/families.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'
import { fullNameOf } from '../full-name.ts'
import { isSharedRow } from './sharing.ts'

const CHILD = pick(users, 'id', 'firstName', 'lastName', 'grade')
/** Deleted accounts are nobody's children. */
const isThere = isNull(users.deletedAt)
const stands = isNull(guardianships.endedAt)

export function selectChildren(db: Database, guardianId: number) {
  return (
    db
      // Wrapped: at the top drizzle leaves out the names of tables.
      .select({ ...CHILD, isShared: sql<boolean>`${isSharedRow()}` })
      .from(guardianships)
      .innerJoin(users, eq(users.id, guardianships.childId))
      .where(and(eq(guardianships.guardianId, guardianId), stands, isThere))
      .orderBy(asc(users.firstName), asc(users.id))
  )
}

/** A student who is there: whom somebody can be a guardian of. */
export const selectStudent = (db: Database, id: number) =>
  selectRow(db, users, and(eq(users.id, id), isThere), { ...CHILD, ...pick(users, 'role', 'disabledAt') })

export function selectGuardians(db: Database, childId: number) {
  return db
    .select({
      ...pick(guardianships, 'id', 'since', 'way'),
      name: fullNameOf(users),
    })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(and(eq(guardianships.childId, childId), stands, isThere))
    .orderBy(asc(guardianships.since), asc(guardianships.id))
}

export const hasGuardianship = (db: Database, guardianId: number, childId: number) =>
  hasRow(db, guardianships, isChildOf(guardianId, childId))

export const insertGuardianship = (db: Database, row: typeof guardianships.$inferInsert) =>
  insertForId(db, guardianships, row)

type End = { endedAt: Date; endedBy: number }

export const endOfChild = (db: Database, childId: number, id: number, end: End) =>
  updateRow(
    db,
    guardianships,
    end,
    and(eq(guardianships.id, id), eq(guardianships.childId, childId), stands),
    {
      guardianId: guardianships.guardianId,
    },
  )

export const endOfGuardian = (db: Database, guardianId: number, childId: number, end: End) =>
  updateRow(db, guardianships, end, isChildOf(guardianId, childId), { id: guardianships.id })
