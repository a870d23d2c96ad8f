import { sql } from 'drizzle-orm'
import { addClassWork, type ClassWork, findClassScore } from '#engines/gradebook/index.ts'
import { addWork, findCompletion, type WorkSums } from '#engines/record/index.ts'
import type { Database } from '../../db/database.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { selectBooks, selectRulesOf } from './class-books.ts'
import { membersOf, type Whose } from './class-members.ts'
import { hundredths, isOverAt, isPieceAt, isScoredAt, isTurnedInAt } from './pieces.ts'

/** The moments at which the weeks of a period begin, and the one at which the last of them ends. */
export type Bounds = readonly Date[]

const ALWAYS: Bounds = [new Date('1970-01-01T00:00:00Z'), new Date('9999-01-01T00:00:00Z')]

/** What one student did in one week. */
export type WorkRow = ClassWork & { studentId: number; week: number }

/**
 * Exact sums of class work, a row for each student and week (`engines/src/record/SPEC.md`). A piece
 * belongs to the week of its due date, without one to that in which it was given out; a score to the week in which it was
 * given.
 */
export async function selectWork(db: Database, whose: Whose, bounds: Bounds, now: Date): Promise<WorkRow[]> {
  const rules = await selectRulesOf(db, whose)
  const sums = await selectSums(db, whose, bounds, now, [...rules.keys()])
  if (rules.size === 0) return sums.map((row) => ({ ...row, books: [] }))
  const booksOf = await selectBooks(db, { members: membersOf(whose), rules, bounds, now })
  return sums.map((row) => ({ ...row, books: booksOf.get(`${row.studentId} ${row.week}`) ?? [] }))
}

type SumsRow = WorkSums & { studentId: number; week: number }

/** Points of classes with rules are left out: these are scored piece by piece. */
async function selectSums(db: Database, whose: Whose, bounds: Bounds, now: Date, ruled: readonly number[]) {
  const moments = bounds.map((bound) => sql`${bound.toISOString()}::timestamptz`)
  const member = { studentId: sql`members.student_id`, enrolledAt: sql`members.enrolled_at` }
  const [from, until] = [moments[0], moments.at(-1)]
  const { rows } = await db.execute<SumsRow>(sql`
    with members as (${membersOf(whose)}), pieces as (
      select members.student_id, members.class_id = any(${`{${ruled.join()}}`}::int[]) as is_ruled,
        coalesce(${assignments.dueDate}, ${assignments.assignedDate}) as due_at,
        coalesce(${assignmentSubmissions.gradedAt}, ${assignmentSubmissions.submittedAt}) as graded_at,
        ${isTurnedInAt(now)} as is_turned_in, ${isOverAt(now)} as is_over, ${isScoredAt(now)} as is_scored,
        ${hundredths} as given, ${assignments.points} as possible
      from members
      join ${assignments} on ${assignments.classId} = members.class_id
      left join ${assignmentSubmissions} on ${assignmentSubmissions.assignmentId} = ${assignments.id}
        and ${assignmentSubmissions.studentId} = members.student_id
      left join ${assignmentExcuses} on ${assignmentExcuses.assignmentId} = ${assignments.id}
        and ${assignmentExcuses.studentId} = members.student_id
      where ${isPieceAt(db, member, now)}
    ), facts as (
      select student_id, due_at as at, 1 as pieces, is_turned_in::int as turned_in, (not is_over)::int as open,
        0 as scores, 0 as given, 0 as possible
      from pieces
      union all
      select student_id, graded_at, 0, 0, 0, 1, case when is_ruled then 0 else given end,
        case when is_ruled then 0 else possible end
      from pieces where is_scored
    )
    select student_id as "studentId", week - 1 as week, sum(pieces)::int as pieces, sum(turned_in)::int as "turnedIn",
      sum(open)::int as open, sum(scores)::int as scores, sum(given)::float8 as given, sum(possible)::float8 as possible
    from (select facts.*, width_bucket(at, array[${sql.join(moments, sql`, `)}]) as week
      from facts where at >= ${from} and at < ${until}) placed
    group by student_id, week`)
  return rows
}

/** Over everything so far: what each of these students has done; who has nothing to do is not in it. */
export async function readStudentWork(
  db: Database,
  whose: Whose,
  now: Date,
): Promise<Map<number, ClassWork>> {
  return sumByStudent(await selectWork(db, whose, ALWAYS, now))
}

export function sumByStudent(rows: readonly WorkRow[]): Map<number, ClassWork> {
  return new Map(
    [...Map.groupBy(rows, ({ studentId }) => studentId)].map(([id, weeks]) => [id, addClassWork(weeks)]),
  )
}

/** Over all of a teacher's active classes and everything so far. */
export async function readTeacherFigures(db: Database, teacherId: number, now: Date) {
  const { rows } = await db.execute<{ pupils: number }>(
    sql`select count(distinct student_id)::int as pupils from (${membersOf({ teacherId })}) members`,
  )
  const students = [...(await readStudentWork(db, { teacherId }, now)).values()]
  const work = addWork(students)
  return {
    totalStudents: rows[0]?.pupils ?? 0,
    averageScore: findClassScore(students),
    completionRate: findCompletion(work),
    open: work.open,
  }
}
