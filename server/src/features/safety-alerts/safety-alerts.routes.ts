import type { FastifyInstance } from 'fastify'
import { type SafetyAlert, safetyAlerts } from '#contract/study/safety-alerts.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import {
  type AlertRow,
  countOpen,
  PAGE,
  selectAlert,
  selectAlerts,
  updateAlert,
} from './safety-alerts.queries.ts'

export function safetyAlertRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, safetyAlerts.count, async (_, { db, caller }) => ({
    open: await countOpen(db, caller.user),
  }))
  serve(app, deps, safetyAlerts.list, async (wanted, { db, caller }) => {
    const rows = await selectAlerts(db, caller.user, wanted)
    return {
      alerts: rows.slice(0, PAGE).map(toAlert),
      hasMore: rows.length > PAGE,
      open: await countOpen(db, caller.user),
    }
  })
  serve(app, deps, safetyAlerts.handle, async ({ id, isHandled, note }, { db, caller, now }) => {
    foundOr404(await selectAlert(db, caller.user, id), 'Alert')
    await updateAlert(db, id, {
      handledAt: isHandled ? now() : null,
      handledBy: isHandled ? caller.user.id : null,
      ...(note !== undefined && { note: note || null }),
    })
    return toAlert(foundOr404(await selectAlert(db, caller.user, id), 'Alert'))
  })
}

function toAlert({ alert, pupil, handledBy }: AlertRow): SafetyAlert {
  return {
    id: alert.id,
    pupil,
    category: alert.category,
    severity: alert.severity,
    times: alert.times,
    createdAt: alert.createdAt.toISOString(),
    lastAt: alert.lastAt.toISOString(),
    handledAt: alert.handledAt?.toISOString() ?? null,
    handledBy,
    note: alert.note,
  }
}
