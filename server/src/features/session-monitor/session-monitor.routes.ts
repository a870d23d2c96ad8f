import type { FastifyInstance } from 'fastify'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { endSession, endSessionsOf } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

export function sessionMonitorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sessionMonitor.list, (wanted, context) => listSessions(context, wanted))
  serve(app, deps, sessionMonitor.end, ({ id }, context) => endSession(context, id))
  serve(app, deps, sessionMonitor.endAll, ({ id }, context) => endSessionsOf(context, id))
}
