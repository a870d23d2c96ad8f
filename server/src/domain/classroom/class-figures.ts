import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { findAverageScore, findCompletionRate, type WorkSums } from '#engines/class-analytics/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isOwnClass } from '../own-students.ts'
import { isInAudience, isUnderWayRow } from './given-work.ts'

/** Whose figures: all students of a teacher's active classes, those of one of these classes, or some of them. */
export type Whose = {
  teacherId: number
  classId?: number | undefined
  pupilIds?: readonly number[] | undefined
}

/** The moments at which the weeks of a period begin, and the one at which the last of them ends. */
export type Bounds = readonly Date[]

const ALWAYS: Bounds = [new Date('1970-01-01T00:00:00Z'), new Date('9999-01-01T00:00:00Z')]

export type WorkRow = WorkSums & { studentId: number | null; week: number | null }

/** A row for each active student of each class: class_id, student_id, enrolled_at. */
export function membersOf({ teacherId, classId, pupilIds }: Whose): SQL {
  return sql`
    select ${classEnrollments.classId} as class_id, ${classEnrollments.studentId} as student_id,
      ${classEnrollments.enrolledAt} as enrolled_at
    from ${classes}
    join ${classEnrollments} on ${classEnrollments.classId} = ${classes.id}
    join ${users} on ${users.id} = ${classEnrollments.studentId}
    where ${and(
      isOwnClass(teacherId),
      eq(classEnrollments.status, 'active'),
      isNull(users.deletedAt),
      classId === undefined ? undefined : eq(classes.id, classId),
      pupilIds && inArray(classEnrollments.studentId, [...pupilIds]),
    )}`
}

/**
 * Sums of scores and of work turned in, once for each student and once for each week, in one statement.
 *
 * A quiz that graded an assignment by itself is counted as the quiz result that it is, not a second time. Work belongs to
 * the week of its due date, without one to that in which it was given, a score to the week in which it was given. Work
 * that was due before a student came is not expected of them, nor is what is not due yet; what still grows has no grade
 * before it is due (`findWorkState` says the same of one student).
 */
export async function selectWork(db: Database, whose: Whose, bounds: Bounds, at: Date): Promise<WorkRow[]> {
  const [from, until, now] = [bounds[0] ?? new Date(0), bounds.at(-1) ?? new Date(0), at].map(
    (bound) => sql`${bound.toISOString()}::timestamptz`,
  )
  const isOver = sql`coalesce(${assignments.dueDate} < ${now}, false)`
  const dueAt = sql`coalesce(${assignments.dueDate}, ${assignments.assignedDate})`
  const { rows } = await db.execute<WorkRow>(sql`
    with members as (${membersOf(whose)}), students as (select distinct student_id from members),
    facts as (
      select members.student_id, ${assignmentSubmissions.gradedAt} as at, 1 as scores,
        least(100, 100.0 * ${assignmentSubmissions.grade} / ${assignments.points}) as percent,
        0 as expected, 0 as submitted
      from members
      join ${assignments} on ${assignments.classId} = members.class_id
      join ${assignmentSubmissions} on ${assignmentSubmissions.assignmentId} = ${assignments.id}
        and ${assignmentSubmissions.studentId} = members.student_id
      where ${assignments.deletedAt} is null and ${assignments.status} <> 'draft' and ${assignments.points} > 0
        and ${assignmentSubmissions.status} = 'graded' and ${assignmentSubmissions.grade} is not null
        and not (${assignments.kind} = 'quiz' and ${assignmentSubmissions.isAutomatic})
        and not (${isUnderWayRow} and not ${isOver})
      union all
      select students.student_id, ${quizResults.dateTaken}, 1,
        100.0 * ${quizResults.score} / ${quizResults.maxScore}, 0, 0
      from students
      join ${quizResults} on ${quizResults.userId} = students.student_id
      where ${quizResults.maxScore} > 0 and ${quizResults.dateTaken} >= ${from} and ${quizResults.dateTaken} < ${until}
      union all
      select members.student_id, ${dueAt}, 0, 0, 1,
        case when ${assignmentSubmissions.id} is null or (${isUnderWayRow} and not ${isOver}) then 0 else 1 end
      from members
      join ${assignments} on ${assignments.classId} = members.class_id
      left join ${assignmentSubmissions} on ${assignmentSubmissions.assignmentId} = ${assignments.id}
        and ${assignmentSubmissions.studentId} = members.student_id and ${assignmentSubmissions.submittedAt} < ${until}
      left join ${assignmentExcuses} on ${assignmentExcuses.assignmentId} = ${assignments.id}
        and ${assignmentExcuses.studentId} = members.student_id
      where ${assignments.deletedAt} is null and ${assignments.status} in ('active', 'closed')
        and ${dueAt} >= ${from} and ${dueAt} < ${until}
        and ${isInAudience(db, sql`members.student_id`)}
        and (${assignmentSubmissions.id} is not null or (${assignmentExcuses.id} is null
          and (${assignments.dueDate} is null or (${isOver} and members.enrolled_at <= ${assignments.dueDate}))))
    )
    select student_id as "studentId", week, sum(scores)::int as scores,
      coalesce(sum(percent), 0)::float8 as "percentSum", sum(expected)::int as expected, sum(submitted)::int as submitted
    from (select facts.*, width_bucket(at, array[${sql.join(
      bounds.map((bound) => sql`${bound.toISOString()}::timestamptz`),
      sql`, `,
    )}]) as week from facts where at >= ${from} and at < ${until}) placed
    group by grouping sets ((student_id), (week))`)
  // The first bucket has the number 1; here weeks are counted from 0.
  return rows.map((row) => ({ ...row, week: row.week === null ? null : row.week - 1 }))
}

/** Of each of these students, over everything so far in the teacher's classes; who has done nothing is not in it. */
export async function readStudentSums(
  db: Database,
  teacherId: number,
  studentIds: readonly number[],
  now: Date,
): Promise<Map<number, WorkSums>> {
  const rows = await selectWork(db, { teacherId, pupilIds: studentIds }, ALWAYS, now)
  return new Map(rows.flatMap((row) => (row.studentId === null ? [] : [[row.studentId, row]])))
}

/** The documented summary of a teacher, over everything so far. */
export async function readTeacherFigures(db: Database, teacherId: number, now: Date) {
  const { rows } = await db.execute<{ pupils: number }>(
    sql`select count(distinct student_id)::int as pupils from (${membersOf({ teacherId })}) members`,
  )
  const sums = (await selectWork(db, { teacherId }, ALWAYS, now)).find(({ week }) => week !== null)
  return {
    totalStudents: rows[0]?.pupils ?? 0,
    averageScore: sums ? findAverageScore(sums) : 0,
    completionRate: sums ? findCompletionRate(sums) : 0,
  }
}
