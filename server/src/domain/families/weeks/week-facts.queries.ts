import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'
import type { WeekFacts } from '#engines/digest/index.ts'
import type { Database } from '../../../db/database.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { userProgress } from '../../../db/schema/learning/progress.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../../db/schema/teaching/classes.ts'
import { isInAudience } from '../../classroom/given-work.ts'
import { isOverAt, isUnderWayRow } from '../../classroom/pieces.ts'

/** Seven days, as days of a calendar and as moments. */
export type Week = { firstDay: string; lastDay: string; from: Date; until: Date; timezone: string }

/** What was due longer ago is told where all of it stands, and no more in a mail. */
const MISSING_DAYS = 28
const DUE_DAYS = 7

type Facts = {
  [Key in keyof WeekFacts]: WeekFacts[Key] extends readonly (infer One)[] ? One[] : WeekFacts[Key]
}

/** What these children did in a week, in five statements however many they are. */
export async function loadWeekFacts(
  db: Database,
  childIds: readonly number[],
  week: Week,
  now: Date,
): Promise<Map<number, WeekFacts>> {
  const facts = new Map(childIds.map((id) => [id, noFacts(id)]))
  if (childIds.length === 0) return facts
  const ids = `{${childIds.join()}}`
  const isOfThem = (column: SQL | Parameters<typeof inArray>[0]) => sql`${column} = any(${ids}::int[])`

  for (const { userId, days, seconds } of await db
    .select({
      userId: learningDays.userId,
      days: sql<number>`count(distinct ${learningDays.day})`.mapWith(Number),
      seconds: sql<number>`sum(${learningDays.seconds})`.mapWith(Number),
    })
    .from(learningDays)
    .where(
      and(
        isOfThem(learningDays.userId),
        sql`${learningDays.day} between ${week.firstDay} and ${week.lastDay}`,
      ),
    )
    .groupBy(learningDays.userId))
    Object.assign(facts.get(userId) ?? {}, { days, seconds })

  const levelAt = sql`(${skillStates.evidence} ->> 'levelAt')::float8`
  for (const { userId, skill, level } of await db
    .select({ userId: skillStates.userId, skill: skillStates.skill, level: skillStates.level })
    .from(skillStates)
    .where(
      and(
        isOfThem(skillStates.userId),
        inArray(skillStates.level, ['practised', 'mastered']),
        sql`${levelAt} >= ${week.from.getTime() / 1000} and ${levelAt} < ${week.until.getTime() / 1000}`,
      ),
    )
    .orderBy(sql`${levelAt} desc`, skillStates.id))
    facts.get(userId)?.[level === 'mastered' ? 'mastered' : 'practiced'].push(skill)

  for (const { userId, title } of await db
    .select({ userId: userProgress.userId, title: lessons.title })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(
      and(
        isOfThem(userProgress.userId),
        eq(userProgress.completed, true),
        isWithin(sql`${userProgress.completedAt}`, week),
      ),
    )
    .orderBy(sql`${userProgress.completedAt} desc`, userProgress.id))
    facts.get(userId)?.lessons.push(title)

  for (const { userId, grade, ...work } of await db
    .select({
      userId: assignmentSubmissions.studentId,
      title: assignments.title,
      grade: assignmentSubmissions.grade,
      points: assignments.points,
      attempts: assignmentSubmissions.attempts,
    })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, classes.id),
        eq(classEnrollments.studentId, assignmentSubmissions.studentId),
      ),
    )
    .leftJoin(
      assignmentExcuses,
      and(
        eq(assignmentExcuses.assignmentId, assignments.id),
        eq(assignmentExcuses.studentId, assignmentSubmissions.studentId),
      ),
    )
    .where(
      and(
        isOfThem(assignmentSubmissions.studentId),
        // As on the pages of the child: of classes that they are in, and nothing that counts nowhere.
        eq(classEnrollments.status, 'active'),
        eq(classes.isActive, true),
        isNull(classes.deletedAt),
        isNull(assignmentExcuses.id),
        isInAudience(db, assignmentSubmissions.studentId),
        eq(assignmentSubmissions.status, 'graded'),
        isNull(assignments.deletedAt),
        ne(assignments.kind, 'lesson'),
        gt(assignments.points, 0),
        sql`(not ${isUnderWayRow} or ${isOverAt(now)})`,
        isWithin(sql`${assignmentSubmissions.gradedAt}`, week),
      ),
    )
    .orderBy(sql`${assignmentSubmissions.gradedAt} desc`, assignmentSubmissions.id))
    if (grade !== null) facts.get(userId)?.graded.push({ ...work, grade })

  for (const { userId, title, dueDate } of await selectOpenWork(
    db,
    isOfThem(classEnrollments.studentId),
    now,
  )) {
    if (dueDate === null) continue
    const known = facts.get(userId)
    if (dueDate < now) known?.missing.push(title)
    else known?.due.push({ title, day: dayIn(week.timezone, dueDate) })
  }
  return facts
}

/** Nothing is there, nobody excused it, and whoever it was given to was in the class in time. */
function selectOpenWork(db: Database, isOfThem: SQL, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return db
    .select({
      userId: classEnrollments.studentId,
      title: assignments.title,
      dueDate: assignments.dueDate,
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(
      assignmentSubmissions,
      and(
        eq(assignmentSubmissions.assignmentId, assignments.id),
        eq(assignmentSubmissions.studentId, classEnrollments.studentId),
      ),
    )
    .leftJoin(
      assignmentExcuses,
      and(
        eq(assignmentExcuses.assignmentId, assignments.id),
        eq(assignmentExcuses.studentId, classEnrollments.studentId),
      ),
    )
    .where(
      and(
        isOfThem,
        eq(classEnrollments.status, 'active'),
        eq(classes.isActive, true),
        isNull(classes.deletedAt),
        isNull(assignments.deletedAt),
        // What is not taken any more may be missing, but nobody can still do it.
        sql`(${assignments.status} = 'active' or (${assignments.status} <> 'draft' and ${assignments.dueDate} < ${at}))`,
        // What the product follows is in once its time is over, however far it went.
        sql`(${assignmentSubmissions.id} is null or (${isUnderWayRow} and ${assignments.dueDate} >= ${at}))`,
        isNull(assignmentExcuses.id),
        gt(assignments.dueDate, new Date(now.getTime() - MISSING_DAYS * DAY_MS)),
        lte(assignments.dueDate, new Date(now.getTime() + DUE_DAYS * DAY_MS)),
        lte(assignments.assignedDate, now),
        lte(classEnrollments.enrolledAt, assignments.dueDate),
        isInAudience(db, classEnrollments.studentId),
      ),
    )
    .orderBy(assignments.dueDate, assignments.id)
}

const isWithin = (column: SQL, { from, until }: Week): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`

const noFacts = (childId: number): Facts => ({
  childId,
  days: 0,
  seconds: 0,
  mastered: [],
  practiced: [],
  lessons: [],
  graded: [],
  missing: [],
  due: [],
})
