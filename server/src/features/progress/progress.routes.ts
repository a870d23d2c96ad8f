import type { FastifyInstance } from 'fastify'
import { progress } from '#contract/progress.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { findInsights } from './find-insights.ts'
import { addGoal, adjustGoal, listGoals } from './goals.ts'
import { measureSubjects } from './measure-subjects.ts'
import { selectRecords } from './progress.queries.ts'
import { readActivity } from './read-activity.ts'
import { saveProgress, toRecord } from './save-progress.ts'

export function progressRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, progress.records, async ({ id }, { db }) => (await selectRecords(db, id)).map(toRecord))
  serve(app, deps, progress.save, (input, context) => saveProgress(context, input))
  serve(app, deps, progress.metrics, ({ userId }, context) => measureSubjects(context, userId))
  serve(app, deps, progress.insights, ({ userId }, context) => findInsights(context, userId))
  serve(app, deps, progress.goals, ({ userId }, context) => listGoals(context, userId))
  serve(app, deps, progress.addGoal, (input, context) => addGoal(context, input))
  serve(app, deps, progress.adjustGoal, (input, context) => adjustGoal(context, input))
  serve(app, deps, progress.activity, ({ userId }, context) => readActivity(context, userId))
}
