import { nameSecondStep } from '../../domain/second-factor/name-second-step.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { giveBackTry, type Limit } from '../../platform/sessions/throttle.ts'
import { requireCode } from './require-code.ts'

/** Asks for the second step of accounts that have one. `limits` are what the try has been counted by. */
export async function passSecondStep(
  context: Context,
  account: { id: number; username: string; secondFactorSince: Date | null },
  code: string,
  limits: Limit[],
): Promise<void> {
  if (!account.secondFactorSince) return
  // Without a code this try was none; a wrong one stays counted, so that nobody goes through a million of them.
  if (code.trim() === '') {
    await giveBackTry(context.db, limits)
    throw new AppError('code_needed', await nameSecondStep(context.db, account.id))
  }
  await requireCode(context, account, code)
}
