import { compileLine } from '#content/compile/compile-lesson.ts'
import type { Problem } from '#content/practice/problem.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { makeAgain } from '../../domain/practice/practice-library.ts'
import { wordAnswer } from '../../domain/questions/word-answer.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectProblem, updateProblem } from './practice.queries.ts'

/** One hint more than before; asking beyond the last one changes nothing. */
export async function showHint({ db, caller }: CallerContext, id: number) {
  await lockUser(db, caller.user.id)
  const { problem: row } = foundOr404(await selectProblem(db, caller.user.id, id), 'problemNotFound')
  const { hints } = makeAgain(row)
  const hintsShown = Math.min(hints.length, row.hintsShown + 1)
  if (hintsShown > row.hintsShown) await updateProblem(db, id, { hintsShown })
  return { hintsHtml: hints.slice(0, hintsShown).map(compileLine), isLast: hintsShown === hints.length }
}

/** The whole solution, once the learner has tried. */
export async function showSolution({ db, caller, now }: CallerContext, id: number) {
  await lockUser(db, caller.user.id)
  const { problem: row } = foundOr404(await selectProblem(db, caller.user.id, id), 'problemNotFound')
  if (row.tries === 0) throw new AppError('conflict', 'solutionNeedsATry')
  if (!row.solutionShownAt && !row.solvedAt) await updateProblem(db, id, { solutionShownAt: now() })
  return toSolution(makeAgain(row))
}

export function toSolution({ answer, steps }: Problem) {
  return { answerHtml: compileLine(wordAnswer(answer)), stepsHtml: steps.map(({ say }) => compileLine(say)) }
}
