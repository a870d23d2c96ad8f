import { nextQuestion } from '#engines/placement/index.ts'
import { handOut, selectRecentProblems } from '../../domain/practice/handed-out.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { endPlacement } from './finish-placement.ts'
import { type PlacementRow, selectPlacement, updatePlacement } from './placement.queries.ts'
import { readState, toPlacement } from './to-placement.ts'

const REMEMBERED = 20

/** Puts the question that tells most on the screen, or ends the test when nothing more is worth asking. */
export async function askNext(context: CallerContext, placement: PlacementRow) {
  const { db, caller } = context
  const question = nextQuestion(readState(placement))
  if (!question) return endPlacement(context, placement)
  const recent = await selectRecentProblems(db, caller.user.id, REMEMBERED)
  const { id: problemId } = await handOut(context, { userId: caller.user.id, ...question, recent })
  await updatePlacement(db, placement.id, { problemId })
  const asked = await selectPlacement(db, caller.user.id, placement.id)
  if (!asked) throw new Error('the placement has gone')
  return toPlacement(asked)
}
