import type { REPORT_PERIODS } from '#contract/profile/report.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { masteryPercent } from '#engines/progress/index.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { readStreak } from '../../domain/days/streak.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectBadges, selectSubjectDays } from './profile.queries.ts'
import { selectPrivacy } from './settings.queries.ts'

const DAYS = { week: 7, month: 30, year: 365 } as const

export async function readReport(context: CallerContext, period: (typeof REPORT_PERIODS)[number]) {
  const { db, caller, now } = context
  const { user } = caller
  if (!(await selectPrivacy(db, user.id)).share_progress_with_parents)
    throw new AppError('not_allowed', 'progressSharingOff')
  const lastDay = dayIn(user.timezone, now())
  const firstDay = daysBefore(lastDay, DAYS[period] - 1)
  const days = await selectDays(db, user.id, firstDay)
  const total = (count: (day: (typeof days)[number]) => number) =>
    days.reduce((sum, day) => sum + count(day), 0)
  const quizzesTaken = total((day) => day.quizzesTaken)
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    grade: user.grade,
    period,
    firstDay,
    lastDay,
    madeAt: now(),
    activeDays: days.length,
    minutes: Math.floor(total((day) => day.seconds) / 60),
    lessonsCompleted: total((day) => day.lessonsCompleted),
    quizzesTaken,
    averageScore: quizzesTaken === 0 ? null : Math.round(total((day) => day.quizPercentSum) / quizzesTaken),
    problemsTried: total((day) => day.problemsTried),
    cardsReviewed: total((day) => day.cardsReviewed),
    streakDays: await readStreak(context, user),
    badges: await listBadges(context, firstDay),
    subjects: await listSubjects(context, firstDay),
  }
}

async function listBadges({ db, caller: { user } }: CallerContext, firstDay: string) {
  if (!(await readStudySettings(db, user.id)).gamification_enabled) return []
  const earned = await selectBadges(db, user.id)
  return earned
    .filter(({ dateEarned }) => dayIn(user.timezone, dateEarned) >= firstDay)
    .map(({ name, dateEarned }) => ({ name, earnedAt: dateEarned }))
}

async function listSubjects(context: CallerContext, firstDay: string) {
  const standings = await readStandings(context, context.caller.user)
  const subjects = await selectSubjectDays(context.db, context.caller.user.id, firstDay)
  return subjects.map(({ name, seconds, lessonsCompleted }) => {
    const own = standings.filter(({ skill }) => subjectOfSkill(skill) === name)
    return {
      name,
      minutes: Math.floor(seconds / 60),
      lessonsCompleted,
      mastery: own.length === 0 ? null : masteryPercent(own),
    }
  })
}
