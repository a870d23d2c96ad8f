import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { userManagement } from '#contract/admin/users.ts'
import { notifications } from '#contract/notifications.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeys } from '#contract/profile/passkeys.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { profile } from '#contract/profile/profile.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { identities as identityRows } from '../../db/schema/accounts/identities.ts'
import { passwordResets } from '../../db/schema/accounts/password-resets.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { addSecret } from '../../testing/profile-rows.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
const sent: Mail[] = []
const mailer: Mailer = {
  send: async (mail) => {
    sent.push(mail)
    return 'sent'
  },
  close: () => {},
}
beforeAll(async () => {
  t = await createTestApp({ mailer })
})

const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`
const password = KNOWN_PASSWORD
const kindsOf = async (person: TestPerson) =>
  (await person.call(notifications.list, {})).body.map(({ kind }) => kind).sort()
const mailedTo = ({ user }: TestPerson) =>
  sent.filter(({ to }) => to === user.email).map(({ subject }) => subject)

async function addPasskey(person: TestPerson): Promise<number> {
  const { body } = await person.call(passkeys.begin, { password })
  const credential = createAuthenticator().make(body)
  return (await person.call(passkeys.add, { name: 'Phone', credential })).body.id
}

type Change = (person: TestPerson) => Promise<unknown>
const CHANGES: Record<string, { kind: string; subject: string; make: Change }> = {
  'a changed password': {
    kind: 'password_changed',
    subject: 'Your password for Trellis was changed',
    make: (person) =>
      person.call(profile.changePassword, { currentPassword: password, newPassword: 'tall-green-ferns' }),
  },
  'a new passkey': {
    kind: 'passkey_added',
    subject: 'A passkey was added to your Trellis account',
    make: addPasskey,
  },
  'a passkey that is gone': {
    kind: 'passkey_removed',
    subject: 'A passkey was removed from your Trellis account',
    make: async (person) => {
      const id = await addPasskey(person)
      return person.call(passkeys.remove, { id, password })
    },
  },
  'a new authenticator app': {
    kind: 'authenticator_added',
    subject: 'Two-step sign-in is on for your Trellis account',
    make: async (person) => person.call(secondFactor.confirm, { code: await addSecret(t, person.id) }),
  },
  'an authenticator app that is gone': {
    kind: 'authenticator_removed',
    subject: 'The authenticator app was removed from your Trellis account',
    make: async (person) => {
      await person.call(secondFactor.confirm, { code: await addSecret(t, person.id) })
      return person.call(secondFactor.remove, { password })
    },
  },
  'an unlinked provider': {
    kind: 'provider_unlinked',
    subject: 'Your Trellis account is no longer linked',
    make: async (person) => {
      const identity = { userId: person.id, issuer: 'https://school.example.org', subject: randomUUID() }
      const [row] = await t.db.insert(identityRows).values(identity).returning()
      return person.call(identities.unlink, { id: row?.id ?? 0, password })
    },
  },
}

test.each(Object.entries(CHANGES))(
  'of %s the owner learns in the app, and by mail where the address is proven',
  async (_, { kind, subject, make }) => {
    const known = await t.signUp('teacher', { email: newEmail() })
    await make(known)
    expect(await kindsOf(known)).toContain(kind)
    expect(mailedTo(known)).toContain(subject)
    const claimant = await t.signUp('teacher', { email: newEmail(), emailProvenAt: null })
    await make(claimant)
    expect(await kindsOf(claimant)).toContain(kind)
    expect(mailedTo(claimant)).toEqual([])
  },
)

test('of a password that was set by a mailed link or by an admin the owner learns as well', async () => {
  const [ada, admin] = [await t.signUp('student', { email: newEmail() }), await t.signUp('admin')]
  const token = randomUUID()
  const expiresAt = new Date(t.clock.now.getTime() + 60_000)
  await t.db.insert(passwordResets).values({ userId: ada.id, tokenHash: hashToken(token), expiresAt })
  await t.call(passwordReset.confirm, { token, password: 'tall-green-ferns' })
  await admin.call(userManagement.setPassword, { id: ada.id, password: 'tall-green-moss' })
  expect(mailedTo(ada)).toEqual(Array(2).fill('Your password for Trellis was changed'))
})

test('a change that is refused tells nobody anything', async () => {
  const ada = await t.signUp('teacher', { email: newEmail() })
  await ada.call(profile.changePassword, { currentPassword: 'wrong-guess', newPassword: 'tall-green-ferns' })
  await ada.call(secondFactor.remove, { password: 'wrong-guess' })
  expect([await kindsOf(ada), mailedTo(ada)]).toEqual([[], []])
})
