import { checkAnswer, type Given } from '#engines/answers/index.ts'
import { dayIn } from '#engines/days/index.ts'
import { type Outcome, takeAnswer } from '#engines/placement/index.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { addToDay } from '../../domain/days/learning-days.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { itemIdOf, makeAgain } from '../../domain/practice/practice-library.ts'
import { recordAnswers } from '../../domain/tracing/record-answers.ts'
import { takeTracingTurn } from '../../domain/tracing/take-turn.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { askNext } from './ask-next.ts'
import {
  closeProblem,
  type OpenPlacement,
  selectOwnProblem,
  selectPlacement,
  selectSubjectId,
  updatePlacement,
} from './placement.queries.ts'
import { readState } from './to-placement.ts'

type Sent = { id: number; problemId: number; answer: Given | null; timeSpentSeconds?: number | undefined }

/** Load, decide, save, and ask the next question. What cannot be read is handed back without a trace. */
export async function answerQuestion(context: CallerContext, sent: Sent) {
  const { db, caller, now } = context
  const learner = caller.user
  const turn = await takeTracingTurn(context)
  await lockUser(db, learner.id)
  const open = foundOr404(await selectPlacement(db, learner.id, sent.id), 'placementNotFound')
  const row = await findAsked(context, open, sent.problemId)
  const problem = makeAgain(row)
  const check = sent.answer === null ? null : checkAnswer(problem.answer, sent.answer)
  if (check?.why === 'unreadable') throw new AppError('invalid_input', 'answerUnreadable')

  const isRight = check?.isRight === true
  const outcome: Outcome = check === null ? 'notLearned' : isRight ? 'right' : 'wrong'
  const at = now()
  await recordAnswers(context, turn, learner.id, [
    {
      source: 'placement',
      itemId: itemIdOf(row, problem),
      skills: [row.skill],
      difficulty: row.difficulty,
      seed: row.seed,
      correct: isRight,
      // No help is offered here; whoever fetched it another way has had it all the same.
      helped: row.hintsShown > 0 || row.solutionShownAt !== null || row.tries > 0,
      hintsUsed: row.hintsShown,
      tryNumber: row.tries + 1,
      answer: sent.answer,
      timeSpentSeconds: sent.timeSpentSeconds ?? null,
      answeredAt: at,
      day: dayIn(learner.timezone, at),
      receivedAt: at,
    },
  ])
  // A day with a placement is a day of learning; its questions are no practice problems.
  const subjectId = await selectSubjectId(db, open.placement.subject)
  if (subjectId !== undefined) {
    await addToDay(db, learner, subjectId, at, { seconds: sent.timeSpentSeconds ?? 0 })
  }
  await closeProblem(db, row.id, row.tries + 1, isRight ? at : null)
  const state = takeAnswer(readState(open.placement), { skill: row.skill, outcome })
  return askNext(context, await updatePlacement(db, open.placement.id, { state, problemId: null }))
}

/** The question on the screen. One that was answered before is told apart from one that was never asked here. */
async function findAsked(
  { db, caller }: CallerContext,
  { placement, problem }: OpenPlacement,
  problemId: number,
): Promise<ProblemRow> {
  if (problem?.id === problemId && placement.finishedAt === null) return problem
  const other = foundOr404(await selectOwnProblem(db, caller.user.id, problemId), 'questionNotFound')
  const isAnswered = readState(placement).answers.some(({ skill }) => skill === other.skill)
  if (isAnswered && other.tries > 0 && other.givenAt >= placement.startedAt)
    throw new AppError('conflict', 'questionAnswered')
  throw new AppError('not_found', 'questionNotFound')
}
