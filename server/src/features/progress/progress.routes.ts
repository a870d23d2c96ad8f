import { recordRows } from '#contract/profile/record-rows.ts'
import { progress } from '#contract/progress.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { findInsights } from './find-insights.ts'
import { addGoal, adjustGoal, listGoals } from './goals.ts'
import { measureSubjects, readRecord } from './measure-subjects.ts'
import { selectRecords } from './progress.queries.ts'
import { readActivity } from './read-activity.ts'
import { readRows } from './read-rows.ts'
import { saveProgress } from './save-progress.ts'

export function progressRoutes({ serve }: Mount): void {
  serve(progress.records, ({ id }, { db }) => selectRecords(db, id))
  serve(progress.save, (input, context) => saveProgress(context, input))
  serve(progress.metrics, ({ userId }, context) => measureSubjects(context, userId))
  serve(progress.record, ({ userId }, context) => readRecord(context, userId))
  serve(progress.insights, ({ userId }, context) => findInsights(context, userId))
  serve(progress.goals, ({ userId }, context) => listGoals(context, userId))
  serve(progress.addGoal, (input, context) => addGoal(context, input))
  serve(progress.adjustGoal, (input, context) => adjustGoal(context, input))
  serve(progress.activity, ({ userId }, context) => readActivity(context, userId))
  serve(recordRows.read, (input, context) => readRows(context, input))
}
