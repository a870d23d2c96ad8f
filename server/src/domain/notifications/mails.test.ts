import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications as api } from '#contract/notifications.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { notificationMails, notificationSchedules } from '../../db/schema/accounts/notifications.ts'
import { notificationPreferences } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { createMailer, judgeFailure } from '../../platform/mail/mailer.ts'
import { addNotification } from '../../testing/notification-rows.ts'
import { readMessage, startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { beginSending, claimMails } from './mails.queries.ts'
import { CLAIM_MS, sendMails } from './send-mails.ts'
import { runRound } from './start-notifying.ts'

let own: TestDatabase
let t: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
const reported: string[] = []

beforeAll(async () => {
  own = await openTestDatabase()
  smtp = await startSmtpServer()
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'Trellis <learn@example.org>' }, (message) =>
    reported.push(message),
  )
  const publicUrl = new URL('https://learn.example.org')
  t = await createTestApp({ own, mailer, config: { publicUrl } })
})
afterAll(async () => {
  t.deps.mailer?.close()
  await smtp.close()
  await own.close()
})
beforeEach(() => {
  t.clock.now = new Date('2026-03-10T03:00:00Z')
  smtp.state.behaviour = 'take'
})
// Whoever was there in one test would get mail in the next.
afterEach(async () => {
  await t.db.update(notificationSchedules).set({ mailEnabled: false })
  smtp.messages.length = 0
  reported.length = 0
})

async function reach(moment: string): Promise<void> {
  t.clock.now = new Date(moment)
  await runRound(t.deps)
}

let addresses = 0
/** Somebody with an own address who is on the list. */
async function join(more: Partial<typeof users.$inferInsert> = {}): Promise<TestPerson> {
  const person = await t.signUp('student', {
    createdAt: new Date('2026-03-09T09:00:00Z'),
    email: `ada-${addresses++}@example.org`,
    ...more,
  })
  await reach('2026-03-10T03:00:00Z')
  return person
}

const mailsTo = ({ user }: TestPerson) => smtp.messages.filter(({ to }) => to === user.email)
const statesOf = async ({ id }: TestPerson) =>
  (await t.db.select().from(notificationMails).where(eq(notificationMails.userId, id))).map(
    ({ state }) => state,
  )

test('the news of a day come in one mail, at the chosen time, with a link to each place and one click to end it', async () => {
  const ada = await join({ displayName: 'Ada <b>' })
  await addNotification(t, ada.id, { data: { name: 'Höhenflug' } })
  await reach('2026-03-10T07:59:00Z')
  expect(mailsTo(ada)).toEqual([])
  await reach('2026-03-10T08:00:00Z')
  await reach('2026-03-10T08:00:30Z')
  expect(mailsTo(ada)).toHaveLength(1)
  const text = readMessage(mailsTo(ada)[0]?.raw ?? '')
  expect(text).toContain('From: Trellis <learn@example.org>')
  expect(text).toContain('Subject: Your news on Trellis')
  expect(text).toContain('You earned the badge “Höhenflug”.')
  expect(text).toContain('See your badges: https://learn.example.org/achievements')
  expect(text).toContain('Start: https://learn.example.org/dashboard')
  expect(text).toContain('Hello Ada &#60;b&#62;,')
  expect(text).toMatch(
    new RegExp(`List-Unsubscribe:\\s+<https://learn\\.example\\.org/unsubscribe/${ada.id}\\.[\\w-]{43}>`),
  )
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await statesOf(ada)).toEqual(['sent'])
})

test('there is one mail a day at most: what comes later is in the next one, and what was read in none', async () => {
  const ada = await join()
  await reach('2026-03-10T08:00:00Z')
  await addNotification(t, ada.id, { data: { name: 'Late' } })
  await addNotification(t, ada.id, { data: { name: 'Seen' }, readAt: t.clock.now })
  await ada.call(api.saveSchedule, {
    remindAt: '18:00',
  })
  await reach('2026-03-10T18:00:00Z')
  expect(mailsTo(ada)).toHaveLength(1)
  await reach('2026-03-11T18:00:00Z')
  const [, second] = mailsTo(ada).map(({ raw }) => readMessage(raw))
  expect(second).toContain('Late')
  expect(second).not.toContain('Seen')
})

test('kinds that were switched off, or are to stay in the app, are not mailed', async () => {
  const [off, appOnly] = [await join(), await join()]
  for (const [person, more] of [
    [off, { enabled: false }],
    [appOnly, { deliveryMethod: 'app' }],
  ] as const) {
    await t.db
      .insert(notificationPreferences)
      .values({ userId: person.id, notificationType: 'study_reminder', ...more })
  }
  await reach('2026-03-10T08:00:00Z')
  expect([mailsTo(off), mailsTo(appOnly)]).toEqual([[], []])
})

test('children get mail only at an address of their own and once a guardian has agreed', {
  tags: ['Y-46'],
}, async () => {
  const agree = (person: TestPerson, guardianEmail: string | null) =>
    t.db.insert(guardianAgreements).values({
      userId: person.id,
      guardianName: 'Byron',
      guardianEmail,
      givenBy: 'mail',
      agreedAt: t.clock.now,
    })
  const alone = await join({ age: 9 })
  const agreed = await join({ age: 9 })
  await agree(agreed, 'byron@example.org')
  const sharing = await join({ age: 9 })
  await agree(sharing, sharing.user.email?.toUpperCase() ?? '')
  const [noAddress, demo] = [await join({ email: null }), await join({ isDemo: true })]
  await reach('2026-03-10T08:00:00Z')
  expect([alone, agreed, sharing, demo].map((person) => mailsTo(person).length)).toEqual([0, 1, 0, 0])
  expect(await statesOf(noAddress)).toEqual([])
})

test('an address that is not proven gets no mail; the app says so once, and mails begin with the proof', async () => {
  const ada = await join({ emailProvenAt: null })
  expect((await ada.call(api.schedule, {})).body.mail).toBe('unproven')
  await reach('2026-03-10T08:00:00Z')
  await reach('2026-03-11T08:00:00Z')
  expect(mailsTo(ada)).toEqual([])
  const asked = (await ada.call(api.list, {})).body.filter(({ kind }) => kind === 'email_unproven')
  expect(asked).toMatchObject([{ data: { email: ada.user.email }, link: '/profile' }])
  await t.db.update(users).set({ emailProvenAt: t.clock.now }).where(eq(users.id, ada.id))
  await reach('2026-03-12T08:00:00Z')
  expect(mailsTo(ada)).toHaveLength(1)
})

test('in quiet hours no mail leaves, even when the rounds come late', async () => {
  const ada = await join()
  await t.db
    .update(notificationSchedules)
    .set({ remindAt: '20:30' })
    .where(eq(notificationSchedules.userId, ada.id))
  await reach('2026-03-10T08:00:00Z')
  await reach('2026-03-10T21:10:00Z')
  expect(mailsTo(ada)).toEqual([])
})

test('a server that dies between claiming a mail and sending it leaves it to the next, which sends it once', async () => {
  const ada = await join()
  smtp.state.behaviour = 'later'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  t.clock.now = new Date('2026-03-10T08:05:00Z')
  // Claimed, and then nothing: the process is gone.
  const until = new Date(t.clock.now.getTime() + CLAIM_MS)
  const claim = { at: t.clock.now, until, most: 10, claim: '3f2b7c1e-0000-4000-8000-000000000001' }
  const [lost] = await t.db.transaction((tx) => claimMails(tx, claim))
  await reach('2026-03-10T08:06:00Z')
  expect(mailsTo(ada)).toEqual([])
  await reach('2026-03-10T08:15:01Z')
  await reach('2026-03-10T08:40:00Z')
  expect(mailsTo(ada)).toHaveLength(1)
  // The first one was only slow: it finds that the mail is no longer its own.
  if (!lost) throw new Error('nothing was claimed')
  expect(await beginSending(t.db, lost)).toBe(false)
})

test('a server that dies while it sends leaves a mail that may have arrived, so nobody sends it again', async () => {
  const ada = await join()
  smtp.state.behaviour = 'hangUp'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  await reach('2026-03-10T09:00:00Z')
  await reach('2026-03-10T19:00:00Z')
  expect(mailsTo(ada)).toHaveLength(1)
  expect(await statesOf(ada)).toEqual(['sending'])
  expect(reported).toEqual(['a mail could not be sent'])
})

test('two servers that send at once send each mail once', async () => {
  const people = []
  for (let n = 0; n < 12; n++) people.push(await join())
  smtp.state.behaviour = 'later'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  t.clock.now = new Date('2026-03-10T08:30:00Z')
  await Promise.all([sendMails(t.deps), sendMails(t.deps), sendMails(t.deps)])
  await runRound(t.deps)
  expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1))
})

test('a mail server that asks for patience is tried again, with growing pauses, until the day is over', async () => {
  const ada = await join()
  smtp.state.behaviour = 'later'
  await reach('2026-03-10T08:00:00Z')
  await reach('2026-03-10T08:06:00Z')
  smtp.state.behaviour = 'take'
  await reach('2026-03-10T08:15:00Z')
  expect(mailsTo(ada)).toEqual([])
  await reach('2026-03-10T08:16:00Z')
  expect(mailsTo(ada)).toHaveLength(1)

  const bob = await join()
  smtp.state.behaviour = 'later'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  await reach('2026-03-10T20:01:00Z')
  expect([mailsTo(bob), await statesOf(bob)]).toEqual([[], ['dropped']])
})

test('a mailbox that does not exist is not tried again, and who ends the mails gets not even the waiting one', async () => {
  const ada = await join()
  smtp.state.behaviour = 'never'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  await reach('2026-03-10T10:00:00Z')
  expect([mailsTo(ada), await statesOf(ada)]).toEqual([[], ['refused']])

  const bob = await join()
  smtp.state.behaviour = 'later'
  await reach('2026-03-10T08:00:00Z')
  smtp.state.behaviour = 'take'
  await t.db
    .update(notificationSchedules)
    .set({ mailEnabled: false })
    .where(eq(notificationSchedules.userId, bob.id))
  await reach('2026-03-10T08:30:00Z')
  expect([mailsTo(bob), await statesOf(bob)]).toEqual([[], ['dropped']])
})

test.each([
  [{ syscall: 'connect', code: 'ESOCKET' }, 'again'],
  [{ code: 'EAUTH', responseCode: 535 }, 'again'],
  [{ code: 'EMESSAGE', responseCode: 452 }, 'again'],
  [{ code: 'EENVELOPE', responseCode: 550 }, 'refused'],
  [{ code: 'EENVELOPE' }, 'refused'],
  [{ code: 'ETIMEDOUT' }, 'unknown'],
  [{ code: 'ECONNECTION' }, 'unknown'],
])('the failure %j means %s', (failure, outcome) => {
  expect(judgeFailure(Object.assign(new Error('failed'), failure))).toBe(outcome)
})

test('a mail server that is away has certainly not taken the mail', async () => {
  const closed = await startSmtpServer()
  await closed.close()
  const mailer = createMailer({ smtpUrl: closed.url, from: 'learn@example.org' }, () => {})
  const unsubscribeUrl = 'https://learn.example.org/unsubscribe/x'
  const mail = { to: 'ada@example.org', subject: 'x', text: 'x', html: 'x', unsubscribeUrl }
  expect(await mailer.send(mail)).toBe('again')
  mailer.close()
})
