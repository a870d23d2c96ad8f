import { becomeGuardian } from '../../domain/families/become-guardian.ts'
import { selectStudent } from '../../domain/families/guardianships.queries.ts'
import { spendUse } from '../../domain/invitations/invitations.queries.ts'
import { watchGuess } from '../../domain/sign-in/watch-guess.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'

const TRIES = { limit: 30, windowSeconds: 15 * 60 }

/** One more child of who is a guardian already. Who only guesses codes is stopped. */
export async function addChild(context: CallerContext, code: string) {
  const { db, now, caller, transact } = context
  const limit = { name: `guardian-code:${caller.user.id}`, ...TRIES }
  const watch = watchGuess(context, `invitation:${code}`, code, 'tooManyTries')
  watch.refuseWhilePaused()
  await spendTry({ db, now }, 'tooManyTries', limit)
  const { id } = await transact(async (tx) => {
    const invitation = await spendUse(tx, code, now())
    if (invitation?.role !== 'guardian') throw new AppError('not_found', 'invitationInvalid')
    const { id, timezone, firstName, lastName } = caller.user
    const guardian = { id, timezone, name: `${firstName} ${lastName}` }
    return { id: (await becomeGuardian(tx, context, invitation, guardian)).id }
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.refusal === 'invitationInvalid') await watch.fail()
    throw error
  })
  watch.pass()
  await giveBackTry(db, [limit])
  return foundOr404(await selectStudent(db, id), 'studentNotFound')
}
