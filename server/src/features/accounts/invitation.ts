import type * as z from 'zod/mini'
import type { Registration } from '#contract/accounts.ts'
import { gradeAtRegistration, isTeacherRole } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectStudent } from '../../domain/families/guardianships.queries.ts'
import {
  type InvitationRow,
  isForOne,
  selectUsable,
  spendUse,
} from '../../domain/invitations/invitations.queries.ts'
import { watchGuess } from '../../domain/sign-in/watch-guess.ts'
import { nameShortly } from '../../domain/visibility.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { invitationLimits } from './limits.ts'

type Form = z.output<typeof Registration>

/** What an invitation is for. Who only guesses codes is stopped; a class that registers at once is not. */
export async function checkInvitation(context: Context, code: string) {
  const { db, now, device, config } = context
  const limits = invitationLimits(device.address)
  const watch = watchInvitation(context, code)
  watch.refuseWhilePaused()
  await spendTry(context, 'tooManyTries', ...limits)
  const found = config.registration === 'closed' ? undefined : await selectUsable(db, code, now())
  if (!found) {
    await watch.fail()
    throw new AppError('not_found', 'invitationInvalid')
  }
  watch.pass()
  await giveBackTry(db, limits)
  const { role, grade, email, childId } = found
  const child = childId === null ? undefined : await selectStudent(db, childId)
  return { role, grade, email, childName: child ? nameShortly(child) : null }
}

/** A code stands for the account that it would make. */
export const watchInvitation = (context: Context, code: string) =>
  watchGuess(context, `invitation:${code}`, code, 'tooManyTries')

/** Whether anybody may register here at all, with what they have sent. Asked before anything else is done. */
export function refuseStrangers({ registration }: Pick<Config, 'registration'>, form: Form): void {
  if (registration === 'closed') throw new AppError('not_allowed', 'registrationClosed')
  if (registration === 'invite' && !form.invitation) throw new AppError('not_allowed', 'invitationNeeded')
}

/** In the transaction that makes the account: a registration that fails has used up nothing. */
export async function takeInvitation(tx: Database, { now, caller }: Context, form: Form) {
  if (!form.invitation) return null
  const invitation = await spendUse(tx, form.invitation, now())
  if (!invitation) throw new AppError('not_allowed', 'invitationInvalid')
  if (caller !== null && caller.user.id === invitation.childId)
    throw new AppError('not_allowed', 'consentFromOwnSession')
  const { email } = invitation
  if (email !== null && email.toLowerCase() !== form.email.toLowerCase())
    throw refuseField('email', { reason: 'invitationOtherAddress', params: { email } })
  return invitation
}

/** What the new account is. Who came by a mailed link has its address; who was invited alone is known to the admin. */
export function decideAccount(form: Form, invitation: InvitationRow | null, { config, now }: Context) {
  const role = invitation?.role ?? form.role
  const decision = gradeAtRegistration(role, invitation?.grade ?? form.grade)
  if ('refused' in decision) throw refuseField('grade', decision.refused)
  const isVouchedFor = invitation !== null && isForOne(invitation)
  const mustWait = isTeacherRole(role) && config.mustApproveTeachers && !isVouchedFor
  return {
    role,
    isTeacher: isTeacherRole(role),
    grade: decision.grade,
    gradeLevel: String(decision.grade),
    origin: invitation ? ('invitation' as const) : ('registration' as const),
    emailProvenAt: invitation?.email ? now() : null,
    approvalAskedAt: mustWait ? now() : null,
  }
}

/** Who came by which invitation, for the admins. */
export async function noteInvitation(
  tx: Database,
  { now, requestId }: Context,
  { id: invitationId, role }: InvitationRow,
  userId: number,
): Promise<void> {
  await writeAudit(
    { db: tx, now, requestId, caller: { user: { id: userId } } },
    { action: 'invitation used', subjectType: 'user', subjectId: userId, details: { invitationId, role } },
  )
}
