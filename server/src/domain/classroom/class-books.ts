import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { AssignmentKind } from '#engines/assignments/index.ts'
import type { ClassBook, GradingRules } from '#engines/gradebook/index.ts'
import type { Database } from '../../db/database.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { classGradebooks } from '../../db/schema/teaching/gradebooks.ts'
import { isOwnClass } from '../own-students.ts'
import type { Whose } from './class-members.ts'
import { RULES_OF_CLASS, UNTOUCHED } from './grading-rules.ts'
import { isOverAt, isPieceAt, isScoredAt, isTurnedInAt } from './pieces.ts'

/** The rules of a teacher's classes that do more than add points up; of most there are none. */
export async function selectRulesOf(db: Database, { teacherId, classId }: Whose) {
  const one = sql`1`
  const isAnyExtra = and(eq(assignments.classId, classes.id), eq(assignments.isExtraCredit, true))
  const rows = await db
    .select({ id: classes.id, rules: RULES_OF_CLASS })
    .from(classes)
    .where(
      and(
        isOwnClass(teacherId),
        classId === undefined ? undefined : eq(classes.id, classId),
        or(
          exists(db.select({ one }).from(classGradebooks).where(eq(classGradebooks.classId, classes.id))),
          exists(db.select({ one }).from(assignments).where(isAnyExtra)),
        ),
      ),
    )
  return new Map<number, GradingRules>(rows.map(({ id, rules }) => [id, rules ?? UNTOUCHED]))
}

type BooksFilter = {
  members: SQL
  rules: ReadonlyMap<number, GradingRules>
  bounds: readonly Date[]
  now: Date
}
type ScoredRow = {
  studentId: number
  classId: number
  week: number
  kind: AssignmentKind
  points: number
  grade: number | null
  categoryId: number | null
  isExtraCredit: boolean
}

/**
 * The pieces that count in these classes, by student and week: a score in the week in which it was given, missing work in
 * that in which it was due.
 */
export async function selectBooks(
  db: Database,
  { members, rules, bounds, now }: BooksFilter,
): Promise<Map<string, ClassBook[]>> {
  const moments = bounds.map((bound) => sql`${bound.toISOString()}::timestamptz`)
  const member = { studentId: sql`members.student_id`, enrolledAt: sql`members.enrolled_at` }
  const { rows } = await db.execute<ScoredRow>(sql`
    with members as (${members}), pieces as (
      select members.student_id as "studentId", members.class_id as "classId", ${assignments.kind} as kind,
        ${assignments.points} as points, ${assignments.categoryId} as "categoryId",
        ${assignments.isExtraCredit} as "isExtraCredit",
        case when ${isScoredAt(now)} then ${assignmentSubmissions.grade} end as grade,
        case when ${isScoredAt(now)} then coalesce(${assignmentSubmissions.gradedAt}, ${assignmentSubmissions.submittedAt})
          else coalesce(${assignments.dueDate}, ${assignments.assignedDate}) end as at
      from members
      join ${assignments} on ${assignments.classId} = members.class_id
      left join ${assignmentSubmissions} on ${assignmentSubmissions.assignmentId} = ${assignments.id}
        and ${assignmentSubmissions.studentId} = members.student_id
      left join ${assignmentExcuses} on ${assignmentExcuses.assignmentId} = ${assignments.id}
        and ${assignmentExcuses.studentId} = members.student_id
      where members.class_id = any(${`{${[...rules.keys()].join()}}`}::int[]) and ${isPieceAt(db, member, now)}
        and (${isScoredAt(now)} or (${isOverAt(now)} and not ${isTurnedInAt(now)}))
    )
    select pieces.*, width_bucket(at, array[${sql.join(moments, sql`, `)}]) - 1 as week
    from pieces where at >= ${moments[0]} and at < ${moments.at(-1)}`)
  const books = new Map<string, ClassBook[]>()
  const grouped = Map.groupBy(rows, ({ studentId, week, classId }) => `${studentId} ${week} ${classId}`)
  for (const own of grouped.values()) {
    const [first] = own
    const known = first && rules.get(first.classId)
    if (!first || !known) continue
    const place = `${first.studentId} ${first.week}`
    const pieces = own.map(({ grade, ...piece }) => ({
      ...piece,
      grade,
      state: grade === null ? ('missing' as const) : ('graded' as const),
    }))
    books.set(place, [...(books.get(place) ?? []), { classId: first.classId, rules: known, pieces }])
  }
  return books
}
