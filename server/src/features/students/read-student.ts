import type { StudentPage } from '#contract/teaching/students.ts'
import { readPupilSums } from '../../domain/classroom/class-figures.ts'
import { findStuckSkills } from '../../domain/next-steps/find-stuck-skills.ts'
import { toShownStuck } from '../../domain/next-steps/to-shown-stuck.ts'
import { readLearnerView } from '../../domain/tracing/learner-view.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { findMisconceptions } from './find-misconceptions.ts'
import { selectGivenWork, selectResults } from './student-work.queries.ts'
import { selectPupils, selectTotals } from './students.queries.ts'
import { toStudentWork } from './to-student-work.ts'
import { toSummary, withNeeds } from './to-summary.ts'

export async function readStudent(context: CallerContext, pupilId: number): Promise<StudentPage> {
  const { db, caller, now } = context
  const today = now().toISOString().slice(0, 10)
  const [row] = await selectPupils(db, caller.user.id, { pupilId, today })
  const pupil = foundOr404(row, 'studentNotFound')
  const stuck = await findStuckSkills(context, pupilId, await readLearnerView(context, pupil))
  const totals = await selectTotals(db, [pupilId])
  const sums = await readPupilSums(db, caller.user.id, [pupilId], now())
  const given = await selectGivenWork(db, caller.user.id, pupilId)
  const results = await selectResults(db, pupilId)
  return {
    student: toSummary(withNeeds(pupil, stuck, now()), totals.get(pupilId), sums.get(pupilId)),
    timezone: pupil.timezone,
    stuck: stuck.map(toShownStuck),
    misconceptions: await findMisconceptions(context, pupilId),
    submissions: given.map((row) => toStudentWork(row, now())),
    results: results.map(({ dateTaken, ...result }) => ({ ...result, dateTaken: dateTaken.toISOString() })),
  }
}
