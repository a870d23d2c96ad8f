import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { endSession, endSessionsOf, listSessions } from './sessions.ts'

export function sessionMonitorRoutes({ serve }: Mount): void {
  serve(sessionMonitor.list, (wanted, context) => listSessions(context, wanted))
  serve(sessionMonitor.end, ({ id }, context) => endSession(context, id))
  serve(sessionMonitor.endAll, ({ id }, context) => endSessionsOf(context, id))
}
