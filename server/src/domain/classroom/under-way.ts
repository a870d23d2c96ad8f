import { sql } from 'drizzle-orm'
import { assignments, assignmentSubmissions as work } from '../../db/schema/teaching/assignments.ts'

/** What `isUnderWay` of the engine says, for queries: practice and cards that are still growing. */
export const isUnderWayRow = sql<boolean>`(${work.isAutomatic} and ${assignments.kind} in ('practice', 'flashcards')
  and ${work.status} = 'graded' and ${work.grade} + ${work.lateDeducted} < ${assignments.points})`
