import { and, desc, eq } from 'drizzle-orm'
import { currentStreak, dayIn, daysBefore } from '#engines/days/index.ts'
import { type Insight, type InsightFacts, listInsights } from '#engines/progress/index.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectLearner } from '../../records/learner.ts'
import { selectDays } from '../../records/learning-days.ts'
import { nameOfSkill } from '../../records/skills.ts'
import { readStandings } from '../../records/tracing/standings.ts'

const DAYS_LOOKED_BACK = 365
const QUIZZES_LOOKED_AT = 20
const LOW_PERCENT = 70

export async function findInsights(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, userId: number) {
  const { db, now } = deps
  const learner = foundOr404(await selectLearner(db, userId), 'User')
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
  const facts: InsightFacts = {
    streakDays: currentStreak(
      days.map(({ day }) => day),
      today,
    ),
    idleDays: latest ? daysBetween(latest.day, today) : null,
    skills: (await readStandings(deps, learner)).map((standing) => ({
      ...standing,
      name: nameOfSkill(standing.skill),
    })),
    unfinished: await selectUnfinished(db, userId, timezone, today),
    lowQuiz: await selectLowQuiz(db, userId),
    weekMinutes: minutes(7, 0),
    weekBeforeMinutes: minutes(14, 7),
  }
  return listInsights(facts).map(toInsight)
}

const ICONS: Record<Insight['code'], string> = {
  weak_skill: 'target',
  low_quiz: 'rotate-ccw',
  unfinished_lesson: 'book-open',
  idle: 'sunrise',
  streak: 'flame',
  strong_skill: 'star',
  more_time: 'trending-up',
}

function toInsight({ code, type, priority, values, action, estimatedMinutes }: Insight) {
  return {
    id: code,
    type,
    icon: ICONS[code],
    ...wordInsight(code, values),
    priority,
    actionable: action !== null,
    estimatedTime: estimatedMinutes,
    action,
    code,
    values,
  }
}

function wordInsight(
  code: Insight['code'],
  values: Insight['values'],
): { title: string; description: string } {
  const { skill, percent, answers, quiz, lesson, days, minutes, before } = values
  const words: Record<Insight['code'], { title: string; description: string }> = {
    weak_skill: {
      title: `Practice: ${skill}`,
      description: `${answers} answers so far put you at about ${percent} %. Ten minutes of practice will move this most.`,
    },
    low_quiz: {
      title: `Try "${quiz}" again`,
      description: `Last time you reached ${percent} %. Read the explanations, then take it once more.`,
    },
    unfinished_lesson: {
      title: `Finish "${lesson}"`,
      description: `You started it ${days === 1 ? 'yesterday' : `${days} days ago`} and can carry on where you left off.`,
    },
    idle: {
      title: 'A small step today',
      description: `Your last session was ${days} days ago. A few practice problems are a good way back in.`,
    },
    streak: {
      title: `${days} days in a row`,
      description: `You have learned something on each of the last ${days} days.`,
    },
    strong_skill: {
      title: `Strong in: ${skill}`,
      description: `You are at about ${percent} % after ${answers} answers. Well done.`,
    },
    more_time: {
      title: 'More time than last week',
      description: `${minutes} minutes in the last 7 days, ${before} in the 7 days before.`,
    },
  }
  return words[code]
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
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000))
}
