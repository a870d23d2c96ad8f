import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lockRow, selectRow } from '../../db/rows.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { foundOr404 } from '../../platform/app-error.ts'

/** A class that belongs to the teacher, archived or not. */
export function isClassOf(teacherId: number, id?: number): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(classes.id, id),
    eq(classes.teacherId, teacherId),
    isNull(classes.deletedAt),
  )
}

/** Nobody else changes who is in the class until the transaction ends. */
export async function lockOwnClass(tx: Database, teacherId: number, id: number) {
  const row = await lockRow(tx, classes, isClassOf(teacherId, id))
  return foundOr404(row, 'classNotFound')
}

export async function findOwnClass(db: Database, teacherId: number, id: number) {
  const row = await selectRow(db, classes, isClassOf(teacherId, id))
  return foundOr404(row, 'classNotFound')
}
