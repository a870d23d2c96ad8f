import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { users } from '../db/schema/accounts/users.ts'
import type { Sample } from './sample.ts'

type UserName = Extract<EndpointName, `${'userManagement' | 'userImport' | 'userBulk'}.${string}`>

const freshName = () => `sample-${randomBytes(6).toString('hex')}`
const LIST = () =>
  Buffer.from(`username,first name,last name,grade\r\n${freshName()},Ada,Lovelace,5\r\n`).toString('base64')

/** Working calls of the management of users. */
export const USER_SAMPLES: { [Name in UserName]: Sample<Name> } = {
  'userManagement.list': () => ({ role: 'student', page: 1 }),
  'userManagement.one': async (t) => ({ id: (await t.signUp()).id }),
  'userManagement.create': () => ({
    username: freshName(),
    email: null,
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'student',
    grade: 5,
    password: 'sample-password',
  }),
  'userManagement.update': async (t) => ({ id: (await t.signUp()).id, grade: 6 }),
  'userManagement.setPassword': async (t) => ({ id: (await t.signUp()).id, password: 'sample-password' }),
  'userManagement.resetSecondFactor': async (t) => ({
    id: (await t.signUp('teacher', { secondFactorSince: t.clock.now })).id,
  }),
  'userManagement.proveEmail': async (t) => ({
    id: (await t.signUp('student', { email: `${freshName()}@example.org`, emailProvenAt: null })).id,
  }),
  'userManagement.remove': async (t) => ({ id: (await t.signUp()).id }),
  'userManagement.restore': async (t) => {
    const { id } = await t.signUp()
    await t.db.update(users).set({ deletedAt: t.clock.now }).where(eq(users.id, id))
    return { id }
  },
  'userManagement.export': () => ({ search: 'nobody-has-this-name' }),
  'userImport.preview': () => ({ file: LIST() }),
  'userImport.run': () => ({ file: LIST(), seed: randomBytes(32).toString('hex') }),
  'userBulk.preview': async (t) => ({ action: 'nextGrade', ids: [(await t.signUp()).id] }),
  'userBulk.run': async (t) => ({ action: 'nextGrade', ids: [(await t.signUp()).id], expected: 1 }),
}
