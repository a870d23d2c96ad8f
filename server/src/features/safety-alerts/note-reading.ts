import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type AlertRow, selectRead } from './safety-alerts.queries.ts'

/** Who read which alerts, about whom. Once an hour for each alert: an open page asks again by itself. */
export async function noteReading(context: CallerContext, rows: readonly AlertRow[]): Promise<void> {
  if (rows.length === 0) return
  const { db, caller, now } = context
  const { method, path } = safetyAlerts.list
  const since = new Date(now().getTime() - HOUR_MS)
  const known = await selectRead(db, caller.user.id, `${method} ${path}`, since)
  const unread = rows.filter(({ alert }) => !known.has(alert.id))
  const personIds = [...new Set(unread.map(({ pupil }) => pupil.id))]
  await recordReadings(context, safetyAlerts.list, personIds, {
    alertIds: unread.map(({ alert }) => alert.id),
  })
}
