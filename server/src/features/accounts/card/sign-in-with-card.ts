import { CARD_CODE_LENGTH, mayTeacherReset, readPrintedCode } from '#engines/accounts/index.ts'
import { watchGuess } from '../../../domain/sign-in/watch-guess.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { hashToken, type UserRow } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { cardLimits, signInLimits } from '../limits.ts'
import { noteFailure, notingLockout } from '../note-sign-in.ts'
import { passSecondStep } from '../pass-second-step.ts'
import { replaceSession } from '../sign-in.ts'
import { noteCardUse, selectCard } from './card.queries.ts'

/** Nobody has it: names hold no spaces. */
const NO_USERNAME = 'a sign-in card'

/** A card that was never printed, has ended, or whose student may not use it now gets the same answer. */
export async function signInWithCard(
  context: Context,
  { card, code = '' }: { card: string; code?: string | undefined },
): Promise<UserRow> {
  const { db, device } = context
  const limits = cardLimits(device.address)
  await notingLockout(context, NO_USERNAME, () => spendTry(context, 'tooManySignIns', ...limits))
  const secret = readPrintedCode(card, CARD_CODE_LENGTH)
  if (secret === null) {
    await noteFailure(context, null, 'card')
    throw refused()
  }
  // Each wrong card counts as an account of its own: where there are many of them somebody goes through them.
  const watch = watchGuess(context, `card ${secret}`, `card ${secret}`)
  watch.refuseWhilePaused()
  const found = await selectCard(db, hashToken(secret))
  if (!found || !isAccepted(context, found)) {
    await noteFailure(context, found?.account.id ?? null, 'card')
    throw (await watch.fail()) ?? refused()
  }

  const { account, cardId } = found
  if (account.secondFactorSince) {
    const codeLimits = signInLimits(account.username, device.address)
    await notingLockout(context, account.username, () => spendTry(context, 'tooManySignIns', ...codeLimits))
    limits.push(...codeLimits)
  }
  await passSecondStep(context, account, code, limits)
  await giveBackTry(db, limits)
  watch.pass()
  await replaceSession(context, account.id, 'card', async (tx) => {
    if (!(await noteCardUse(tx, cardId, context.now()))) throw refused()
  })
  return account
}

type Found = NonNullable<Awaited<ReturnType<typeof selectCard>>>

function isAccepted({ config }: Context, { account, enrollmentId }: Found): boolean {
  if (account.isDemo && !config.isDemo) return false
  return enrollmentId !== null && mayTeacherReset(account)
}

const refused = () => new AppError('wrong_credentials', 'cardNotAccepted')
