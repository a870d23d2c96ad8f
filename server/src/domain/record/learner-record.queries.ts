import { and, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Results } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { attempts, isPractice } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

/** Days of the learner's own calendar, both included. */
export type DaySpan = { firstDay: string; lastDay: string }

/** Of each subject, and of what belongs to none. */
export async function selectSeconds(db: Database, userId: number, span?: DaySpan) {
  return db
    .select({
      subjectId: learningDays.subjectId,
      seconds: sql<number>`sum(${learningDays.seconds})`.mapWith(Number),
    })
    .from(learningDays)
    .where(
      and(
        eq(learningDays.userId, userId),
        span && gte(learningDays.day, span.firstDay),
        span && lte(learningDays.day, span.lastDay),
      ),
    )
    .groupBy(learningDays.subjectId)
}

/** `isLessonEvidence` of the engine, for many rows. */
export const isHeldLesson: SQL = sql`(${userProgress.completed} and 3 * ${userProgress.timeSpent} >= 60 * ${lessons.duration})`

export async function countLessons(db: Database, userId: number): Promise<number> {
  const isDone = and(eq(userProgress.userId, userId), eq(userProgress.completed, true))
  const row = await selectRow(db, userProgress, isDone, {
    completed: sql<number>`count(*)`.mapWith(Number),
  })
  return row?.completed ?? 0
}

export type ProblemCounts = { tried: number; solved: number }

/** One problem is one item with its seed, however often it was answered. */
const DIFFERENT = sql`count(distinct (${attempts.itemId}, ${attempts.seed}))`
const PROBLEMS = {
  tried: sql<number>`${DIFFERENT}`.mapWith(Number),
  solved: sql<number>`${DIFFERENT} filter (where ${attempts.correct})`.mapWith(Number),
}

/** By skill; all, or those answered since a day. The condition is that of the index, word for word. */
export async function selectProblems(db: Database, userId: number, since?: string) {
  const rows = await db
    .select({ skills: attempts.skills, ...PROBLEMS })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        isPractice(attempts),
        since === undefined ? undefined : isAround({ firstDay: since, lastDay: LAST_OF_ALL }),
      ),
    )
    .groupBy(attempts.skills)
  return rows.map(({ skills: [skill = ''], ...counts }) => ({ skill, ...counts }))
}

const LAST_OF_ALL = '9999-12-29'

/** Answers from before days were noted count for their day by UTC. */
const OWN_DAY = sql`coalesce(${attempts.day}, ${attempts.answeredAt}::date)`

/** A day of any time zone has begun, and is over, within a day of that day by UTC. */
const isAround = ({ firstDay, lastDay }: DaySpan): SQL | undefined =>
  and(
    gte(attempts.answeredAt, sql`${firstDay}::date - interval '1 day'`),
    lt(attempts.answeredAt, sql`${lastDay}::date + interval '2 days'`),
    sql`${OWN_DAY} between ${firstDay} and ${lastDay}`,
  )

export async function countProblemsIn(db: Database, userId: number, span: DaySpan): Promise<ProblemCounts> {
  const isOwn = and(eq(attempts.userId, userId), isPractice(attempts), isAround(span))
  return (await selectRow(db, attempts, isOwn, PROBLEMS)) ?? { tried: 0, solved: 0 }
}

/** The different problems answered in each week of a span, by its Monday. */
export async function selectProblemsByWeek(
  db: Database,
  userId: number,
  span: DaySpan,
): Promise<Map<string, number>> {
  const monday = sql<string>`date_trunc('week', ${OWN_DAY})::date::text`
  const rows = await db
    .select({ monday, tried: PROBLEMS.tried })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isPractice(attempts), isAround(span)))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.monday, row.tried]))
}

/** Of many learners, each in a span of their own. */
export async function countProblemsOfMany(
  db: Database,
  wanted: readonly (DaySpan & { userId: number })[],
): Promise<Map<number, number>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; tried: number }>(sql`
    select wanted.id, ${DIFFERENT}::int as tried
    from jsonb_to_recordset(${JSON.stringify(wanted.map(({ userId: id, ...span }) => ({ id, ...span })))}::jsonb)
      as wanted (id integer, "firstDay" date, "lastDay" date)
    join ${attempts} on ${attempts.userId} = wanted.id and ${isPractice(attempts)}
      and ${attempts.answeredAt} >= wanted."firstDay" - interval '1 day'
      and ${attempts.answeredAt} < wanted."lastDay" + interval '2 days'
      and ${OWN_DAY} between wanted."firstDay" and wanted."lastDay"
    group by wanted.id`)
  return new Map(rows.map(({ id, tried }) => [id, tried]))
}

/** First answers without help in a span, by skill; a quiz that was taken again tells nothing. */
export async function selectOwnAnswers(db: Database, userId: number, span: DaySpan) {
  const rows = await db
    .select({
      skills: attempts.skills,
      all: sql<number>`count(*)`.mapWith(Number),
      right: sql<number>`count(*) filter (where ${attempts.correct} and not ${attempts.helped})`.mapWith(
        Number,
      ),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.tryNumber, 1),
        sql`${attempts.voidedAt} is null`,
        isAround(span),
      ),
    )
    .groupBy(attempts.skills)
  return rows.map(({ skills: [skill = ''], ...counts }) => ({ skill, ...counts }))
}

/** The results that are evidence, those with the same score together. */
export function selectQuizResults(
  db: Database,
  userId: number,
  moments?: { from: Date; until: Date },
): Promise<Results[]> {
  const { score, maxScore, dateTaken } = quizResults
  return db
    .select({ score, maxScore, times: sql<number>`count(*)`.mapWith(Number) })
    .from(quizResults)
    .where(
      and(
        eq(quizResults.userId, userId),
        eq(quizResults.attempt, 1),
        moments && gte(dateTaken, moments.from),
        moments && lt(dateTaken, moments.until),
      ),
    )
    .groupBy(score, maxScore)
}

export async function selectActiveDays(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: learningDays.day })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
  return rows.map(({ day }) => day)
}

/** The subjects, and the strands of them, in which a lesson was opened or a quiz taken. */
export async function selectBegun(db: Database, userId: number) {
  const { strand } = lessons
  const opened = db
    .select({ subject: subjects.name, strand })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(userProgress.userId, userId))
  return opened.union(
    db
      .select({ subject: subjects.name, strand })
      .from(quizResults)
      .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
      .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
      .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
      .where(eq(quizResults.userId, userId)),
  )
}

export function selectLevels(db: Database, userId: number) {
  return db
    .select({ skill: skillStates.skill, level: skillStates.level })
    .from(skillStates)
    .where(eq(skillStates.userId, userId))
}

/** Which strand of its subject a skill belongs to, as its lessons say. */
export async function selectStrands(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ strand: lessons.strand, outline: lessons.outline })
    .from(lessons)
    .where(and(isNotNull(lessons.strand), sql`${lessons.retiredAt} is null`))
  return new Map(
    rows.flatMap(({ strand, outline }) =>
      (outline?.skills ?? []).map((skill): [string, string] => [skill, strand ?? '']),
    ),
  )
}
