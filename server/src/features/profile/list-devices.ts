import { describeDevice } from '../../domain/describe-device.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectSessions } from './devices.queries.ts'

export async function listDevices({ db, caller, now }: CallerContext) {
  const rows = await selectSessions(db, caller.user.id, now())
  const shown = rows.map((row) => ({
    ...row,
    ...describeDevice(row.userAgent),
    isCurrent: row.id === caller.sessionId,
    // Noted once a day at most; of this device it is known better.
    lastSeenAt: row.id === caller.sessionId ? now() : row.lastSeenAt,
  }))
  return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
