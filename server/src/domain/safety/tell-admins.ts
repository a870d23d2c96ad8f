import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../../db/schema/accounts/users.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from '../notifications/notify.ts'

/** No name of a child and no word of theirs: a notification may be read over a shoulder, and goes out by mail. */
export async function tellAdmins(reach: Pick<Deps, 'db' | 'now'>, alertId: number): Promise<number[]> {
  const admins = await reach.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt), isNull(users.disabledAt)))
  return notify(
    reach,
    admins.map(({ id }) => id),
    {
      kind: 'alert_escalated',
      data: {},
      link: '/teacher/alerts',
      occasion: `${alertId} ${reach.now().toISOString()}`,
    },
  )
}
