import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'

/** The pauses that end on this day or later, the earliest first. */
export function selectPauses(db: Database, userId: number, since: string) {
  return db
    .select({ id: studyPauses.id, firstDay: studyPauses.firstDay, lastDay: studyPauses.lastDay })
    .from(studyPauses)
    .where(and(eq(studyPauses.userId, userId), gte(studyPauses.lastDay, since)))
    .orderBy(asc(studyPauses.lastDay), asc(studyPauses.id))
}
