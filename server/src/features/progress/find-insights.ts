import { and, desc, eq } from 'drizzle-orm'
import type { LearningInsight } from '#contract/progress.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn, daysBefore, type Pause } from '#engines/days/index.ts'
import { type Insight, type InsightFacts, listInsights } from '#engines/progress/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { selectLearner } from '../../domain/learner.ts'
import { findStuckSkill } from '../../domain/next-steps/find-stuck-skills.ts'
import { readStreaks } from '../../domain/record/read-learner-record.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView } from '../../domain/tracing/learner-view.ts'
import type { Standing } from '../../domain/tracing/standings.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { listGoals } from './goals.ts'

const ICONS: Record<Insight['code'], string> = {
  stuck_skill: 'life-buoy',
  refresh_skill: 'sprout',
  weak_skill: 'target',
  low_quiz: 'rotate-ccw',
  goal_behind: 'flag',
  unfinished_lesson: 'book-open',
  idle: 'sunrise',
  mastered_alone: 'award',
  streak: 'flame',
  strong_skill: 'star',
  more_time: 'trending-up',
  pause_planned: 'calendar-off',
}

/** An insight as it is shown: what the records say, in words, with the numbers it rests on. */
function wordInsight(insight: Insight): LearningInsight {
  const { code, type, priority, values, action, estimatedMinutes } = insight
  return {
    id: code,
    type,
    icon: ICONS[code],
    ...findWords(code, values),
    priority,
    actionable: action !== null,
    estimatedTime: estimatedMinutes,
    action,
    code,
    values,
  }
}

function findWords(code: Insight['code'], values: Insight['values']): { title: string; description: string } {
  const { skill, percent, answers, quiz, lesson, days, minutes, before, tries, goal, until, streak } = values
  const words: Record<Insight['code'], { title: string; description: string }> = {
    stuck_skill: {
      title: `Another way into: ${skill}`,
      description: `${tries} tries without a right answer of your own. ${wordMethod(values)}`,
    },
    refresh_skill: {
      title: `Refresh: ${skill}`,
      description: `You could do this. After ${countDays(days)} without practice it has faded to about ${percent}%.`,
    },
    weak_skill: {
      title: `Practice: ${skill}`,
      description: `${answers} answers so far put you at about ${percent}%. Ten minutes of practice will move this most.`,
    },
    low_quiz: {
      title: `Try “${quiz}” again`,
      description: `Last time you reached ${percent}%. Read the explanations, then take it once more.`,
    },
    goal_behind: {
      title: `A little more for: ${goal}`,
      description: `You are at ${percent}%, and there ${days === 1 ? 'is' : 'are'} ${countDays(days)} left. A small step today helps, or choose a later date.`,
    },
    unfinished_lesson: {
      title: `Finish “${lesson}”`,
      description: `You started it ${days === 1 ? 'yesterday' : `${days} days ago`} and can carry on where you left off.`,
    },
    idle: {
      title: 'A small step today',
      description: `Your last session was ${days} days ago. A few practice problems are a good way back in.`,
    },
    mastered_alone: {
      title: `Mastered on your own: ${skill}`,
      description: `${answers} answers, right without help, and about ${percent}% expected on the next one. Well done.`,
    },
    streak: {
      title: `${days} days in a row`,
      description: `You have learned something on ${days} days without a gap.`,
    },
    strong_skill: {
      title: `Strong in: ${skill}`,
      description: `You are at about ${percent}% after ${answers} answers. Well done.`,
    },
    more_time: {
      title: 'More time than last week',
      description: `${minutes} minutes in the last 7 days, ${before} in the 7 days before.`,
    },
    pause_planned: {
      title: until === 0 ? 'You are on a pause' : 'A pause is planned',
      description: `${wordPause(until, days)}${Number(streak) > 0 ? ` Your streak of ${countDays(streak)} waits for you.` : ''}`,
    },
  }
  return words[code]
}

type Value = Insight['values'][string] | undefined

function wordMethod({ method, before }: Insight['values']): string {
  if (method === 'prerequisite')
    return `“${before}” comes before it: a few problems of that may open the door.`
  if (method === 'human') return 'Ask your teacher, or somebody near you, to look at one problem with you.'
  return 'Look at one that is worked out, step by step, then try again.'
}

function wordPause(until: Value, days: Value): string {
  if (until === 0) return `It ends in ${countDays(days)}.`
  return `It starts in ${countDays(until)} and lasts ${countDays(days)}.`
}

function countDays(days: Value): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** A level reached longer ago is no news. */
const NEWS_DAYS = 7

/** What the standing in each skill has to tell. */
function findSkillFacts({ standings }: Pick<LearnerView, 'standings'>, now: Date) {
  const all = [...standings.values()]
  const daysSince = (at: number) => Math.max(0, Math.floor((now.getTime() - at) / DAY_MS))
  const [faded] = all.filter(({ isDue }) => isDue).toSorted((a, b) => a.mastery - b.mastery)
  const [newest] = all
    .filter(({ level, evidence }) => level === 'mastered' && evidence.levelAt !== null)
    .map((standing) => ({ ...toFact(standing), daysAgo: daysSince(1000 * (standing.evidence.levelAt ?? 0)) }))
    .filter(({ daysAgo }) => daysAgo < NEWS_DAYS)
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
  return {
    skills: all.map(toFact),
    refresh: faded ? { ...toFact(faded), idleDays: daysSince(faded.lastAnsweredAt.getTime()) } : null,
    mastered: newest ?? null,
  }
}

function toFact({ skill, mastery, answers }: Standing) {
  return { skill, name: nameOfSkill(skill), mastery, answers }
}

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
    toMinutes(
      days
        .filter(({ day }) => day > daysBefore(today, from) && day <= daysBefore(today, to))
        .reduce((sum, { seconds }) => sum + seconds, 0),
    )
  const [latest] = days
  const pauses = await selectPauses(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const view = await readLearnerView(deps, learner)
  const facts: InsightFacts = {
    streakDays: (await readStreaks(deps, learner)).current,
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
      ...pick(lessons, 'id', 'title', 'duration'),
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
