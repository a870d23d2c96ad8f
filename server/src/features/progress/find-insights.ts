import { and, desc, eq } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import { currentStreak, dayIn, daysBefore, type Pause } from '#engines/days/index.ts'
import { type InsightFacts, listInsights } from '#engines/progress/index.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { selectLearner } from '../../domain/learner.ts'
import { findStuckSkill } from '../../domain/next-steps/find-stuck-skills.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView } from '../../domain/tracing/learner-view.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSkillFacts } from './find-skill-facts.ts'
import { listGoals } from './goals.ts'
import { wordInsight } from './word-insight.ts'

const DAYS_LOOKED_BACK = 365
const QUIZZES_LOOKED_AT = 20
const LOW_PERCENT = 70

export async function findInsights(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, userId: number) {
  const { db, now } = deps
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const { timezone } = learner
  const today = dayIn(timezone, now())
  const days = await selectDays(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const minutes = (from: number, to: number) =>
    Math.round(
      days
        .filter(({ day }) => day > daysBefore(today, from) && day <= daysBefore(today, to))
        .reduce((sum, { seconds }) => sum + seconds, 0) / 60,
    )
  const [latest] = days
  const pauses = await selectPauses(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const view = await readLearnerView(deps, learner)
  const facts: InsightFacts = {
    streakDays: currentStreak(
      days.map(({ day }) => day),
      today,
      pauses,
    ),
    idleDays: latest ? daysBetween(latest.day, today) : null,
    ...findSkillFacts(view, now()),
    stuck: await readStuck(deps, userId, view),
    unfinished: await selectUnfinished(db, userId, timezone, today),
    lowQuiz: await selectLowQuiz(db, userId),
    weekMinutes: minutes(7, 0),
    weekBeforeMinutes: minutes(14, 7),
    goalBehind: findGoalBehind(await listGoals(deps, userId), today),
    pause: findPause(pauses, today),
  }
  return listInsights(facts).map(wordInsight)
}

async function readStuck(deps: Pick<Deps, 'db' | 'now'>, userId: number, view: LearnerView) {
  const stuck = await findStuckSkill(deps, userId, view)
  if (!stuck) return null
  const { skill, tries, method, lessonId, prerequisite } = stuck
  return {
    skill,
    name: nameOfSkill(skill),
    tries,
    method,
    lessonId,
    prerequisite: prerequisite === null ? null : { skill: prerequisite, name: nameOfSkill(prerequisite) },
  }
}

/** Of the goals behind their pace the one whose date comes first; what is overdue has its own word on the goal's card. */
function findGoalBehind(goals: Awaited<ReturnType<typeof listGoals>>, today: string) {
  const [goal] = goals
    .filter(({ isOnTrack, targetDate }) => !isOnTrack && targetDate !== null && targetDate >= today)
    .toSorted((a, b) => (a.targetDate ?? '').localeCompare(b.targetDate ?? ''))
  if (!goal) return null
  const { title, goalType, progress, targetDate } = goal
  return { title, goalType, percent: progress, daysLeft: daysBetween(today, targetDate ?? today) }
}

function findPause(pauses: readonly Pause[], today: string) {
  const next = pauses.find(({ lastDay }) => lastDay >= today)
  if (!next) return null
  const first = next.firstDay > today ? next.firstDay : today
  return { daysUntil: daysBetween(today, first), days: daysBetween(first, next.lastDay) + 1 }
}

async function selectUnfinished(db: Database, userId: number, timezone: string, today: string) {
  const [row] = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      duration: lessons.duration,
      timeSpent: userProgress.timeSpent,
      lastAccessed: userProgress.lastAccessed,
    })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(and(eq(userProgress.userId, userId), eq(userProgress.completed, false)))
    .orderBy(desc(userProgress.lastAccessed))
    .limit(1)
  if (!row) return null
  return {
    id: row.id,
    title: row.title,
    idleDays: daysBetween(dayIn(timezone, row.lastAccessed), today),
    minutesLeft: Math.max(1, row.duration - Math.floor(row.timeSpent / 60)),
  }
}

/** The newest result of each quiz counts: one that was passed since is no news. */
async function selectLowQuiz(db: Database, userId: number) {
  const rows = await db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      score: quizResults.score,
      maxScore: quizResults.maxScore,
    })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(eq(quizResults.userId, userId))
    .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
    .limit(QUIZZES_LOOKED_AT)
  const newest = rows.filter((row, place) => rows.findIndex(({ id }) => id === row.id) === place)
  const low = newest
    .map(({ id, title, score, maxScore }) => ({
      id,
      title,
      percent: maxScore > 0 ? Math.round((100 * score) / maxScore) : 100,
    }))
    .find(({ percent }) => percent < LOW_PERCENT)
  return low ?? null
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))
}
