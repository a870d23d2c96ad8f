import { randomInt } from 'node:crypto'
import { gradeAtRegistration } from '#engines/accounts/index.ts'
import type { Database } from '../../../db/database.ts'
import { insertRow } from '../../../db/rows.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { makeNoPassword } from '../../../platform/sessions/passwords.ts'
import { type Account, insertIdentity, isEmailTaken, isUsernameTaken } from './provider.queries.ts'

const MOST_TRIES = 10

/** A pupil's account, whatever the provider says: who teaches or administers is made so by an admin. */
export function makeAccount({ db, now }: Context, person: ProvenPerson): Promise<Account> {
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
