import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  assignments,
  assignmentExcuses as excuses,
  assignmentSubmissions as work,
} from '../../db/schema/teaching/assignments.ts'
import { isInAudience } from './given-work.ts'

/**
 * What `engines/src/record/SPEC.md` says of class work, for queries over an assignment with the student's submission and
 * excuse beside it (left joins).
 */

const toMoment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Practice and cards that are still growing (`isUnderWay` of the engine); nothing grows without a grade. */
export const isUnderWayRow = sql<boolean>`coalesce(${work.isAutomatic} and ${work.status} = 'graded'
  and ${assignments.kind} in ('practice', 'flashcards')
  and round(${work.grade}::numeric + ${work.lateDeducted}::numeric, 2) < ${assignments.points}, false)`

/** Its due date is past; without one it is over once the assignment is not active any more. */
export const isOverAt = (now: Date) =>
  sql<boolean>`case when ${assignments.dueDate} is null then ${assignments.status} <> 'active'
    else ${assignments.dueDate} < ${toMoment(now)} end`

export const isTurnedInAt = (now: Date) =>
  sql<boolean>`(${work.id} is not null and (not ${isUnderWayRow} or ${isOverAt(now)}))`

/** The score of the piece counts: of this kind and worth points, graded, not under way, nobody excused. */
export const isScoredAt = (now: Date) =>
  sql<boolean>`(${assignments.kind} <> 'lesson' and ${assignments.points} > 0 and ${excuses.id} is null
    and ${work.status} = 'graded' and ${work.grade} is not null and ${isTurnedInAt(now)})`

/** Hundredths of a point: whole numbers, so that sums are exact. */
export const hundredths = sql<number>`round(${work.grade}::numeric * 100)`

type Member = { studentId: SQLWrapper | number; enrolledAt: SQLWrapper }

/** A piece of work of a student who is in the class: turned in, or given to them and not excused. */
export function isPieceAt(db: Database, { studentId, enrolledAt }: Member, now: Date): SQL<boolean> {
  return sql<boolean>`(${assignments.deletedAt} is null and ${assignments.status} <> 'draft'
    and (${isTurnedInAt(now)} or (${assignments.assignedDate} <= ${toMoment(now)} and ${excuses.id} is null
      and (${assignments.dueDate} is null or ${enrolledAt} <= ${assignments.dueDate})
      and ${isInAudience(db, studentId)})))`
}

/** Still to do: nothing is there, it grows or it came back, and it would still be taken. */
export function isToDoAt({ enrolledAt }: Pick<Member, 'enrolledAt'>, now: Date): SQL<boolean> {
  return sql<boolean>`(${excuses.id} is null and case
    when ${work.status} = 'returned' then ${assignments.status} <> 'archived'
    when ${assignments.status} <> 'active' then false
    when ${assignments.dueDate} < ${toMoment(now)}
      and (${assignments.latePolicy} = 'refuse' or ${enrolledAt} > ${assignments.dueDate}) then false
    else ${work.id} is null or ${isUnderWayRow}
  end)`
}
