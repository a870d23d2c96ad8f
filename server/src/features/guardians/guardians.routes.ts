import { guardians } from '#contract/families/guardians.ts'
import { revokeInvitation } from '../../domain/families/guardian-invitations.ts'
import { endOfChild } from '../../domain/families/guardianships.queries.ts'
import { readChildRecord } from '../../domain/families/read-child-record.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { inviteGuardian } from './invite-guardian.ts'
import { listGuardians } from './list-guardians.ts'

export function guardiansRoutes({ serve }: Mount): void {
  serve(guardians.list, ({ id }, context) => listGuardians(context, id))
  serve(guardians.invite, (sent, context) => inviteGuardian(context, sent))
  serve(guardians.cancel, async ({ id, invitationId }, context) => {
    const revoked = await revokeInvitation(context.db, id, invitationId, context.now())
    foundOr404(revoked, 'invitationNotFound')
    const note = { action: 'guardian invitation canceled', subjectType: 'user', subjectId: id } as const
    await writeAudit(context, note)
    return listGuardians(context, id)
  })
  serve(guardians.end, async ({ id, guardianshipId }, context) => {
    const { db, caller, now, presence, afterCommit } = context
    const end = { endedAt: now(), endedBy: caller.user.id }
    const { guardianId } = foundOr404(await endOfChild(db, id, guardianshipId, end), 'guardianNotFound')
    await writeAudit(context, { action: 'guardian ended', subjectType: 'user', subjectId: id })
    afterCommit(() => presence.tell([guardianId], { type: 'account' }))
    return listGuardians(context, id)
  })
  serve(guardians.report, ({ id }, context) => readChildRecord(context, id))
}
