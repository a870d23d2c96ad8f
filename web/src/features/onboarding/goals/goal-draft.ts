import { GOAL_TYPES, type LearningGoal, MOST_OF_A_GOAL } from '#contract/progress.ts'
import { daysBefore } from '#engines/days/index.ts'

export type GoalType = (typeof GOAL_TYPES)[number]
export type GoalDraft = { isPicked: boolean; targetScore: string; targetDate: string }
export type GoalDrafts = Record<GoalType, GoalDraft>
type ProblemOfGoal = 'noNumber' | 'tooMuch' | 'noDate'

/** What most can reach; the youngest begin with half of it. */
const USUAL: Record<GoalType, { amount: number; young: number; days: number }> = {
  mastery: { amount: 80, young: 70, days: 56 },
  lessons: { amount: 10, young: 5, days: 28 },
  study_time: { amount: 300, young: 150, days: 28 },
}
const FULL_MASTERY = 100

type KnownGoal = Pick<LearningGoal, 'id' | 'goalType' | 'subject' | 'targetScore' | 'targetDate'>

/** The goal over all subjects that was set here before: setting it again would make a second one. */
function findOwn(goals: readonly KnownGoal[], type: GoalType): KnownGoal | undefined {
  return goals.find(({ goalType, subject }) => goalType === type && subject === null)
}

/** Nothing is picked for anybody; what was set before is there again. */
export function startGoals(goals: readonly KnownGoal[], today: string, isYoung: boolean): GoalDrafts {
  const draft = (type: GoalType): GoalDraft => {
    const own = findOwn(goals, type)
    const { amount, young, days } = USUAL[type]
    return {
      isPicked: own !== undefined,
      targetScore: String(own?.targetScore ?? (isYoung ? young : amount)),
      targetDate: own?.targetDate ?? daysBefore(today, -days),
    }
  }
  return { mastery: draft('mastery'), lessons: draft('lessons'), study_time: draft('study_time') }
}

/** Null when the goal can be set, or is not wanted. */
export function findGoalProblem(type: GoalType, draft: GoalDraft, today: string): ProblemOfGoal | null {
  if (!draft.isPicked) return null
  const amount = Number(draft.targetScore)
  if (!Number.isInteger(amount) || amount < 1) return 'noNumber'
  if (amount > (type === 'mastery' ? FULL_MASTERY : MOST_OF_A_GOAL)) return 'tooMuch'
  return draft.targetDate < today ? 'noDate' : null
}

export type GoalWrite =
  | { add: { goalType: GoalType; targetScore: number; targetDate: string } }
  | { adjust: { goalId: number; targetScore?: number; targetDate?: string; isActive?: boolean } }

/** What must be written so that the server has exactly the goals picked; nothing when it has them already. */
export function planGoalWrites(goals: readonly KnownGoal[], drafts: GoalDrafts): GoalWrite[] {
  return GOAL_TYPES.flatMap((goalType): GoalWrite[] => {
    const { isPicked, targetScore: typed, targetDate } = drafts[goalType]
    const own = findOwn(goals, goalType)
    const targetScore = Number(typed)
    if (!isPicked) return own ? [{ adjust: { goalId: own.id, isActive: false } }] : []
    if (!own) return [{ add: { goalType, targetScore, targetDate } }]
    const isSame = own.targetScore === targetScore && own.targetDate === targetDate
    return isSame ? [] : [{ adjust: { goalId: own.id, targetScore, targetDate } }]
  })
}
