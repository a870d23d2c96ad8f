import { randomInt } from 'node:crypto'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { VisitOutcome } from '#contract/profile/identities.ts'
import { gradeAtRegistration } from '#engines/accounts/index.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { insertRow } from '../../../db/rows.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { violatedUniqueConstraint } from '../../../db/unique-violation.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import { checkCode } from '../../../domain/second-factor/check-code.ts'
import { nameSecondStep } from '../../../domain/second-factor/name-second-step.ts'
import { readSignedIn, readUser } from '../../../domain/study-settings.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { isPassword, makeNoPassword, verifyPassword } from '../../../platform/sessions/passwords.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { domainOf, type IdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { keepAccount } from '../accounts.queries.ts'
import { signInLimits } from '../limits.ts'
import { replaceSession } from '../sign-in.ts'
import {
  type Account,
  deleteIdentity,
  deleteVisit,
  insertIdentity,
  insertVisit,
  isEmailTaken,
  isUsernameTaken,
  selectAccountByEmail,
  selectArrival,
  selectIdentities,
  selectLinked,
  selectPassword,
  touchIdentity,
  type Visit,
} from './provider.queries.ts'

const MOST_TRIES = 10

/** A student's account, whatever the provider says: who teaches or administers is made so by an admin. */
function makeAccount({ db, now }: Context, person: ProvenPerson): Promise<Account> {
  const decision = gradeAtRegistration('student', null)
  const grade = 'grade' in decision ? decision.grade : 5
  return db.transaction(async (tx) => {
    const isFree = person.email !== null && !(await isEmailTaken(tx, person.email))
    const account = await insertRow(tx, users, {
      username: await findFreeUsername(tx, person.username),
      email: isFree ? person.email : null,
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
  const { db, now } = context
  const linked = await selectLinked(db, person)
  if (linked && !linked.isUsable) throw new AppError('not_allowed', 'accountClosed')
  if (linked) return enterOrAskCode(context, visit, person, linked.account)

  const namesake = person.email === null ? undefined : await selectAccountByEmail(db, person.email)
  if (namesake && !isTrusted(provider, person, namesake)) {
    await waitForAnswer(context, visit, person)
    return { outcome: 'passwordNeeded', user: null, email: person.email, wanted: visit.wanted }
  }
  if (namesake) {
    await linkOnce(() => insertIdentity(db, namesake.id, person, now()))
    return enterOrAskCode(context, visit, person, namesake)
  }
  if (!provider.canSignUp) throw new AppError('not_allowed', 'noAccountAtProvider')
  return enterOrAskCode(context, visit, person, await linkOnce(() => makeAccount(context, person)))
}

/** The operator answers for addresses of these domains. An admin's account is never opened by that alone. */
function isTrusted({ trustedDomains }: IdentityProvider, { email }: ProvenPerson, { role }: Account) {
  return email !== null && role !== 'admin' && trustedDomains.includes(domainOf(email))
}

async function enterOrAskCode(
  context: Context,
  visit: Visit,
  person: ProvenPerson,
  account: Account,
): Promise<VisitOutcome> {
  if (account.secondFactorSince && !person.isStrong) {
    await waitForAnswer(context, visit, person)
    return { outcome: 'codeNeeded', user: null, email: null, wanted: visit.wanted }
  }
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

/** Two tabs that come back at once link one account once. */
async function linkOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUniqueConstraint(error) === null) throw error
    throw new AppError('conflict', 'signInRaced')
  }
}

/** Starts the session. An account that its owner had deleted is back with it. */
export async function enter(
  context: Context,
  person: ProvenPerson,
  account: Account,
  wanted: string | null,
): Promise<VisitOutcome> {
  const { db, now } = context
  await touchIdentity(db, person, now())
  if (account.deletionRequestedAt) await keepAccount(db, account.id)
  await replaceSession(context, account.id, 'provider')
  const user = await readSignedIn(context, { ...account, deletedAt: null, deletionRequestedAt: null })
  return { outcome: 'signedIn', user, email: null, wanted }
}

/** Links the account of who set out, who must still be the one at the device. */
export async function linkOwn(
  context: Context,
  { name }: IdentityProvider,
  userId: number,
  person: ProvenPerson,
): Promise<VisitOutcome> {
  const { db, caller, now } = context
  if (caller?.user.id !== userId) throw new AppError('wrong_credentials', 'signInAgainToLink')
  const linked = await selectLinked(db, person)
  if (linked && linked.account.id !== userId)
    throw new AppError('conflict', { reason: 'identityLinkedElsewhere', params: { provider: name } })
  if (!linked)
    await linkOnce(() =>
      db.transaction(async (tx) => {
        await insertIdentity(tx, userId, person, now())
        await noteChange(tx, context, userId, 'identity.link', person.issuer)
      }),
    )
  return { outcome: 'linked', user: await readUser(db, caller.user), email: person.email, wanted: null }
}

export async function readWays(
  { db, identityProvider }: Pick<Context, 'db' | 'identityProvider'>,
  userId: number,
) {
  return {
    hasPassword: isPassword(await selectPassword(db, userId)),
    provider: identityProvider?.name ?? null,
    identities: await selectIdentities(db, userId),
  }
}

/** Who has no password would be locked out by the last one. */
export async function unlinkOwn(context: CallerContext, id: number) {
  const { db, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const { issuer } = foundOr404(await deleteIdentity(db, userId, id), 'identityNotFound')
  if (!isPassword(await selectPassword(db, userId))) throw new AppError('conflict', 'passwordNeededToUnlink')
  await noteChange(db, context, userId, 'identity.unlink', issuer)
  return readWays(context, userId)
}

async function noteChange(
  db: Database,
  { now, requestId }: Pick<Context, 'now' | 'requestId'>,
  userId: number,
  action: AuditAction,
  issuer?: string,
): Promise<void> {
  const details = issuer === undefined ? {} : { issuer }
  await writeAudit(
    { db, now, requestId, caller: { user: { id: userId } } },
    { action, subjectType: 'user', subjectId: userId, details },
  )
}

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
    throw new AppError('code_needed', await nameSecondStep(context.db, id))
  }
  if (!(await checkCode(context, id, code))) throw new AppError('code_needed', 'codeWrong')
}
