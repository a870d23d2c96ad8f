import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOTIFICATIONS_PER_PAGE, notifications } from '#contract/notifications.ts'
import { quizzes } from '#contract/quizzes.ts'
import { notificationSchedules } from '../../db/schema/accounts/notifications.ts'
import { notificationPreferences, studyPreferences } from '../../db/schema/accounts/settings.ts'
import { selectPerson } from '../../domain/notifications/schedules.queries.ts'
import { signUnsubscribe } from '../../domain/notifications/sign-link.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { addNotification } from '../../testing/notification-rows.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'learn@example.org' }, () => {})
  t = await createTestApp({ mailer })
})
beforeEach(() => {
  t.clock.now = new Date('2026-01-05T09:00:00Z')
})
afterAll(async () => {
  t.deps.mailer?.close()
  await smtp.close()
})

const list = async (person: TestPerson, before?: number) =>
  (await person.call(notifications.list, before === undefined ? {} : { before })).body
const unreadOf = async (person: TestPerson) => (await person.call(notifications.count, {})).body.unread

/** What the open pages of a person hear. */
function listenAs(person: TestPerson): unknown[] {
  const heard: unknown[] = []
  const visit = { sessionId: 1, userId: person.id, connectedAt: t.clock.now, isWithheld: true, page: null }
  t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => heard.push(notice) })
  return heard
}

test('the newest stand first, and each page goes on where the one before ended', async () => {
  const ada = await t.signUp()
  const ids: number[] = []
  for (let n = 0; n < NOTIFICATIONS_PER_PAGE + 3; n++) ids.unshift((await addNotification(t, ada.id)).id)
  const first = await list(ada)
  expect(first.map(({ id }) => id)).toEqual(ids.slice(0, NOTIFICATIONS_PER_PAGE))
  expect(first[0]).toEqual({
    id: ids[0],
    kind: 'badge_earned',
    data: { name: 'Perfect Score' },
    link: '/achievements',
    createdAt: t.clock.now.toISOString(),
    readAt: null,
  })
  expect((await list(ada, first.at(-1)?.id)).map(({ id }) => id)).toEqual(ids.slice(NOTIFICATIONS_PER_PAGE))
})

test('one is read, then all that were seen; every open page hears of it, and what came meanwhile stays unread', async () => {
  const ada = await t.signUp()
  const [old, seen] = [await addNotification(t, ada.id), await addNotification(t, ada.id)]
  const heard = listenAs(ada)
  expect(await unreadOf(ada)).toBe(2)
  expect((await ada.call(notifications.read, { id: old.id })).body).toEqual({ unread: 1 })
  expect((await ada.call(notifications.read, { id: old.id })).body).toEqual({ unread: 1 })
  expect(heard).toEqual([{ type: 'notifications' }])
  await addNotification(t, ada.id)
  expect((await ada.call(notifications.readAll, { upTo: seen.id })).body).toEqual({ unread: 1 })
  expect((await list(ada)).map(({ readAt }) => readAt !== null)).toEqual([false, true, true])
  expect(heard).toHaveLength(2)
})

test("another person's notifications are neither listed, nor counted, nor marked", async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addNotification(t, ada.id)
  expect(await list(bob)).toEqual([])
  expect(await unreadOf(bob)).toBe(0)
  expect((await bob.call(notifications.read, { id })).status).toBe(404)
  await bob.call(notifications.readAll, { upTo: id + 1000 })
  expect(await unreadOf(ada)).toBe(1)
})

const answers = [
  { questionId: 'q1', selectedOptionId: 'a' },
  { questionId: 'q2', selectedOptionId: 'b' },
]

test('a badge that was earned is told once, and leads to the badges', { tags: ['PROFILE-19'] }, async () => {
  await fillBadges(t.db)
  const quiz = await addQuiz(t)
  const ada = await t.signUp()
  for (let n = 0; n < 2; n++) await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
  expect(await list(ada)).toMatchObject([
    { kind: 'badge_earned', data: { name: 'Perfect Score' }, link: '/achievements' },
  ])
})

test('whoever switched achievements off, or plays without badges, earns them in silence', async () => {
  await fillBadges(t.db)
  const quiz = await addQuiz(t)
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  await t.db
    .insert(notificationPreferences)
    .values({ userId: ada.id, notificationType: 'achievements', enabled: false })
  await t.db.insert(studyPreferences).values({ userId: bob.id, gamificationEnabled: false })
  for (const person of [ada, bob]) {
    const heard = listenAs(person)
    const { body } = await person.call(quizzes.submit, { id: person.id, quizId: quiz.id, answers })
    expect(body.newBadges).toHaveLength(1)
    expect(await list(person)).toEqual([])
    expect(heard).toEqual([{ type: 'badges', badges: [] }])
  }
})

test('the reminder follows the preferred part of the day until an hour is chosen', async () => {
  const ada = await t.signUp('student', { preferredStudyTime: 'afternoon', email: 'ada.s@example.org' })
  const { body } = await ada.call(notifications.schedule, {})
  expect(body).toEqual({
    remindAt: '15:00',
    quietFrom: '21:00',
    quietTo: '07:00',
    mailEnabled: true,
    mail: 'open',
  })
  const saved = await ada.call(notifications.saveSchedule, { remindAt: '19:45', mailEnabled: false })
  expect(saved.body).toEqual({ ...body, remindAt: '19:45', mailEnabled: false })
  const [row] = await t.db
    .select()
    .from(notificationSchedules)
    .where(eq(notificationSchedules.userId, ada.id))
  expect(row?.nextLookAt).toEqual(new Date('2026-01-05T19:45:00Z'))
})

test.each([
  [{ remindAt: '22:00' }, 'Choose a reminder time outside of your quiet hours'],
  [{ quietTo: '09:00' }, 'Choose a reminder time outside of your quiet hours'],
  [{ remindAt: '25:00' }, 'Enter a time such as 16:30.'],
])('%j is refused: %s', async (change, message) => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(notifications.saveSchedule, change)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(message)
})

test('it says why no mail comes: no server, no address, no guardian yet', async () => {
  const roadOf = async (person: TestPerson) => (await person.call(notifications.schedule, {})).body.mail
  expect(await roadOf(await t.signUp())).toBe('address')
  expect(await roadOf(await t.signUp('student', { email: 'kid.s@example.org', age: 9 }))).toBe('guardian')
  const without = await createTestApp()
  expect(await roadOf(await without.signUp('student', { email: 'no.s@example.org' }))).toBe('off')
})

async function linkOf(person: TestPerson): Promise<string> {
  await person.call(notifications.schedule, {})
  const found = await selectPerson(t.db, person.id)
  if (!found) throw new Error('not on the list')
  return signUnsubscribe(found)
}
const mailEnabledOf = async (person: TestPerson) =>
  (await person.call(notifications.schedule, {})).body.mailEnabled
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('the link of a mail shows a page and changes nothing; one click ends the mails, another brings them back', async () => {
  const ada = await t.signUp()
  const url = await linkOf(ada)
  const page = await t.app.inject({ url })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('End the mails from Trellis?')
  expect(await mailEnabledOf(ada)).toBe(true)

  const payload = 'List-Unsubscribe=One-Click'
  const ended = await t.app.inject({ method: 'POST', url, headers: FORM, payload })
  expect([ended.statusCode, ended.body.includes('No more mails')]).toEqual([200, true])
  expect(await mailEnabledOf(ada)).toBe(false)
  expect((await t.app.inject({ url })).body).toContain('Send them again')
  await t.app.inject({ method: 'POST', url, headers: FORM, payload: 'mail=on' })
  expect(await mailEnabledOf(ada)).toBe(true)
  const parts = { 'content-type': 'multipart/form-data; boundary=x' }
  await t.app.inject({ method: 'POST', url, headers: parts, payload: '--x--' })
  expect(await mailEnabledOf(ada)).toBe(false)
})

test('a link that nobody signed ends nothing, and forms are read nowhere else', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const signature = (await linkOf(ada)).split('.')[1]
  await linkOf(bob)
  for (const token of [
    `${bob.id}.${signature}`,
    `${bob.id}.${'x'.repeat(43)}`,
    'x',
    `99999999999.${signature}`,
  ]) {
    const url = `/unsubscribe/${token}`
    expect((await t.app.inject({ url })).statusCode).toBe(404)
    const posted = await t.app.inject({ method: 'POST', url, headers: FORM, payload: '' })
    expect(posted.statusCode).toBe(404)
  }
  expect(await mailEnabledOf(bob)).toBe(true)
  const elsewhere = { method: 'POST', url: '/api/login', headers: FORM, payload: 'username=x' } as const
  expect((await t.app.inject(elsewhere)).statusCode).toBe(415)
  const foreign = { ...FORM, origin: 'https://evil.example' }
  const url = await linkOf(bob)
  expect((await t.app.inject({ method: 'POST', url, headers: foreign, payload: '' })).statusCode).toBe(403)
})
