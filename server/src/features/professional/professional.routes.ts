import { professional } from '#contract/professional/professional.ts'
import { professionalRows } from '#contract/professional/professional-rows.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { collaborationRoutes } from './collaboration/collaboration.routes.ts'
import { selectReferences } from './professional.queries.ts'
import { readAnalytics, readDashboard } from './read-dashboard.ts'
import { readMadeRows } from './read-made-rows.ts'

export function professionalRoutes(mount: Mount): void {
  const { serve } = mount
  serve(professional.dashboard, (_, context) => readDashboard(context, context.caller.user))
  serve(professional.analytics, ({ period }, context) => readAnalytics(context, context.caller.user, period))
  serve(professionalRows.read, (wanted, context) => readMadeRows(context, context.caller.user, wanted))
  serve(professional.references, (_, { db, caller }) => selectReferences(db, caller.user.id))
  collaborationRoutes(mount)
}
