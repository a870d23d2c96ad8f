import { type guardians, MOST_GUARDIANS } from '#contract/families/guardians.ts'
import { INVITATION_CODE_LENGTH, makePrintedCode, showPrintedCode } from '#engines/accounts/index.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import {
  insertGuardianInvitation,
  selectOpenInvitations,
  writeGuardianInvitation,
} from '../../domain/families/guardian-invitations.ts'
import { selectGuardians, selectStudent } from '../../domain/families/guardianships.queries.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

/** More than the families of all students of a teacher. */
const A_DAYS = { limit: 500, windowSeconds: DAY_SECONDS }

/** By mail to one address, or a code on paper. Repeated it is another invitation: no code is kept to be told twice. */
export async function inviteGuardian(
  context: CallerContext,
  { id, email: sent }: Received<typeof guardians.invite>,
) {
  const { db, caller, now, mailer, config, randomToken } = context
  const email = sent ?? null
  if (config.registration === 'closed') throw new AppError('conflict', 'invitationsClosed')
  if (email !== null && mailer === null) throw new AppError('conflict', 'invitationNoMail')
  const child = foundOr404(await selectStudent(db, id), 'studentNotFound')
  if (child.role !== 'student') throw new AppError('conflict', 'guardianNeedsStudent')
  await spendTry({ db, now }, 'tooManyInvitations', { name: `invite:${caller.user.id}`, ...A_DAYS })
  const code =
    email === null ? makePrintedCode(INVITATION_CODE_LENGTH, createSecretDice(context)) : randomToken()
  const invitationId = await db.transaction(async (tx) => {
    await lockUser(tx, id)
    const open = await selectOpenInvitations(tx, id, now())
    if (open.length + (await selectGuardians(tx, id)).length >= MOST_GUARDIANS)
      throw new AppError('conflict', { reason: 'tooManyGuardians', params: { most: MOST_GUARDIANS } })
    const way = caller.user.role === 'admin' ? 'school' : 'teacher'
    const made = { childId: id, way, code, email, createdBy: caller.user.id } as const
    const invitationId = await insertGuardianInvitation(tx, made, now())
    const note = { action: 'guardian invited', subjectType: 'user', subjectId: id } as const
    await writeAudit({ ...context, db: tx }, { ...note, details: { invitationId } })
    return invitationId
  })
  const mail = email === null ? null : writeGuardianInvitation(config, { to: email, child, token: code })
  const outcome = mail && (await mailer?.send(mail))
  const made = (await selectOpenInvitations(db, id, now())).find((one) => one.id === invitationId)
  return {
    invitation: foundOr404(made, 'invitationNotFound'),
    code: email === null ? showPrintedCode(code) : null,
    mail: mail === null ? null : outcome === 'sent' ? ('sent' as const) : ('failed' as const),
  }
}
