import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { InvitationRow } from '../invitations/invitations.queries.ts'
import { lockUser } from '../lock-user.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from '../write-audit.ts'
import { beginDigests } from './family-settings.queries.ts'
import { hasGuardianship, insertGuardianship, selectStudent } from './guardianships.queries.ts'

type Joining = { id: number; timezone: string; name: string }

/** Whoever came with an invitation for a child is a guardian from now on, in the transaction that has used it up. */
export async function becomeGuardian(
  tx: Database,
  { now, requestId, presence, afterCommit }: Pick<Context, 'now' | 'requestId' | 'presence' | 'afterCommit'>,
  { childId, guardianWay, createdBy }: Pick<InvitationRow, 'childId' | 'guardianWay' | 'createdBy'>,
  guardian: Joining,
) {
  const child = childId === null ? undefined : await selectStudent(tx, childId)
  if (!child || guardianWay === null || child.disabledAt) throw new AppError('not_found', 'invitationInvalid')
  await lockUser(tx, guardian.id)
  if (await hasGuardianship(tx, guardian.id, child.id)) throw new AppError('conflict', 'guardianAlready')
  const id = await insertGuardianship(tx, {
    guardianId: guardian.id,
    childId: child.id,
    way: guardianWay,
    since: now(),
    invitedBy: createdBy,
  })
  await beginDigests(tx, guardian, now())
  const note = { action: 'guardian joined', subjectType: 'user', subjectId: child.id } as const
  await writeAudit({ db: tx, now, requestId, caller: { user: { id: guardian.id } } }, note)
  const told = await notify({ db: tx, now }, [child.id], {
    kind: 'guardian_joined',
    data: { name: guardian.name },
    link: '/profile?tab=privacy',
    occasion: `guardianship:${id}`,
  })
  afterCommit(() => presence.tell(told, { type: 'notifications' }))
  return child
}
