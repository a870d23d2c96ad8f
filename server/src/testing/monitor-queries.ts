import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { sessions } from '../db/schema/accounts/sessions.ts'
import { teachers } from '../db/schema/accounts/teachers.ts'
import { users } from '../db/schema/accounts/users.ts'
import { assignmentSubmissions, assignments } from '../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'
import { isOwnClass } from '../domain/own-students.ts'

const TEACHER = 50
const LIVE = [77, 78, 79]
const find = new QueryBuilder()

/** Who is online, what waits for a grade, and whom students can ask. */
export const MONITOR_QUERIES: [title: string, query: SQLWrapper][] = [
  [
    'sessions that are connected now, with their people',
    find
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.id, LIVE), isNull(users.deletedAt)))
      .orderBy(asc(users.lastName)),
  ],
  [
    'the classes of people who are online',
    find
      .select()
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .where(and(inArray(classEnrollments.studentId, LIVE), eq(classEnrollments.status, 'active'))),
  ],
  [
    'all students of a teacher',
    find
      .select()
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .where(and(eq(classEnrollments.status, 'active'), isOwnClass(TEACHER))),
  ],
  [
    'work of a teacher that waits for a grade',
    find
      .select()
      .from(assignments)
      .innerJoin(classes, and(eq(classes.id, assignments.classId), isOwnClass(TEACHER)))
      .innerJoin(
        assignmentSubmissions,
        and(
          eq(assignmentSubmissions.assignmentId, assignments.id),
          eq(assignmentSubmissions.status, 'submitted'),
        ),
      )
      .where(and(eq(assignments.teacherId, TEACHER), isNull(assignments.deletedAt))),
  ],
  [
    'the teachers of a student',
    find
      .select()
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .leftJoin(teachers, eq(teachers.userId, classes.teacherId))
      .where(and(eq(classEnrollments.studentId, 77), eq(classEnrollments.status, 'active'))),
  ],
]
