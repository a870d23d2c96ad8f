import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { isHeldLesson } from '../../domain/record/learner-record.queries.ts'

/** The first day that counts, by the learner's own calendar, and the moment at which it began. */
export type Since = { day: string; moment: Date }
export type RowsFilter = {
  userId: number
  subject?: string | undefined
  since?: Since | undefined
  offset: number
  limit: number
}

const isOf = (subject: string | undefined) => (subject === undefined ? undefined : eq(subjects.name, subject))

const isDaySince = (since: Since | undefined) => since && gte(learningDays.day, since.day)

/** Study time or cards, by day and subject. */
export function selectDayRows(
  db: Database,
  column: 'seconds' | 'cardsReviewed',
  { userId, subject, since, offset, limit }: RowsFilter,
) {
  const amount = learningDays[column]
  return db
    .select({ day: learningDays.day, subject: subjects.name, amount })
    .from(learningDays)
    .leftJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(eq(learningDays.userId, userId), gt(amount, 0), isOf(subject), isDaySince(since)))
    .orderBy(desc(learningDays.day), desc(learningDays.id))
    .offset(offset)
    .limit(limit)
}

/** The days of the learner with what was done on each, newest first. */
export function selectEventDays(db: Database, { userId, subject, since }: RowsFilter) {
  const { lessonsCompleted, quizzesTaken, problemsTried, cardsReviewed, day } = learningDays
  return db
    .select({
      day,
      events:
        sql<number>`sum(${lessonsCompleted} + ${quizzesTaken} + ${problemsTried} + ${cardsReviewed})`.mapWith(
          Number,
        ),
    })
    .from(learningDays)
    .leftJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(eq(learningDays.userId, userId), isOf(subject), isDaySince(since)))
    .groupBy(day)
    .orderBy(desc(day))
}

export function selectLessonRows(db: Database, { userId, subject, since, offset, limit }: RowsFilter) {
  return db
    .select({
      id: lessons.id,
      name: lessons.title,
      subject: subjects.name,
      completedAt: userProgress.completedAt,
      isEvidence: sql<boolean>`${isHeldLesson}`,
    })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.completed, true),
        isOf(subject),
        since && gte(userProgress.completedAt, since.moment),
      ),
    )
    .orderBy(sql`${userProgress.completedAt} desc nulls last`, desc(userProgress.id))
    .offset(offset)
    .limit(limit)
}

export function selectQuizRows(db: Database, { userId, subject, since, offset, limit }: RowsFilter) {
  const { id, score, maxScore, dateTaken, attempt } = quizResults
  return db
    .select({ id, name: quizzes.title, subject: subjects.name, score, maxScore, dateTaken, attempt })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(quizResults.userId, userId), isOf(subject), since && gte(dateTaken, since.moment)))
    .orderBy(desc(dateTaken), desc(id))
    .offset(offset)
    .limit(limit)
}
