import { MOST_OF_A_GOAL } from '#contract/progress.ts'

const FULL_MASTERY = 100

export type GoalAmount = { targetScore: string; targetDate: string }

/** Of each field, the key of the message that says what is wrong with it. */
export type AmountProblems = {
  targetScore?: 'noNumber' | 'tooMuch' | 'tooLarge'
  targetDate?: 'noDate' | 'past'
}

/** Null when the amount can be sent. */
export function findAmountProblems(
  goalType: string,
  { targetScore, targetDate }: GoalAmount,
  today: string,
): AmountProblems | null {
  const problems: AmountProblems = {}
  const target = Number(targetScore)
  if (!Number.isInteger(target) || target < 1) problems.targetScore = 'noNumber'
  else if (goalType === 'mastery' && target > FULL_MASTERY) problems.targetScore = 'tooMuch'
  else if (target > MOST_OF_A_GOAL) problems.targetScore = 'tooLarge'
  if (targetDate === '') problems.targetDate = 'noDate'
  else if (targetDate < today) problems.targetDate = 'past'
  return Object.keys(problems).length > 0 ? problems : null
}
