import { and, count, countDistinct, desc, eq, isNull } from 'drizzle-orm'
import { type BadgeFacts, isEarned } from '#engines/badges/index.ts'
import { dayIn } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { badges, userBadges } from '../../db/schema/learning/badges.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { missionCompletions } from '../../db/schema/learning/mission-completions.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import type { Learner } from '../learner.ts'
import { isForRole, isOfferedTo } from '../lessons/lessons-of-grade.ts'
import { isHeldLesson } from '../record/learner-record.queries.ts'

export type NewBadge = { id: number; name: string; icon: string }

/** No badge asks for a longer streak of perfect quizzes. */
const LONGEST_PERFECT_STREAK = 100

/** Gives the learner every badge that has just been earned, each exactly once. The caller holds the learner's lock. */
export async function awardBadges(db: Database, learner: Learner, at: Date): Promise<NewBadge[]> {
  const open = await db
    .select({ id: badges.id, name: badges.name, icon: badges.icon, criteria: badges.criteria })
    .from(badges)
    .leftJoin(userBadges, and(eq(userBadges.badgeId, badges.id), eq(userBadges.userId, learner.id)))
    .where(isNull(userBadges.id))
  if (open.length === 0) return []
  const facts = await loadBadgeFacts(db, learner)
  const earned = open.filter(({ criteria }) => isEarned(criteria, facts))
  if (earned.length === 0) return []
  const given = await db
    .insert(userBadges)
    .values(earned.map(({ id }) => ({ userId: learner.id, badgeId: id, dateEarned: at })))
    .onConflictDoNothing()
    .returning({ badgeId: userBadges.badgeId })
  const isGiven = new Set(given.map(({ badgeId }) => badgeId))
  return earned.filter(({ id }) => isGiven.has(id)).map(({ id, name, icon }) => ({ id, name, icon }))
}

export async function loadBadgeFacts(db: Database, learner: Learner): Promise<BadgeFacts> {
  const bySubject = await db
    .select({ subject: subjects.name, total: count(), completed: count(userProgress.id) })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(
      userProgress,
      and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, learner.id), isHeldLesson),
    )
    .where(and(isOfferedTo(learner.grade), isForRole(learner.role)))
    .groupBy(subjects.name)
  const [completed] = await db
    .select({ lessons: count(), subjects: countDistinct(lessons.subjectId) })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(and(eq(userProgress.userId, learner.id), isHeldLesson))
  const held = await db
    .select({ completedAt: userProgress.completedAt })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(and(eq(userProgress.userId, learner.id), isHeldLesson))
  const days = held.flatMap(({ completedAt }) => (completedAt ? dayIn(learner.timezone, completedAt) : []))
  const perDay = Map.groupBy(days, (day) => day)
  const newest = await db
    .select({ score: quizResults.score, maxScore: quizResults.maxScore })
    .from(quizResults)
    .where(and(eq(quizResults.userId, learner.id), eq(quizResults.attempt, 1)))
    .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
    .limit(LONGEST_PERFECT_STREAK)
  const missions = await selectRow(db, missionCompletions, eq(missionCompletions.userId, learner.id), {
    completed: count(),
  })
  const firstMiss = newest.findIndex(({ score, maxScore }) => maxScore === 0 || score < maxScore)
  return {
    lessonsBySubject: Object.fromEntries(
      bySubject.map(({ subject, total, completed }) => [subject, { total, completed }]),
    ),
    lessonsCompleted: completed?.lessons ?? 0,
    subjectsCompleted: completed?.subjects ?? 0,
    bestDay: Math.max(0, ...[...perDay.values()].map(({ length }) => length)),
    missionsCompleted: missions?.completed ?? 0,
    perfectStreak: firstMiss === -1 ? newest.length : firstMiss,
  }
}
