import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'

export const insertPause = (db: Database, pause: typeof studyPauses.$inferInsert) =>
  insertRow(db, studyPauses, pause)

export const selectPause = (db: Database, userId: number, id: number) =>
  selectRow(db, studyPauses, isOwn(userId, id))

export async function deletePause(db: Database, userId: number, id: number): Promise<void> {
  await db.delete(studyPauses).where(isOwn(userId, id))
}

export async function endPause(db: Database, userId: number, id: number, lastDay: string): Promise<void> {
  await db.update(studyPauses).set({ lastDay }).where(isOwn(userId, id))
}

const isOwn = (userId: number, id: number) => and(eq(studyPauses.id, id), eq(studyPauses.userId, userId))
