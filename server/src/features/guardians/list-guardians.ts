import { NOTHING, selectFamilyReading } from '../../domain/families/family-reading.queries.ts'
import { selectOpenInvitations } from '../../domain/families/guardian-invitations.ts'
import { selectGuardians } from '../../domain/families/guardianships.queries.ts'
import { readSharing } from '../../domain/families/sharing.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

/** Of open invitations only staff are told: they hold addresses. */
export async function listGuardians(
  { db, caller, now, mailer }: Pick<CallerContext, 'db' | 'caller' | 'now' | 'mailer'>,
  childId: number,
) {
  const sharing = await readSharing(db, childId)
  return {
    ...sharing,
    reading: sharing.isOfAge ? NOTHING : await selectFamilyReading(db),
    guardians: await selectGuardians(db, childId),
    invitations: caller.user.id === childId ? [] : await selectOpenInvitations(db, childId, now()),
    canMail: mailer !== null,
  }
}
