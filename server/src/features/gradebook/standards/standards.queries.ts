import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import { subjects } from '../../../db/schema/learning/subjects.ts'
import { classEnrollments } from '../../../db/schema/teaching/classes.ts'
import { pick } from '../../../platform/pick.ts'

export function selectMembers(db: Database, classId: number) {
  return db
    .select(pick(users, 'id', 'firstName', 'lastName', 'grade'))
    .from(classEnrollments)
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .where(
      and(
        eq(classEnrollments.classId, classId),
        eq(classEnrollments.status, 'active'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}

/** Lessons of a grade that name a standard, with their subject. */
export function selectTaught(db: Database, grade: number) {
  return db
    .select({
      subject: subjects.name,
      standards: sql<string[]>`${lessons.outline} -> 'standards'`,
      skills: sql<string[]>`${lessons.outline} -> 'skills'`,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(
      and(
        eq(lessons.grade, grade),
        isNull(lessons.retiredAt),
        ne(lessons.audience, 'professional'),
        sql`jsonb_array_length(${lessons.outline} -> 'standards') > 0`,
      ),
    )
}

export function selectEvidence(db: Database, userIds: readonly number[], skills: readonly string[]) {
  const { userId: studentId } = skillStates
  return db
    .select({ studentId, ...pick(skillStates, 'skill', 'level', 'answers', 'correct', 'lastAnsweredAt') })
    .from(skillStates)
    .where(and(inArray(studentId, [...userIds]), inArray(skillStates.skill, [...skills])))
}
