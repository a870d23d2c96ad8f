import { randomInt } from 'node:crypto'
import type { VisitOutcome } from '#contract/profile/identities.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { gradeAtRegistration } from '#engines/accounts/index.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { insertRow } from '../../../db/rows.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { isEmailTaken } from '../../../domain/proven-email/email-proofs.queries.ts'
import { releaseClaims } from '../../../domain/proven-email/settle-proof.ts'
import { watchGuess } from '../../../domain/sign-in/watch-guess.ts'
import { readSignedIn, readUser } from '../../../domain/study-settings.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { makeNoPassword, verifyPassword } from '../../../platform/sessions/passwords.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { domainOf, type IdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { signInLimits } from '../limits.ts'
import { noteFailure, notingLockout } from '../note-sign-in.ts'
import { passSecondStep } from '../pass-second-step.ts'
import { enterAccount } from '../sign-in.ts'
import { linkAccount, linkOnce } from './link-account.ts'
import {
  type Account,
  deleteVisit,
  insertIdentity,
  insertVisit,
  isUsernameTaken,
  selectAccount,
  selectAccountByEmail,
  selectArrival,
  selectLinked,
  touchIdentity,
  type Visit,
} from './provider.queries.ts'

const MOST_TRIES = 10

/** A student's account, whatever the provider says: who teaches or administers is made so by an admin. */
function makeAccount(context: Context, person: ProvenPerson): Promise<Account> {
  const { db, now } = context
  const decision = gradeAtRegistration('student', null)
  const grade = 'grade' in decision ? decision.grade : 5
  return db.transaction(async (tx) => {
    // The provider answers for the address: who only claimed it has to give it back.
    if (person.email !== null) await releaseClaims(context, tx, person.email, null)
    const isFree = person.email !== null && !(await isEmailTaken(tx, person.email))
    const account = await insertRow(tx, users, {
      username: await findFreeUsername(tx, person.username),
      email: isFree ? person.email : null,
      emailProvenAt: isFree ? now() : null,
      password: makeNoPassword(),
      firstName: person.firstName,
      lastName: person.lastName,
      role: 'student',
      grade,
      gradeLevel: String(grade),
      origin: 'provider',
      createdAt: now(),
      updatedAt: now(),
    })
    await insertIdentity(tx, account.id, person, now())
    return account
  })
}

async function findFreeUsername(db: Database, wanted: string): Promise<string> {
  if (!(await isUsernameTaken(db, wanted))) return wanted
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const candidate = `${wanted}${randomInt(100, 1_000_000)}`
    if (!(await isUsernameTaken(db, candidate))) return candidate
  }
  throw new Error('no free username found')
}

const ANSWER_MINUTES = 10

/** Somebody has proved to the provider who they are: which account is theirs, and what is still asked for? */
export async function receive(
  context: Context,
  provider: IdentityProvider,
  visit: Visit,
  person: ProvenPerson,
): Promise<VisitOutcome> {
  const { db } = context
  const linked = await selectLinked(db, person)
  if (linked && !linked.isUsable) {
    await noteFailure(context, linked.account.id, 'provider')
    throw new AppError('not_allowed', 'accountClosed')
  }
  if (linked) return enterOrAskCode(context, visit, person, linked.account)

  const namesake = person.email === null ? undefined : await selectAccountByEmail(db, person.email)
  if (!namesake) {
    await refuseNewcomer(context, provider)
    return enterOrAskCode(context, visit, person, await linkOnce(() => makeAccount(context, person)))
  }
  if (!mayLinkAtOnce(provider, person, namesake)) {
    await waitForAnswer(context, visit, person)
    return {
      ...NOBODY_YET,
      outcome: 'passwordNeeded',
      email: person.email,
      wanted: visit.wanted,
      mayStartNew: mayStartNew(context, provider, namesake),
    }
  }
  if (needsCode(namesake, person)) return askForCode(context, visit, person)
  await linkAccount(context, provider.name, namesake, person, 'trustedDomain')
  return enter(context, person, namesake, visit.wanted)
}

const NOBODY_YET = { user: null, email: null, mayStartNew: false } as const

/**
 * The operator answers for addresses of these domains, and somebody has proven that the address is the account's: else it
 * is of whoever registered with it first, who would share it with its owner. An admin's is never opened by that alone.
 */
function mayLinkAtOnce(
  { trustedDomains }: IdentityProvider,
  { email }: ProvenPerson,
  { role, emailProvenAt }: Account,
): boolean {
  const isTrusted = email !== null && trustedDomains.includes(domainOf(email))
  return isTrusted && emailProvenAt !== null && role !== 'admin'
}

/** Whoever only claimed the address may be anybody; who does not know the password need not be kept out by them. */
const mayStartNew = (context: Context, provider: IdentityProvider, { emailProvenAt }: Account) =>
  whyNoNewcomer(context, provider) === null && emailProvenAt === null

/** The school decides who registers, whichever way they come; who has an account gets in. */
function whyNoNewcomer(
  { config: { registration } }: Pick<Context, 'config'>,
  { canSignUp }: IdentityProvider,
): PlainReason | null {
  if (registration === 'closed') return 'registrationClosed'
  if (registration === 'invite') return 'invitationNeeded'
  return canSignUp ? null : 'noAccountAtProvider'
}

async function refuseNewcomer(context: Context, provider: IdentityProvider): Promise<void> {
  const reason = whyNoNewcomer(context, provider)
  if (reason === null) return
  await noteFailure(context, null, 'provider')
  throw new AppError('not_allowed', reason)
}

const needsCode = ({ secondFactorSince }: Account, { isStrong }: ProvenPerson) =>
  secondFactorSince !== null && !isStrong

async function askForCode(context: Context, visit: Visit, person: ProvenPerson): Promise<VisitOutcome> {
  await waitForAnswer(context, visit, person)
  return { ...NOBODY_YET, outcome: 'codeNeeded', wanted: visit.wanted }
}

async function enterOrAskCode(
  context: Context,
  visit: Visit,
  person: ProvenPerson,
  account: Account,
): Promise<VisitOutcome> {
  if (needsCode(account, person)) return askForCode(context, visit, person)
  return enter(context, person, account, visit.wanted)
}

/** The ticket stays good for one answer, no longer for the provider. */
async function waitForAnswer({ db, now }: Context, visit: Visit, person: ProvenPerson): Promise<void> {
  const { id: _, ...rest } = visit
  await insertVisit(db, {
    ...rest,
    person,
    expiresAt: new Date(now().getTime() + ANSWER_MINUTES * MINUTE_MS),
  })
}

export async function enter(
  context: Context,
  person: ProvenPerson,
  account: Account,
  wanted: string | null,
): Promise<VisitOutcome> {
  await touchIdentity(context.db, person, context.now())
  const user = await readSignedIn(context, await enterAccount(context, account, 'provider'))
  return { ...NOBODY_YET, outcome: 'signedIn', user, wanted }
}

/** Links the account of who set out, who must still be the one at the device. */
export async function linkOwn(
  context: Context,
  { name }: IdentityProvider,
  userId: number,
  person: ProvenPerson,
): Promise<VisitOutcome> {
  const { db, caller } = context
  if (caller?.user.id !== userId) throw new AppError('wrong_credentials', 'signInAgainToLink')
  const linked = await selectLinked(db, person)
  if (linked && linked.account.id !== userId)
    throw new AppError('conflict', { reason: 'identityLinkedElsewhere', params: { provider: name } })
  if (!linked) {
    const account = foundOr404(await selectAccount(db, userId), 'accountNotFound')
    await linkAccount(context, name, account, person, 'profile')
  }
  const user = await readUser(db, caller.user)
  return { ...NOBODY_YET, outcome: 'linked', user, email: person.email, wanted: null }
}

type Answer = { password?: string | undefined; code?: string | undefined; startNew?: boolean | undefined }

/** The password links an account that was there before; where it takes a code as well, nobody is let in without it. */
export async function confirmArrival(
  context: Context,
  provider: IdentityProvider,
  { ticket, password = '', code = '', startNew = false }: { ticket: string } & Answer,
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
  if (startNew && !linked) return startNewAccount(context, provider, visit, person, account)

  const limits = signInLimits(account.username, device.address)
  const isOpen = linked !== undefined || mayLinkAtOnce(provider, person, account)
  const watch = watchGuess(context, account.username, password)
  if (!isOpen) watch.refuseWhilePaused()
  await notingLockout(context, account.username, () => spendTry(context, 'tooManySignIns', ...limits))
  if (!isOpen) await requirePassword(context, account, password, watch)
  if (needsCode(account, person)) await passSecondStep(context, account, code, limits)
  await giveBackTry(db, limits)
  if (!linked)
    await linkAccount(context, provider.name, account, person, isOpen ? 'trustedDomain' : 'password')
  await deleteVisit(db, visit.id)
  return enter(context, person, account, visit.wanted)
}

/** Somebody else has registered with the address and never proven it: they lose it, and its owner begins anew. */
async function startNewAccount(
  context: Context,
  provider: IdentityProvider,
  visit: Visit,
  person: ProvenPerson,
  claimant: Account,
): Promise<VisitOutcome> {
  if (!mayStartNew(context, provider, claimant)) throw new AppError('conflict', 'signInRaced')
  const account = await linkOnce(() => makeAccount(context, person))
  await deleteVisit(context.db, visit.id)
  return enter(context, person, account, visit.wanted)
}

async function requirePassword(
  context: Context,
  account: Account,
  password: string,
  watch: ReturnType<typeof watchGuess>,
): Promise<void> {
  if (await verifyPassword(account.password, password)) {
    watch.refuseWhilePaused()
    return watch.pass()
  }
  await noteFailure(context, account.id, 'provider')
  throw (await watch.fail()) ?? refuseField('password', 'wrongPasswordOfAccount', 'wrong_credentials')
}
