import type { CheckedAnswer } from '#contract/practice.ts'
import { checkAnswer, type Given } from '#engines/answers/index.ts'
import { updateSkill } from '#engines/skills/index.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import { subjectOfSkill } from '../../records/skills.ts'
import { saveOutcome, selectProblem } from './practice.queries.ts'
import { makeAgain } from './practice-library.ts'
import { toSolution } from './show-help.ts'

type Sent = { problemId: number; answer: Given; timeSpentSeconds?: number | undefined }

/**
 * Load, decide, save. What cannot be read at all is no attempt: it is handed back without a trace. A right answer after
 * a wrong one, a hint or the solution counts as helped for the skill.
 */
export async function checkAttempt(context: Context<Caller>, sent: Sent): Promise<CheckedAnswer> {
  const { db, caller, now } = context
  await lockUser(db, caller.user.id)
  const { problem: row, state } = foundOr404(
    await selectProblem(db, caller.user.id, sent.problemId),
    'Problem',
  )
  if (row.solvedAt) throw new AppError('conflict', 'You have already solved this problem')
  const problem = makeAgain(row)
  const { isRight, why, mistake } = checkAnswer(problem.answer, sent.answer)
  const hadHelp = row.hintsShown > 0 || row.solutionShownAt !== null
  const levelBefore = state ? toPercent(state.level) : null
  const told = { correct: isRight, why: why ?? null, mistake: mistake ?? null, helped: hadHelp, levelBefore }
  if (why === 'unreadable') return { ...told, tries: row.tries, level: levelBefore ?? 0, solution: null }

  const at = now()
  const after = updateSkill(state ?? undefined, {
    isCorrect: isRight,
    isHelped: hadHelp || row.tries > 0,
    at,
  })
  await saveOutcome(db, {
    learner: caller.user,
    problem: row,
    subject: subjectOfSkill(row.skill),
    state: after,
    given: sent.answer,
    isCorrect: isRight,
    isHelped: hadHelp,
    timeSpentSeconds: sent.timeSpentSeconds ?? null,
    at,
  })
  return {
    ...told,
    tries: row.tries + 1,
    level: toPercent(after.level),
    solution: isRight ? toSolution(problem) : null,
  }
}

function toPercent(level: number): number {
  return Math.round(100 * level)
}
