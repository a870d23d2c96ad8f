import type { Deps } from '../../platform/deps.ts'
import { listAdmins } from '../keep-an-admin.ts'
import { notify } from '../notifications/notify.ts'

type TellAdminsDeps = Pick<Deps, 'db' | 'now' | 'presence' | 'config'>

/** Every admin hears once a day at most that backups do not work; where it stands, and what to do, is on their home. */
export async function tellAdmins({ db, now, presence, config }: TellAdminsDeps): Promise<void> {
  const admins = (await listAdmins(db)).filter(({ isDemo }) => config.isDemo || !isDemo).map(({ id }) => id)
  const told = await notify({ db, now }, admins, {
    kind: 'backup_failed',
    data: {},
    link: '/admin/dashboard',
    occasion: now().toISOString().slice(0, 10),
  })
  presence.tell(told, { type: 'notifications' })
}
