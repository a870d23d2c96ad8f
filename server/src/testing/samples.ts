import { randomBytes } from 'node:crypto'
import type { api, EndpointName } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { users } from '../db/schema/accounts/users.ts'
import { hashPassword } from '../platform/sessions/passwords.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type Features = typeof api
type EndpointAt<Name extends EndpointName> = Name extends `${infer F extends keyof Features}.${infer V}`
  ? V extends keyof Features[F]
    ? Features[F][V]
    : never
  : never

/** Makes whatever must exist first and answers an input with which the owner's call succeeds. */
type Sample<Name extends EndpointName> = (
  t: TestApp,
  owner: TestPerson,
) => Promise<InputOf<EndpointAt<Name>>> | InputOf<EndpointAt<Name>>

const PASSWORD = 'sample-password'
let passwordHash: Promise<string> | undefined

/**
 * One working call for every endpoint of the contract: the tests that try each kind of caller and all kinds of junk
 * start from these. An endpoint without a sample does not compile.
 */
export const SAMPLES: { [Name in EndpointName]: Sample<Name> } = {
  'accounts.currentUser': () => ({}),
  'accounts.signIn': async (t) => {
    passwordHash ??= hashPassword(PASSWORD)
    const username = `sample-${randomBytes(6).toString('hex')}`
    await t.db
      .insert(users)
      .values({ username, password: await passwordHash, firstName: 'Ada', lastName: 'Lovelace', grade: 5 })
    return { username, password: PASSWORD }
  },
  'accounts.register': () => {
    const username = `sample-${randomBytes(6).toString('hex')}`
    return {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'student',
      grade: 5,
      isTeacher: false,
    }
  },
  'accounts.signOut': () => ({}),
  'accounts.signOutEverywhere': () => ({}),
  'health.alive': () => ({}),
  'health.ready': () => ({}),
  'onboarding.progress': () => ({}),
  'onboarding.saveProgress': () => ({
    currentStep: 'profile',
    completedSteps: ['welcome'],
    stepData: { displayName: 'Ada', age: 10 },
  }),
  'onboarding.complete': () => ({}),
  'site.settings': () => ({}),
  'site.featuredTestimonials': () => ({}),
  'site.statistics': () => ({}),
}
