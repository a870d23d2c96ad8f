import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import type { Mount } from '../../platform/requests/serve.ts'
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

export function lessonPlanRoutes({ serve }: Mount): void {
  serve(lessonPlans.list, async (wanted, { db, caller }) =>
    toPlans(db, await selectPlans(db, caller.user.id, wanted)),
  )
  serve(lessonPlans.create, (sent, context) => createPlan(context, sent))
  serve(lessonPlans.materials, (wanted, { db }) => searchMaterials(db, wanted))
  serve(lessonPlans.draft, (wanted, context) => draftPlan(context, wanted))
  serve(lessonPlans.one, ({ id }, { db, caller }) => readPlan(db, caller.user.id, id))
  serve(lessonPlans.update, (change, context) => changePlan(context, change))
  serve(lessonPlans.duplicate, ({ id }, context) => duplicatePlan(context, id))
  serve(lessonPlans.remove, ({ id }, context) => removePlan(context, id))
  serve(lessonPlans.restore, ({ id }, context) => restorePlan(context, id))
}
