import { LONGEST_PAUSE_DAYS } from '#contract/next-steps/pauses.ts'
import { daysBefore } from '#engines/days/index.ts'

/** Of each field, the key of the message that says what is wrong with it. */
export type PauseProblems = { firstDay?: 'noDay' | 'past'; lastDay?: 'noDay' | 'order' | 'tooLong' }

/** Null when the pause can be sent. */
export function findPauseProblems(firstDay: string, lastDay: string, today: string): PauseProblems | null {
  const problems: PauseProblems = {}
  if (firstDay === '') problems.firstDay = 'noDay'
  else if (firstDay < today) problems.firstDay = 'past'
  if (lastDay === '') problems.lastDay = 'noDay'
  else if (lastDay < firstDay) problems.lastDay = 'order'
  else if (firstDay !== '' && lastDay > daysBefore(firstDay, 1 - LONGEST_PAUSE_DAYS))
    problems.lastDay = 'tooLong'
  return Object.keys(problems).length > 0 ? problems : null
}
