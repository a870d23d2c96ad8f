import { randomInt } from 'node:crypto'
import type { VisitOutcome } from '#contract/profile/identities.ts'
import { gradeAtRegistration } from '#engines/accounts/index.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { insertRow } from '../../../db/rows.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { violatedUniqueConstraint } from '../../../db/unique-violation.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { makeNoPassword } from '../../../platform/sessions/passwords.ts'
import type { IdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { domainOf } from '../../../platform/sign-in-provider/read-person.ts'
import { enter } from './enter.ts'
import {
  type Account,
  insertIdentity,
  insertVisit,
  isEmailTaken,
  isUsernameTaken,
  selectAccountByEmail,
  selectLinked,
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
export async function linkOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUniqueConstraint(error) === null) throw error
    throw new AppError('conflict', 'signInRaced')
  }
}
