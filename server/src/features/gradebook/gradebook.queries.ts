import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import {
  classEnrollments,
  classes,
  classGroupMembers,
  classGroups,
} from '../../db/schema/teaching/classes.ts'
import { RULES_OF_CLASS } from '../../domain/classroom/grading-rules.ts'
import { isUnderWayRow } from '../../domain/classroom/pieces.ts'
import { pick } from '../../platform/pick.ts'

/** What was given out once is part of the gradebook, also when it was put away. */
const isGivenOut = and(isNull(assignments.deletedAt), ne(assignments.status, 'draft'))

/**
 * An own class with its groups and its assignments, by due date: a row for each assignment, or one without. A class that
 * is over keeps its gradebook.
 */
export function selectClass(db: Database, teacherId: number, classId: number) {
  const groups = sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${classGroups.id}, 'name', ${classGroups.name})
      order by ${classGroups.name}, ${classGroups.id}), '[]'::json)
    from ${classGroups} where ${classGroups.classId} = ${classes.id} and ${classGroups.deletedAt} is null)`
  const hasRubric = sql<boolean>`jsonb_array_length(${assignments.rubric}) > 0`
  return db
    .select({
      id: classes.id,
      name: classes.name,
      groups,
      rules: RULES_OF_CLASS,
      assignment: {
        ...pick(
          assignments,
          ...(['id', 'title', 'kind', 'status', 'points', 'dueDate', 'assignedDate', 'latePolicy'] as const),
          ...(['countedAttempt', 'audience', 'groupId', 'categoryId', 'isExtraCredit'] as const),
        ),
        hasRubric,
      },
    })
    .from(classes)
    .leftJoin(assignments, and(eq(assignments.classId, classes.id), isGivenOut))
    .where(and(eq(classes.id, classId), eq(classes.teacherId, teacherId), isNull(classes.deletedAt)))
    .orderBy(asc(assignments.dueDate), asc(assignments.id))
}

export type GivenOut = NonNullable<Awaited<ReturnType<typeof selectClass>>[number]['assignment']>
export type BookStudent = Awaited<ReturnType<typeof selectStudents>>[number]

/** With the ids that concern them; those of other classes are among them and match nothing here. */
export function selectStudents(db: Database, classId: number) {
  const idsOf = (ids: ReturnType<typeof sql>) => sql<number[]>`(select coalesce(json_agg(${ids}), '[]'::json)`
  return db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName', 'username'),
      enrolledAt: classEnrollments.enrolledAt,
      groupIds: sql<number[]>`${idsOf(sql`${classGroupMembers.groupId}`)}
        from ${classGroupMembers} where ${classGroupMembers.studentId} = ${users.id})`,
      named: sql<number[]>`${idsOf(sql`${assignmentStudents.assignmentId}`)}
        from ${assignmentStudents} where ${assignmentStudents.studentId} = ${users.id})`,
      excused: sql<number[]>`${idsOf(sql`${assignmentExcuses.assignmentId}`)}
        from ${assignmentExcuses} where ${assignmentExcuses.studentId} = ${users.id})`,
    })
    .from(classEnrollments)
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .where(
      and(
        eq(classEnrollments.classId, classId),
        eq(classEnrollments.status, 'active'),
        isNull(users.deletedAt),
      ),
    )
}

/** By which students of one name are told apart in files; most children have none. */
export async function selectEmails(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])))
}

/** Of one submission; `letter` is the first one of its status, or u for what is graded so far and under way. */
export type BookWork = {
  assignmentId: number
  letter: string
  isLate: boolean
  version: number
  attempts: number
  hasComment: boolean
  grade: number | null
}

/**
 * All work of a class by student. A line of text for each student instead of a row for each submission: thirty thousand rows
 * take four times as long to carry over and to read.
 */
export async function selectWork(db: Database, classId: number): Promise<Map<number, BookWork[]>> {
  const rows = await selectLines(db, classId)
  return new Map(rows.map((row) => [row.studentId, row.work.split(',').map(readWork)]))
}

export function selectLines(db: Database, classId: number) {
  const { assignmentId, status, grade, feedback, version, attempts, submittedAt, studentId } =
    assignmentSubmissions
  const letter = sql`case when ${isUnderWayRow} then 'u' else left(${status}, 1) end`
  const isLate = sql`case when ${submittedAt} > ${assignments.dueDate} then ' l ' else ' - ' end`
  const hasComment = sql`case when ${feedback} <> '' then ' c ' else ' - ' end`
  return db
    .select({
      studentId,
      work: sql<string>`string_agg(${assignmentId} || ' ' || ${letter} || ${isLate} || ${version}
        || ' ' || ${attempts} || ${hasComment} || coalesce(${grade}::text, ''), ',')`,
    })
    .from(assignments)
    .innerJoin(assignmentSubmissions, eq(assignmentId, assignments.id))
    .where(and(eq(assignments.classId, classId), isGivenOut))
    .groupBy(studentId)
}

function readWork(line: string): BookWork {
  const [assignmentId, letter = '', late, version, attempts, comment, grade] = line.split(' ')
  return {
    assignmentId: Number(assignmentId),
    letter,
    isLate: late === 'l',
    version: Number(version),
    attempts: Number(attempts),
    hasComment: comment === 'c',
    grade: grade ? Number(grade) : null,
  }
}
