import { reportPlacement } from '#engines/placement/index.ts'
import { layPath } from '../../domain/learning-paths/lay-path.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Context } from '../../platform/requests/serve.ts'
import {
  insertAssessment,
  type PlacementRow,
  selectAnswers,
  selectPlacement,
  updatePlacement,
} from './placement.queries.ts'
import { gradeOf, readState, toPlacement } from './to-placement.ts'

/** Ends it early, on the learner's wish. What is over stays as it is. */
export async function finishPlacement(context: CallerContext, id: number) {
  const { db, caller } = context
  await lockUser(db, caller.user.id)
  const open = foundOr404(await selectPlacement(db, caller.user.id, id), 'placementNotFound')
  if (open.placement.finishedAt) return toPlacement(open)
  if (readState(open.placement).answers.length === 0) throw new AppError('conflict', 'placementNeedsAnAnswer')
  return endPlacement(context, open.placement)
}

/** Everything the end causes: the assessment and the first path are written with it. */
export async function endPlacement({ db, now }: Pick<Context, 'db' | 'now'>, placement: PlacementRow) {
  const { userId, subject, startedAt } = placement
  const at = now()
  const state = readState(placement)
  const report = reportPlacement(state)
  const answers = await selectAnswers(
    db,
    userId,
    startedAt,
    state.answers.map(({ skill }) => skill),
  )
  await insertAssessment(db, {
    userId,
    subject,
    proficiencyLevel: report.grade,
    confidenceRating: Math.round(100 * report.confidence),
    timeSpentSeconds: answers.reduce((sum, { timeSpentSeconds }) => sum + (timeSpentSeconds ?? 0), 0),
    questionResponses: answers.map(({ timeSpentSeconds, ...answer }) => ({
      ...answer,
      ...(timeSpentSeconds !== null && { timeSpentSeconds }),
    })),
    createdAt: at,
  })
  await layPath(db, { userId, subject, skills: report.firstPath, grade: gradeOf(report.grade), at })
  const finished = await updatePlacement(db, placement.id, { problemId: null, finishedAt: at })
  return toPlacement({ placement: finished, problem: null })
}
