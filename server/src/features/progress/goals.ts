import type { progress as endpoints } from '#contract/progress.ts'
import { dayIn } from '#engines/days/index.ts'
import { paceOf } from '#engines/paths/index.ts'
import { type GoalFacts, goalProgress, goalValue } from '#engines/progress/index.ts'
import { averageShare, sharePercent, toMinutes } from '#engines/record/learner/index.ts'
import { type Learner, selectLearner } from '../../domain/learner.ts'
import { readShares } from '../../domain/record/read-learner-record.ts'
import { listSubjects } from '../../domain/skills.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  type GoalRow,
  insertGoal,
  selectGoals,
  selectSubjectDays,
  selectSubjectTotals,
  updateGoal,
} from './progress.queries.ts'

const MOST_GOALS = 20
const FULL_MASTERY = 100

type ReadGoalsDeps = Pick<Deps, 'db' | 'now'>

export async function listGoals(deps: ReadGoalsDeps, userId: number) {
  const { db } = deps
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const goals = await selectGoals(db, userId)
  return describeGoals(deps, learner, goals)
}

type NewGoal = Pick<GoalRow, 'goalType' | 'subject' | 'priority'> & {
  targetScore: number
  targetDate: string
}

export async function addGoal(
  context: CallerContext,
  { goalType, subject, targetScore, targetDate, priority }: NewGoal,
) {
  const { db, caller, now } = context
  const learner = caller.user
  refusePast(targetDate, dayIn(learner.timezone, now()))
  refuseTooMuch({ goalType, targetScore })
  await refuseUnknownSubject(context, learner, subject)
  const goals = await selectGoals(db, learner.id)
  if (goals.length >= MOST_GOALS)
    throw new AppError('invalid_input', { reason: 'tooManyGoals', params: { most: MOST_GOALS } })
  const startScore = goalType === 'mastery' ? (await readMasteries(context, learner))(subject) : 0
  refuseReached(goalType, targetScore, startScore)
  const goal = await insertGoal(db, {
    userId: learner.id,
    goalType,
    subject,
    targetScore,
    startScore,
    targetDate,
    priority,
    createdAt: now(),
  })
  return describeGoal(context, learner, goal)
}

export async function adjustGoal(
  context: CallerContext,
  { goalId, targetScore, targetDate, priority, isActive }: Received<typeof endpoints.adjustGoal>,
) {
  const { db, caller, now } = context
  if (targetDate !== undefined) refusePast(targetDate, dayIn(caller.user.timezone, now()))
  const change = { targetScore, targetDate, priority, isActive, updatedAt: now() }
  const goal = foundOr404(await updateGoal(db, caller.user.id, goalId, change), 'goalNotFound')
  // Closed meanwhile, in another tab: an adjustment must not seem to have worked.
  if (!goal.isActive && isActive === undefined) throw new AppError('conflict', 'goalClosed')
  refuseTooMuch(goal)
  return describeGoal(context, caller.user, goal)
}

/** A goal is something ahead: one that is reached the moment it is set would only look like a fault. */
function refuseReached(goalType: string, targetScore: number, startScore: number): void {
  if (goalType === 'mastery' && startScore >= targetScore) {
    const percent = Math.floor(startScore)
    const advice =
      percent < FULL_MASTERY
        ? ({ reason: 'chooseGoalAbove', params: { percent } } as const)
        : ({ reason: 'chooseAnotherGoal' } as const)
    throw new AppError('invalid_input', { reason: 'goalReached', params: { percent, advice } })
  }
}

function refusePast(targetDate: string, today: string): void {
  if (targetDate < today) throw new AppError('invalid_input', 'targetDateInPast')
}

function refuseTooMuch({ goalType, targetScore }: Pick<GoalRow, 'goalType' | 'targetScore'>): void {
  if (goalType === 'mastery' && (targetScore ?? 0) > FULL_MASTERY)
    throw new AppError('invalid_input', 'masteryGoalOver100')
}

async function refuseUnknownSubject({ db }: Pick<Deps, 'db'>, learner: Learner, subject: string | null) {
  if (subject === null) return
  const known = await selectSubjectTotals(db, learner)
  if (!known.some(({ subjectName }) => subjectName === subject)) {
    throw new AppError('invalid_input', { reason: 'noLessonsOfSubject', params: { subject } })
  }
}

async function describeGoal(deps: ReadGoalsDeps, learner: Learner, goal: GoalRow) {
  return foundOr404((await describeGoals(deps, learner, [goal]))[0], 'goalNotFound')
}

async function describeGoals(deps: ReadGoalsDeps, learner: Learner, goals: GoalRow[]) {
  const { db, now } = deps
  if (goals.length === 0) return []
  const today = dayIn(learner.timezone, now())
  const masteryIn = await readMasteries(deps, learner)
  const oldest = goals.map(({ createdAt }) => dayIn(learner.timezone, createdAt)).toSorted()[0] ?? today
  const days = await selectSubjectDays(db, learner.id, oldest)
  const subjectIds = new Map(
    (await selectSubjectTotals(db, learner)).map(({ subjectId, subjectName }) => [subjectName, subjectId]),
  )
  return goals.map((goal) => {
    const createdOn = dayIn(learner.timezone, goal.createdAt)
    const subjectId = goal.subject === null ? undefined : subjectIds.get(goal.subject)
    const own = days.filter(
      (day) => day.day >= createdOn && (goal.subject === null || day.subjectId === subjectId),
    )
    const facts: GoalFacts = {
      mastery: masteryIn(goal.subject),
      lessons: own.reduce((sum, { lessonsCompleted }) => sum + lessonsCompleted, 0),
      minutes: toMinutes(own.reduce((sum, { seconds }) => sum + seconds, 0)),
    }
    const value = goalValue(goal, facts)
    const pace = paceOf({
      startValue: goal.startScore,
      target: goal.targetScore ?? 0,
      startDay: createdOn,
      deadlineDay: goal.targetDate,
      today,
      value,
    })
    return {
      ...pick(goal, 'id', 'targetDate', 'goalType', 'subject', 'targetScore', 'priority'),
      ...wordGoal(goal),
      startDay: createdOn,
      progress: goalProgress(goal, facts),
      isOnTrack: pace.isOnTrack,
      value,
      neededPerWeek: pace.neededPerDay === null || pace.neededPerDay === 0 ? null : 7 * pace.neededPerDay,
      projectedDay: pace.projectedDay,
    }
  })
}

/** The share of the grade's skills held, in a subject or in all that were begun. */
async function readMasteries({ db }: Pick<Deps, 'db'>, learner: Learner) {
  const shareOf = await readShares(db, learner)
  return (subject: string | null): number =>
    sharePercent(
      subject === null
        ? averageShare(listSubjects().map((one) => shareOf({ subject: one })))
        : shareOf({ subject }),
    ) ?? 0
}

function wordGoal({ goalType, subject, targetScore }: GoalRow): { title: string; description: string } {
  const where = subject === null ? 'all subjects' : subject
  const target = targetScore ?? 0
  if (goalType === 'lessons') {
    return {
      title: `Complete ${target} ${target === 1 ? 'lesson' : 'lessons'}`,
      description: `Lessons completed in ${where} since you set this goal.`,
    }
  }
  if (goalType === 'study_time') {
    return {
      title: `Study for ${target} ${target === 1 ? 'minute' : 'minutes'}`,
      description: `Time spent in ${where} since you set this goal.`,
    }
  }
  return {
    title: `Reach ${target}% mastery`,
    description: `The share of your grade's skills you hold in ${where}.`,
  }
}
