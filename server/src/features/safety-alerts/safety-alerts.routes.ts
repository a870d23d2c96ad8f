import type { FastifyInstance } from 'fastify'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { countOpen, PAGE, selectAlerts } from './safety-alerts.queries.ts'
import { escalateAlert, handleAlert, takeAlert, toAlerts } from './see-to-alert.ts'

export function safetyAlertRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, safetyAlerts.count, async (_, { db, caller }) => ({
    open: await countOpen(db, caller.user),
  }))
  serve(app, deps, safetyAlerts.list, async (wanted, context) => {
    const { db, caller, config } = context
    const rows = await selectAlerts(db, caller.user, wanted)
    return {
      alerts: await toAlerts(context, rows.slice(0, PAGE)),
      hasMore: rows.length > PAGE,
      open: await countOpen(db, caller.user),
      contacts: config.helpContacts,
      escalatesAfterHours: config.alertEscalationHours,
    }
  })
  serve(app, deps, safetyAlerts.handle, (change, context) => handleAlert(context, change))
  serve(app, deps, safetyAlerts.take, (change, context) => takeAlert(context, change))
  serve(app, deps, safetyAlerts.escalate, (change, context) => escalateAlert(context, change))
}
