import { myResources } from '#contract/classroom/my-resources.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { listOwnResources } from './my-resources.queries.ts'
import {
  changeResource,
  createResource,
  removeResource,
  restoreResource,
  toResource,
} from './save-resource.ts'
import { countTags, selectResources } from './teaching-resources.queries.ts'

export function teachingResourceRoutes({ serve }: Mount): void {
  serve(teachingResources.list, async (wanted, { db, caller }) =>
    (await selectResources(db, caller.user.id, wanted)).map(toResource),
  )
  serve(teachingResources.tags, (_, { db, caller }) => countTags(db, caller.user.id))
  serve(teachingResources.create, (sent, context) => createResource(context, sent))
  serve(teachingResources.update, (change, context) => changeResource(context, change))
  serve(teachingResources.remove, ({ id }, context) => removeResource(context, id))
  serve(teachingResources.restore, ({ id }, context) => restoreResource(context, id))
  serve(myResources.list, ({ id, ...wanted }, { db }) => listOwnResources(db, id, wanted))
}
