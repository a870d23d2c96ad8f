import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Citation } from '#contract/professional/citation.ts'
import { professional } from '#contract/professional/professional.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { collaborationRoutes } from './collaboration/collaboration.routes.ts'
import { selectReferences } from './professional.queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { readDashboard } from './read-dashboard.ts'

export function professionalRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, professional.dashboard, (_, context) => readDashboard(context, context.caller.user))
  serve(app, deps, professional.analytics, ({ period }, context) =>
    readAnalytics(context, context.caller.user, period),
  )
  serve(app, deps, professional.references, async (_, { db, caller }) =>
    (await selectReferences(db, caller.user.id)).map((row) => ({
      ...row,
      uploadedAt: row.uploadedAt.toISOString(),
      citation: row.citation && z.parse(Citation, row.citation),
    })),
  )
  collaborationRoutes(app, deps)
}
