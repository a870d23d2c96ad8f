import type { FastifyInstance } from 'fastify'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { draftPlan } from './draft-lesson-plan.ts'
import { selectPlans } from './lesson-plans.queries.ts'
import { searchMaterials } from './materials.queries.ts'
import {
  changePlan,
  createPlan,
  duplicatePlan,
  readPlan,
  removePlan,
  restorePlan,
  toPlans,
} from './save-lesson-plan.ts'

export function lessonPlanRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, lessonPlans.list, async (wanted, { db, caller }) =>
    toPlans(db, await selectPlans(db, caller.user.id, wanted)),
  )
  serve(app, deps, lessonPlans.create, (sent, context) => createPlan(context, sent))
  serve(app, deps, lessonPlans.materials, (wanted, { db }) => searchMaterials(db, wanted))
  serve(app, deps, lessonPlans.draft, (wanted, context) => draftPlan(context, wanted))
  serve(app, deps, lessonPlans.one, ({ id }, { db, caller }) => readPlan(db, caller.user.id, id))
  serve(app, deps, lessonPlans.update, (change, context) => changePlan(context, change))
  serve(app, deps, lessonPlans.duplicate, ({ id }, context) => duplicatePlan(context, id))
  serve(app, deps, lessonPlans.remove, ({ id }, context) => removePlan(context, id))
  serve(app, deps, lessonPlans.restore, ({ id }, context) => restorePlan(context, id))
}
