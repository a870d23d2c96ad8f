import type { DeviceSession } from '#contract/profile/devices.ts'
import { describeDevice } from '../../domain/describe-device.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectSessions } from './devices.queries.ts'

export async function listDevices({ db, caller, now }: CallerContext): Promise<DeviceSession[]> {
  const rows = await selectSessions(db, caller.user.id, now())
  const shown = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    ...describeDevice(userAgent),
    isCurrent: id === caller.sessionId,
    createdAt: createdAt.toISOString(),
    // Noted once a day at most; of this device it is known better.
    lastSeenAt: (id === caller.sessionId ? now() : lastSeenAt).toISOString(),
  }))
  return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
