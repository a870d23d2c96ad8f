import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { listWeekStarts, type Span } from '#engines/class-analytics/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { analytics } from '../../db/schema/teaching/analytics.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { membersOf, type Whose } from '../../domain/classroom/class-members.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

/** A teacher's own active classes, or the one that is asked for, each with its students by name. */
export function selectRooms(db: Database, { teacherId, classId }: Whose) {
  return db
    .select({
      classId: classes.id,
      ...pick(classes, 'grade', 'subject', 'startDate', 'endDate'),
      student: pick(users, 'id', 'username', 'firstName', 'lastName', 'grade'),
    })
    .from(classes)
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, classes.id), eq(classEnrollments.status, 'active')),
    )
    .leftJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .where(and(isOwnClass(teacherId), classId === undefined ? undefined : eq(classes.id, classId)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}

type Activity = {
  activePupils: number
  activeDays: number
  seconds: number
  lessons: number
}
export type ActivityRow = Activity & { studentId: number | null; week: number | null }

/** What was learned, for each student, for each week, and in all, in one statement. Days are the students' own. */
export async function selectActivity(db: Database, whose: Whose, span: Span): Promise<ActivityRow[]> {
  const starts = sql.join(
    listWeekStarts(span).map((start) => sql`${start}::date`),
    sql`, `,
  )
  const { rows } = await db.execute<ActivityRow>(sql`
    with students as (select distinct student_id from (${membersOf(whose)}) members)
    select student_id as "studentId", week - 1 as week, count(distinct student_id)::int as "activePupils",
      count(distinct (student_id, day))::int as "activeDays", coalesce(sum(seconds), 0)::int as seconds,
      coalesce(sum(lessons_completed), 0)::int as lessons
    from (
      select students.student_id, ${learningDays.day} as day, width_bucket(${learningDays.day}, array[${starts}]) as week,
        ${learningDays.seconds} as seconds, ${learningDays.lessonsCompleted} as lessons_completed
      from students join ${learningDays} on ${learningDays.userId} = students.student_id
      where ${learningDays.day} between ${span.from}::date and ${span.to}::date
    ) learned
    group by grouping sets ((student_id), (week), ())`)
  return rows
}

/** The figures of a class that were kept of these periods, the first ones kept first. */
export async function selectKept(db: Database, classId: number, period: string, starts: readonly string[]) {
  const rows = await db
    .select({ startDate: analytics.startDate, endDate: analytics.endDate, metrics: analytics.metrics })
    .from(analytics)
    .where(
      and(
        eq(analytics.classId, classId),
        eq(analytics.period, period),
        inArray(analytics.startDate, [...starts]),
      ),
    )
    .orderBy(asc(analytics.id))
  return (span: Span) =>
    rows
      .filter(({ startDate, endDate }) => startDate === span.from && endDate === span.to)
      .map(({ metrics }) => metrics)
}

export async function insertKept(db: Database, kept: typeof analytics.$inferInsert): Promise<void> {
  await db.insert(analytics).values(kept)
}
