import * as z from 'zod/mini'
import { Citation } from '#contract/professional/citation.ts'
import { professional } from '#contract/professional/professional.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { collaborationRoutes } from './collaboration/collaboration.routes.ts'
import { selectReferences } from './professional.queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { readDashboard } from './read-dashboard.ts'

export function professionalRoutes(mount: Mount): void {
  const { serve } = mount
  serve(professional.dashboard, (_, context) => readDashboard(context, context.caller.user))
  serve(professional.analytics, ({ period }, context) => readAnalytics(context, context.caller.user, period))
  serve(professional.references, async (_, { db, caller }) =>
    (await selectReferences(db, caller.user.id)).map((row) => ({
      ...row,
      uploadedAt: row.uploadedAt.toISOString(),
      citation: row.citation && z.parse(Citation, row.citation),
    })),
  )
  collaborationRoutes(mount)
}
