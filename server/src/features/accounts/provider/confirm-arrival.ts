import type { VisitOutcome } from '#contract/profile/identities.ts'
import { checkCode } from '../../../domain/second-factor/check-code.ts'
import { AppError, refuseField } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { verifyPassword } from '../../../platform/sessions/passwords.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { signInLimits } from '../limits.ts'
import { enter } from './enter.ts'
import { noteChange } from './link-own.ts'
import {
  type Account,
  deleteVisit,
  insertIdentity,
  selectAccountByEmail,
  selectArrival,
  selectLinked,
} from './provider.queries.ts'
import { linkOnce } from './receive.ts'

/** The password links an account that was there before; where it takes a code as well, nobody is let in without it. */
export async function confirmArrival(
  context: Context,
  {
    ticket,
    password = '',
    code = '',
  }: { ticket: string; password?: string | undefined; code?: string | undefined },
): Promise<VisitOutcome> {
  const { db, now, device } = context
  const visit = await selectArrival(db, hashToken(ticket), now())
  if (!visit) throw new AppError('wrong_credentials', 'providerVisitExpired')
  const { person } = visit
  const linked = await selectLinked(db, person)
  const account = linked
    ? linked.isUsable && linked.account
    : person.email !== null && (await selectAccountByEmail(db, person.email))
  if (!account) throw new AppError('wrong_credentials', 'providerVisitExpired')

  const limits = signInLimits(account.username, device.address)
  await spendTry(context, 'tooManySignIns', ...limits)
  if (!linked && !(await verifyPassword(account.password, password)))
    throw refuseField('password', 'wrongPasswordOfAccount', 'wrong_credentials')
  await requireCode(context, account, person.isStrong, code, () => giveBackTry(db, limits))
  await giveBackTry(db, limits)
  if (!linked)
    await linkOnce(() =>
      db.transaction(async (tx) => {
        await insertIdentity(tx, account.id, person, now())
        await noteChange(tx, context, account.id, 'identity.link', person.issuer)
      }),
    )
  await deleteVisit(db, visit.id)
  return enter(context, person, account, visit.wanted)
}

async function requireCode(
  context: Context,
  { id, secondFactorSince }: Account,
  isStrong: boolean,
  code: string,
  giveBack: () => Promise<void>,
): Promise<void> {
  if (!secondFactorSince || isStrong) return
  if (code.trim() === '') {
    await giveBack()
    throw new AppError('code_needed', 'codeRequired')
  }
  if (!(await checkCode(context, id, code))) throw new AppError('code_needed', 'codeWrong')
}
