import type { FastifyInstance } from 'fastify'
import { myResources } from '#contract/classroom/my-resources.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { listOwnResources } from './my-resources.queries.ts'
import {
  changeResource,
  createResource,
  removeResource,
  restoreResource,
  toResource,
} from './save-resource.ts'
import { countTags, selectResources } from './teaching-resources.queries.ts'

export function teachingResourceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teachingResources.list, async (wanted, { db, caller }) =>
    (await selectResources(db, caller.user.id, wanted)).map(toResource),
  )
  serve(app, deps, teachingResources.tags, (_, { db, caller }) => countTags(db, caller.user.id))
  serve(app, deps, teachingResources.create, (sent, context) => createResource(context, sent))
  serve(app, deps, teachingResources.update, (change, context) => changeResource(context, change))
  serve(app, deps, teachingResources.remove, ({ id }, context) => removeResource(context, id))
  serve(app, deps, teachingResources.restore, ({ id }, context) => restoreResource(context, id))
  serve(app, deps, myResources.list, ({ id, ...wanted }, { db }) => listOwnResources(db, id, wanted))
}
