import { and, asc, eq, isNull, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { assignmentSubmissions } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number]

/** The students of a teacher's active classes, each once; of one class, or one of them, when asked for. */
export function selectStudents(
  db: Database,
  teacherId: number,
  { classId, pupilId: studentId, today }: { classId?: number | undefined; pupilId?: number; today: string },
) {
  const lastLearned = db
    .select({ day: max(learningDays.day) })
    .from(learningDays)
    .where(eq(learningDays.userId, users.id))
  const { studentId: author, submittedAt, content, attachments } = assignmentSubmissions
  // What a teacher noted for work on paper has neither words nor files.
  const lastTurnedIn = db
    .select({ day: sql`max((${submittedAt} at time zone ${users.timezone})::date)` })
    .from(assignmentSubmissions)
    .where(and(eq(author, users.id), sql`(${content} is not null or ${attachments} <> '[]')`))
  const pausedUntil = db
    .select({ day: max(studyPauses.lastDay) })
    .from(studyPauses)
    .where(and(eq(studyPauses.userId, users.id), sql`${studyPauses.firstDay} <= ${today}`))
  return db
    .select({
      ...pick(users, 'id', 'username', 'firstName', 'lastName', 'grade', 'role', 'timezone'),
      ...pick(users, 'isTeacher', 'age', 'origin'),
      classes: sql<
        { id: number; name: string }[]
      >`json_agg(json_build_object('id', ${classes.id}, 'name', ${classes.name}) order by ${classes.name}, ${classes.id})`,
      enrolledAt: min(classEnrollments.enrolledAt),
      // The later one; nothing does not count.
      lastActiveDay: sql<string | null>`greatest((${lastLearned}), (${lastTurnedIn}))::text`,
      pausedUntil: sql<string | null>`(${pausedUntil})::text`,
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .where(
      and(
        eq(classEnrollments.status, 'active'),
        isOwnClass(teacherId),
        isNull(users.deletedAt),
        studentId === undefined ? undefined : eq(users.id, studentId),
      ),
    )
    .groupBy(users.id)
    .having(classId === undefined ? undefined : sql`bool_or(${classes.id} = ${classId})`)
}

/** The teacher's active classes with how many students each has. */
export function selectClasses(db: Database, teacherId: number) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      pupils: sql<number>`count(${users.id})`.mapWith(Number),
    })
    .from(classes)
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, classes.id), eq(classEnrollments.status, 'active')),
    )
    .leftJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .where(isOwnClass(teacherId))
    .groupBy(classes.id)
    .orderBy(asc(classes.name), asc(classes.id))
}

export type Totals = {
  lessonsCompleted: number
  learning: number
  practised: number
  mastered: number
  needsRefresh: number
}

/** What these learners have done in all and how many skills they have at each level, in one statement. */
export async function selectTotals(db: Database, userIds: readonly number[]): Promise<Map<number, Totals>> {
  const atLevel = (level: string) => sql`(count(*) filter (where ${skillStates.level} = ${level}))::int`
  const { rows } = await db.execute<Totals & { id: number }>(sql`
    select learner.id, read.*, skills.*
    from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
    cross join lateral (
      select count(*)::int as "lessonsCompleted"
      from ${userProgress} where ${userProgress.userId} = learner.id and ${userProgress.completed}
    ) read
    cross join lateral (
      select ${atLevel('learning')} as learning, ${atLevel('practised')} as practised,
        ${atLevel('mastered')} as mastered, ${atLevel('needsRefresh')} as "needsRefresh"
      from ${skillStates} where ${skillStates.userId} = learner.id
    ) skills`)
  return new Map(rows.map(({ id, ...totals }) => [id, totals]))
}
