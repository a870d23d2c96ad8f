import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { dayIn } from '#engines/days/index.ts'
import { readTarget } from '#engines/planning/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'

type Learner = { id: number; timezone: string }

/** What the learner did of the things that steps lead to, since a moment. */
export async function selectFacts(db: Database, learner: Learner, links: readonly string[], since: Date) {
  const targets = links.flatMap((link) => readTarget(link) ?? [])
  const lessonIds = targets.flatMap((target) => (target.kind === 'lesson' ? target.id : []))
  const quizIds = targets.flatMap((target) => (target.kind === 'quiz' ? target.id : []))
  const skills = targets.flatMap((target) => (target.kind === 'skill' ? target.id : []))
  const dayOf = (at: Date | null) => (at === null ? null : dayIn(learner.timezone, at))
  const read = lessonIds.length > 0 ? await selectRead(db, learner.id, lessonIds) : []
  const handedIn = quizIds.length > 0 ? await selectHandedIn(db, learner.id, quizIds, since) : []
  const answered = skills.length > 0 ? await selectAnswered(db, learner.id, skills, since) : []
  return {
    lessons: new Map(
      read.map(({ lessonId, completed, completedAt, lastAccessed }) => [
        lessonId,
        {
          completedOn: completed ? dayOf(completedAt ?? lastAccessed) : null,
          openedOn: lastAccessed >= since ? dayOf(lastAccessed) : null,
        },
      ]),
    ),
    quizzes: new Map(handedIn.map(({ quizId, first }) => [quizId, dayIn(learner.timezone, first)])),
    skills: Map.groupBy(answered, ({ skill }) => skill),
  }
}

export function selectRead(db: Database, userId: number, lessonIds: number[]) {
  const { lessonId, completed, completedAt, lastAccessed } = userProgress
  return db
    .select({ lessonId, completed, completedAt, lastAccessed })
    .from(userProgress)
    .where(and(eq(userProgress.userId, userId), inArray(lessonId, lessonIds)))
}

export function selectHandedIn(db: Database, userId: number, quizIds: number[], since: Date) {
  return db
    .select({
      quizId: quizResults.quizId,
      first: sql<Date>`min(${quizResults.dateTaken})`.mapWith(quizResults.dateTaken),
    })
    .from(quizResults)
    .where(
      and(
        inArray(quizResults.quizId, quizIds),
        eq(quizResults.userId, userId),
        gte(quizResults.dateTaken, since),
      ),
    )
    .groupBy(quizResults.quizId)
}

/** Problems met for the first time, by the learner's own days. */
export function selectAnswered(db: Database, userId: number, skills: readonly string[], since: Date) {
  const skill = sql<string>`(${attempts.skills}[1])`
  const day = sql<string>`coalesce(${attempts.day}, ${attempts.answeredAt}::date)::text`
  return db
    .select({ skill: skill.as('skill'), day: day.as('own_day'), answers: sql<number>`count(*)::int` })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        inArray(skill, [...skills]),
        gte(attempts.answeredAt, since),
        inArray(attempts.source, ['practice', 'review']),
        eq(attempts.tryNumber, 1),
        isNull(attempts.voidedAt),
      ),
    )
    .groupBy(sql`skill`, sql`own_day`)
    .orderBy(sql`own_day`)
}
