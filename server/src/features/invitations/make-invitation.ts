import type { invitations } from '#contract/admin/invitations.ts'
import { INVITATION_CODE_LENGTH, makePrintedCode, showPrintedCode } from '#engines/accounts/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { type InvitationRow, isForOne } from '../../domain/invitations/invitations.queries.ts'
import { isEmailTaken } from '../../domain/proven-email/email-proofs.queries.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404, refuseField } from '../../platform/app-error.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import {
  cancelInvitation,
  insertInvitation,
  type ListedRow,
  lockInvitation,
  renewInvitation,
  selectInvitation,
  setCode,
} from './invitations.queries.ts'

const A_DAYS = { limit: 500, windowSeconds: 24 * 60 * 60 }

type CreateInput = Received<typeof invitations.create>
type Mailed = Pick<InvitationRow, 'email' | 'role' | 'expiresAt'>

/** What lets somebody in: for a mail a long token, for paper a code that can be typed. */
const makeCode = (context: CallerContext, email: string | null): string =>
  email === null ? makePrintedCode(INVITATION_CODE_LENGTH, createSecretDice(context)) : context.randomToken()

function findExpiry({ now }: CallerContext, days: number): Date {
  return new Date(now().getTime() + days * DAY_MS)
}

/**
 * The table keeps only the code's hash, so the repetition of a call whose answer was lost gets another code; the first,
 * which nobody has seen, works no more. A mail is sent once.
 */
export async function createInvitation(context: CallerContext, sent: CreateInput) {
  const { caller, now, transact, mailer } = context
  const values = decideInvitation(context, sent)
  if (values.email !== null && mailer === null) throw new AppError('conflict', 'invitationNoMail')
  await spendTry(context, 'tooManyInvitations', { name: `invite:${caller.user.id}`, ...A_DAYS })
  const code = makeCode(context, values.email)
  let isFirst = false
  const { id } = await transact(async (tx) => {
    if (values.email !== null && (await isEmailTaken(tx, values.email)))
      throw refuseField('email', 'emailTaken', 'conflict')
    const id = await insertInvitation(tx, {
      ...values,
      codeHash: hashToken(code),
      createdBy: caller.user.id,
      createdAt: now(),
    })
    const details = { invitationId: id, role: values.role, uses: values.mostUses }
    await writeAudit({ ...context, db: tx }, { action: 'invitation made', details })
    isFirst = true
    return { id }
  })
  if (!isFirst && values.email === null) await setCode(context.db, id, hashToken(code))
  return finish(context, id, code, isFirst)
}

/** Mailed to one person, or printed for some. Only what is for one person makes an admin. */
function decideInvitation(context: CallerContext, sent: CreateInput) {
  const { role, days } = sent
  const email = sent.email ?? null
  const mostUses = email === null ? sent.mostUses : 1
  if (context.config.registration === 'closed') throw new AppError('conflict', 'invitationsClosed')
  if (role === 'admin' && !isForOne({ mostUses })) throw refuseField('mostUses', 'invitationAdminForOne')
  if (role !== 'student' && sent.grade) throw refuseField('grade', 'invitationGradeForStudents')
  return {
    role,
    grade: sent.grade ?? null,
    email,
    label: sent.label || null,
    mostUses,
    expiresAt: findExpiry(context, days),
  }
}

/** The code or link before works no more. What was canceled or has run out is open again. */
export async function renew(context: CallerContext, { id, days }: { id: number; days: number }) {
  const { caller, transact, config } = context
  if (config.registration === 'closed') throw new AppError('conflict', 'invitationsClosed')
  await spendTry(context, 'tooManyInvitations', { name: `invite:${caller.user.id}`, ...A_DAYS })
  let code = ''
  let isFirst = false
  await transact(async (tx) => {
    const before = foundOr404(await lockInvitation(tx, id), 'invitationNotFound')
    if (before.uses >= before.mostUses) throw new AppError('conflict', 'invitationUsedUp')
    if (before.email !== null && context.mailer === null) throw new AppError('conflict', 'invitationNoMail')
    code = makeCode(context, before.email)
    await renewInvitation(tx, id, hashToken(code), findExpiry(context, days))
    await writeAudit(
      { ...context, db: tx },
      { action: 'invitation renewed', details: { invitationId: id, role: before.role } },
    )
    isFirst = true
    return { id }
  })
  if (!isFirst) {
    const row = foundOr404(await selectInvitation(context.db, id), 'invitationNotFound')
    code = makeCode(context, row.invitation.email)
    if (row.invitation.email === null) await setCode(context.db, id, hashToken(code))
  }
  return finish(context, id, code, isFirst)
}

async function finish(context: CallerContext, id: number, code: string, isFirst: boolean) {
  const row = foundOr404(await selectInvitation(context.db, id), 'invitationNotFound')
  const { email } = row.invitation
  const mail = email === null ? null : isFirst ? await mailInvitation(context, row.invitation, code) : 'sent'
  return {
    invitation: toInvitation(row, context.now()),
    code: email === null ? showPrintedCode(code) : null,
    mail,
  }
}

const ROLE_WORDS: Record<InvitationRow['role'], string> = {
  student: 'a student',
  college: 'a college student',
  teacher: 'a teacher',
  professional: 'a professional',
  admin: 'an admin',
}

/** Its admin waits for it, and is told when the mail server did not take it. */
async function mailInvitation(
  { config, mailer }: CallerContext,
  invitation: Mailed,
  token: string,
): Promise<'sent' | 'failed'> {
  if (!mailer || invitation.email === null) return 'failed'
  const until = invitation.expiresAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  const outcome = await mailer.send(
    writeLetter({
      to: invitation.email,
      name: '',
      subject: 'You are invited to Trellis',
      lines: [
        `Your school invites you to Trellis as ${ROLE_WORDS[invitation.role]}. The link works once, until ${until}.`,
        'If you did not expect this, you can ignore it: no account has been made for you.',
      ],
      // Behind the # it stays in the browser: it stands in no log, and no other site is told of it.
      action: { label: 'Make your account', url: `${findOrigin(config)}/register#${token}` },
    }),
  )
  return outcome === 'sent' ? 'sent' : 'failed'
}

export async function cancel(context: CallerContext, id: number) {
  const { db, now } = context
  foundOr404(await cancelInvitation(db, id, now()), 'invitationNotFound')
  await writeAudit(context, { action: 'invitation revoked', details: { invitationId: id } })
  return toInvitation(foundOr404(await selectInvitation(db, id), 'invitationNotFound'), now())
}

export function toInvitation({ invitation, createdBy }: ListedRow, now: Date) {
  const { revokedAt, expiresAt, uses, mostUses } = invitation
  const state = revokedAt
    ? ('canceled' as const)
    : uses >= mostUses
      ? ('used' as const)
      : expiresAt <= now
        ? ('expired' as const)
        : ('open' as const)
  return { ...invitation, createdBy, state }
}
