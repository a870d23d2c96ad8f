import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'

export type PauseRow = typeof studyPauses.$inferSelect

export async function insertPause(db: Database, pause: typeof studyPauses.$inferInsert): Promise<PauseRow> {
  const [row] = await db.insert(studyPauses).values(pause).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function selectPause(db: Database, userId: number, id: number): Promise<PauseRow | undefined> {
  const [row] = await db.select().from(studyPauses).where(isOwn(userId, id))
  return row
}

export async function deletePause(db: Database, userId: number, id: number): Promise<void> {
  await db.delete(studyPauses).where(isOwn(userId, id))
}

export async function endPause(db: Database, userId: number, id: number, lastDay: string): Promise<void> {
  await db.update(studyPauses).set({ lastDay }).where(isOwn(userId, id))
}

const isOwn = (userId: number, id: number) => and(eq(studyPauses.id, id), eq(studyPauses.userId, userId))
