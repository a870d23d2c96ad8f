import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { lessonPlans } from '../../db/schema/teaching/lesson-plans.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

/** A school has fewer due dates and lessons in a year; more would be a mistake of a program. */
const MOST_ROWS = 5_000

/** Own assignments that are due between two moments, the second left out. */
export function selectDue(db: Database, teacherId: number, from: Date, until: Date) {
  return db
    .select({
      ...pick(assignments, 'id', 'title', 'classId', 'dueDate', 'status', 'updatedAt'),
      className: classes.name,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(
      and(
        eq(assignments.teacherId, teacherId),
        isNotNull(assignments.dueDate),
        gte(assignments.dueDate, from),
        lt(assignments.dueDate, until),
        isNull(assignments.deletedAt),
        ne(assignments.status, 'archived'),
        isNull(classes.deletedAt),
      ),
    )
    .orderBy(asc(assignments.dueDate), asc(assignments.id))
    .limit(MOST_ROWS)
}

/** Own lesson plans with a day from one to another. */
export function selectPlanned(db: Database, teacherId: number, from: string, to: string) {
  return db
    .select({
      ...pick(lessonPlans, 'id', 'title', 'classId', 'status', 'duration', 'updatedAt'),
      className: classes.name,
      day: lessonPlans.lessonDate,
    })
    .from(lessonPlans)
    .leftJoin(classes, eq(classes.id, lessonPlans.classId))
    .where(
      and(
        eq(lessonPlans.teacherId, teacherId),
        gte(lessonPlans.lessonDate, from),
        lte(lessonPlans.lessonDate, to),
        isNull(lessonPlans.deletedAt),
        ne(lessonPlans.status, 'archived'),
      ),
    )
    .orderBy(asc(lessonPlans.lessonDate), asc(lessonPlans.id))
    .limit(MOST_ROWS)
}

/** The active classes of a teacher with when they meet. */
export function selectMeetingClasses(db: Database, teacherId: number) {
  return db
    .select(pick(classes, 'id', 'name', 'schedule', 'startDate', 'endDate', 'updatedAt'))
    .from(classes)
    .where(isOwnClass(teacherId))
    .orderBy(asc(classes.name), asc(classes.id))
}
