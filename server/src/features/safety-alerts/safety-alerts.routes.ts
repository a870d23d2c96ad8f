import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { noteReading } from './note-reading.ts'
import { countOpen, countOutcomes, PAGE, selectAlerts } from './safety-alerts.queries.ts'
import { escalateAlert, handleAlert, takeAlert, toAlerts } from './see-to-alert.ts'

export function safetyAlertRoutes({ serve }: Mount): void {
  serve(safetyAlerts.count, async (_, { db, caller }) => ({
    open: await countOpen(db, caller.user),
  }))
  serve(safetyAlerts.list, async (wanted, context) => {
    const { db, caller, config, now } = context
    const rows = await selectAlerts(db, caller.user, wanted)
    const shown = rows.slice(0, PAGE)
    await noteReading(context, shown)
    return {
      alerts: await toAlerts(context, shown),
      hasMore: rows.length > PAGE,
      open: await countOpen(db, caller.user),
      contacts: config.helpContacts,
      escalatesAfterHours: config.alertEscalationHours,
      quality: caller.user.role === 'admin' ? await countOutcomes(db, now()) : null,
    }
  })
  serve(safetyAlerts.handle, (change, context) => handleAlert(context, change))
  serve(safetyAlerts.take, (change, context) => takeAlert(context, change))
  serve(safetyAlerts.escalate, (change, context) => escalateAlert(context, change))
}
