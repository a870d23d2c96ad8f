import type * as z from 'zod/mini'
import type { Registration, User } from '#contract/accounts.ts'
import type { Database } from '../../db/database.ts'
import { explainTakenName } from '../../domain/explain-taken-name.ts'
import { becomeGuardian } from '../../domain/families/become-guardian.ts'
import { requireGoodPassword } from '../../domain/passwords/new-password.ts'
import { askForProof } from '../../domain/proven-email/send-proof.ts'
import { zoneOfNewAccount } from '../../domain/school/school.ts'
import { watchGuess } from '../../domain/sign-in/watch-guess.ts'
import { readSignedIn } from '../../domain/study-settings.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import type { Context } from '../../platform/requests/serve.ts'
import {
  hashPassword,
  isCheaplyHashed,
  isHashingBusy,
  verifyPassword,
} from '../../platform/sessions/passwords.ts'
import { endSession, endSessions, startSession, type UserRow } from '../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { insertUser, keepAccount, replaceHash, selectUser, selectUserForSignIn } from './accounts.queries.ts'
import {
  decideAccount,
  noteInvitation,
  refuseStrangers,
  takeInvitation,
  watchInvitation,
} from './invitation.ts'
import { invitationLimits, registrationLimits, signInLimits } from './limits.ts'
import { noteFailure, noteSignIn, notingLockout, type SignInWay } from './note-sign-in.ts'
import { passSecondStep } from './pass-second-step.ts'

/**
 * Checks name and password and starts a new session. An unknown name, a wrong password and a disabled account get the
 * same answer after the same work, so that nobody can find out which accounts exist.
 */
export async function signIn(
  context: Context,
  { username, password, code = '' }: { username: string; password: string; code?: string | undefined },
): Promise<UserRow> {
  const { db, device } = context
  const watch = watchGuess(context, username, password)
  watch.refuseWhilePaused()
  const limits = signInLimits(username, device.address)
  await notingLockout(context, username, () => spendTry(context, 'tooManySignIns', ...limits))
  const { account, knownId } = await findAccount(context, username, password).catch(
    async (error: unknown) => {
      // A busy server is not the visitor's fault: a school that signs in at the bell must not lock itself out.
      await giveBackTry(db, limits)
      throw error
    },
  )
  if (!account) {
    await noteFailure(context, knownId, 'password')
    throw (await watch.fail()) ?? new AppError('wrong_credentials', 'wrongCredentials')
  }
  // What was noticed while this password waited to be checked holds for it, too, although it is right.
  watch.refuseWhilePaused()
  await passSecondStep(context, account, code, limits)

  await giveBackTry(db, limits)
  watch.pass()
  if (isCheaplyHashed(account.password) && !isHashingBusy())
    await replaceHash(db, account.id, account.password, await hashPassword(password))
  return enterAccount(context, account, account.secondFactorSince ? 'code' : 'password')
}

async function findAccount({ db, config }: Context, username: string, password: string) {
  const found = await selectUserForSignIn(db, username)
  const account = found?.isDemo && !config.isDemo ? undefined : found
  const isRight = await verifyPassword(account?.password, password)
  return { account: isRight ? account : undefined, knownId: found?.id ?? null }
}

/** Lets in who has shown all that it takes. An account that its owner had deleted is back with it. */
export async function enterAccount(
  context: Context,
  { password: _password, ...account }: UserRow & { password: string },
  way: SignInWay,
): Promise<UserRow> {
  if (account.deletionRequestedAt) await keepAccount(context.db, account.id)
  await replaceSession(context, account.id, way)
  return { ...account, deletedAt: null, deletionRequestedAt: null }
}

/**
 * Starts a session in this browser. One from before, perhaps planted, is never carried over, nor left open behind. `settle` is a
 * part of the same transaction: when it throws there is no new session.
 */
export async function replaceSession(
  context: Context,
  userId: number,
  way: SignInWay,
  settle?: (tx: Database) => Promise<void>,
): Promise<void> {
  const { db, device, presence, sessionToken } = context
  const replacedId = sessionToken === null ? null : await endSession(db, sessionToken)
  const session = await db.transaction(async (tx) => {
    await noteSignIn({ ...context, db: tx }, userId, way)
    const started = await startSession({ ...context, db: tx }, userId, device)
    await settle?.(tx)
    return started
  })
  context.keepSession(session)
  if (replacedId !== null) presence.replaceSession(replacedId)
}

const isOfSchool = (invitation: { role: string } | null | undefined) =>
  invitation !== null && invitation !== undefined && invitation.role !== 'guardian'

/** Creates the account and signs it in. The hash is made before the transaction opens: it takes a while. */
export async function register(context: Context, form: z.output<typeof Registration>): Promise<User> {
  const { device } = context
  refuseStrangers(context.config, form)
  // Nothing is counted or hashed for a form that is refused anyway.
  if (!form.invitation) requireGoodPassword(form.password, { ...form, ...decideAccount(form, null, context) })
  await spendTry(context, 'tooManyAccounts', ...registrationLimits(device.address))
  const guesses = form.invitation ? invitationLimits(device.address) : []
  const watch = form.invitation ? watchInvitation(context, form.invitation) : null
  watch?.refuseWhilePaused()
  if (guesses.length > 0) await spendTry(context, 'tooManyTries', ...guesses)

  const password = await hashPassword(form.password)
  const work = async (tx: Database) => {
    const invitation = await takeInvitation(tx, context, form)
    try {
      const account = decideAccount(form, invitation, context)
      if (invitation) requireGoodPassword(form.password, { ...form, ...account })
      const { id, displayName, emailProvenAt, timezone } = await insertUser(tx, {
        ...pick(form, 'username', 'email', 'firstName', 'lastName', 'languagePreference'),
        ...account,
        // Whom the school invites counts days with it; a family lives where its device says.
        ...(await zoneOfNewAccount(tx, isOfSchool(invitation) ? undefined : form.timezone)),
        password,
        createdAt: context.now(),
        updatedAt: context.now(),
      })
      const { username, firstName, email } = form
      if (!emailProvenAt)
        await askForProof({ ...context, db: tx }, { id, displayName, username, firstName, email })
      if (invitation) await noteInvitation(tx, context, invitation, id)
      if (invitation?.role === 'guardian') {
        const name = `${form.firstName} ${form.lastName}`
        await becomeGuardian(tx, context, invitation, { id, timezone, name })
      }
      // No more than that is kept for a repetition: names and addresses have no business in that table.
      return { id }
    } catch (error) {
      throw explainTakenName(error)
    }
  }
  const { id } = await context.transact(work).catch(async (error: unknown) => {
    if (error instanceof AppError && error.refusal === 'invitationInvalid') await watch?.fail()
    throw error
  })
  watch?.pass()
  if (guesses.length > 0) await giveBackTry(context.db, guesses)
  await replaceSession(context, id, 'registration')
  return readSignedIn(context, foundOr404(await selectUser(context.db, id), 'accountNotFound'))
}

/** Ends the session of this device. Without one there is nothing to do, and that is fine. */
export async function signOut(context: Context): Promise<void> {
  context.dropSession()
  if (!context.sessionToken) return
  const sessionId = await endSession(context.db, context.sessionToken)
  if (sessionId !== null) context.presence.endSession(sessionId)
}

export async function signOutEverywhere(context: Context, userId: number): Promise<void> {
  await endSessions(context.db, userId)
  context.dropSession()
  context.afterCommit(() => context.presence.endUser(userId))
}
