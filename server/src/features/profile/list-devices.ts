import type { DeviceSession } from '#contract/profile/devices.ts'
import { describeDevice } from '../../domain/describe-device.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { selectSessions } from './devices.queries.ts'

export async function listDevices({ db, caller, now }: Context<Caller>): Promise<DeviceSession[]> {
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
