import type { REPORT_PERIODS } from '#contract/profile/report.ts'
import { dayIn, daysBefore, startOfDay } from '#engines/days/index.ts'
import { sharePercent, toMinutes } from '#engines/record/learner/index.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { countProblemsIn } from '../../domain/record/learner-record.queries.ts'
import { readQuizAverage, readShares, readStreaks } from '../../domain/record/read-learner-record.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
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
  const moments = {
    from: startOfDay(user.timezone, firstDay),
    until: startOfDay(user.timezone, daysBefore(lastDay, -1)),
  }
  const problems = await countProblemsIn(db, user.id, { firstDay, lastDay })
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    grade: user.grade,
    period,
    firstDay,
    lastDay,
    madeAt: now(),
    activeDays: days.length,
    minutes: toMinutes(total((day) => day.seconds)),
    lessonsCompleted: total((day) => day.lessonsCompleted),
    quizzesTaken: total((day) => day.quizzesTaken),
    averageScore: await readQuizAverage(db, user.id, moments),
    problemsTried: problems.tried,
    problemsSolved: problems.solved,
    cardsReviewed: total((day) => day.cardsReviewed),
    streakDays: (await readStreaks(context, user)).current,
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
  const shareOf = await readShares(context.db, context.caller.user)
  const subjects = await selectSubjectDays(context.db, context.caller.user.id, firstDay)
  return subjects.map(({ name, seconds, lessonsCompleted }) => ({
    name,
    minutes: toMinutes(seconds),
    lessonsCompleted,
    mastery: sharePercent(shareOf({ subject: name })),
  }))
}
