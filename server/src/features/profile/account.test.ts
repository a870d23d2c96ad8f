import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { devices } from '#contract/profile/devices.ts'
import { profile } from '#contract/profile/profile.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { purgeAccounts } from '../../domain/cleaning/purge-accounts.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { makeNoPassword } from '../../platform/sessions/passwords.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { addFlashcardPicture } from '../../testing/flashcard-rows.ts'
import { addGuide, addNote } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addDevice, addUpload } from '../../testing/profile-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-01-05T09:00:00Z')
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const t = prepareTestApp({ now: START })

const signIn = (person: TestPerson, password = KNOWN_PASSWORD) =>
  t.call(accounts.signIn, { username: person.user.username, password })
const isIn = async (person: TestPerson) => (await person.call(accounts.currentUser, {})).status === 200

describe('changing the password', { tags: ['P-112'] }, () => {
  test('ends every other session, keeps this one, and the new password is the one that counts', async () => {
    const ada = await t.signUp()
    await addDevice(t, ada.id, FIREFOX)
    const change = { currentPassword: KNOWN_PASSWORD, newPassword: 'a-new-password' }
    expect((await ada.call(profile.changePassword, change)).status).toBe(200)
    expect((await ada.call(devices.list, {})).body).toMatchObject([{ isCurrent: true }])
    expect((await signIn(ada)).status).toBe(401)
    expect((await signIn(ada, 'a-new-password')).status).toBe(200)
  })

  test('asks for the old one and refuses a short new one', async () => {
    const ada = await t.signUp()
    const wrong = await ada.call(profile.changePassword, {
      currentPassword: 'wrong-guess',
      newPassword: 'long-enough',
    })
    expect(wrong).toMatchObject({ status: 401, body: { issues: [{ field: 'currentPassword' }] } })
    const short = await ada.call(profile.changePassword, {
      currentPassword: KNOWN_PASSWORD,
      newPassword: '12345',
    })
    expect(short.body.message).toBe('Password must be at least 8 characters')
    expect((await signIn(ada)).status).toBe(200)
  })

  test('cannot be guessed at from a device that was left open', async () => {
    const ada = await t.signUp()
    const guess = () =>
      ada.call(profile.changePassword, { currentPassword: 'wrong-guess', newPassword: 'long-enough' })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await ada.call(profile.remove, { password: KNOWN_PASSWORD })).status).toBe(429)
  })
})

describe('signed-in devices', () => {
  test('are listed by name, this one first, and each can be signed out', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const phone = await addDevice(t, ada.id, IPHONE)
    const desk = await addDevice(t, ada.id, FIREFOX)
    const { body } = await ada.call(devices.list, {})
    expect(body[0]).toMatchObject({ isCurrent: true, browser: null, system: null })
    expect(body.slice(1).map(({ id, browser, system }) => [id, browser, system])).toEqual([
      [desk, 'Firefox', 'Windows'],
      [phone, 'Safari', 'iPhone'],
    ])
    expect(JSON.stringify(body)).not.toMatch(/token|address/)
    expect((await bob.call(devices.signOut, { id: phone })).status).toBe(404)
    expect((await ada.call(devices.signOut, { id: phone })).status).toBe(200)
    expect((await ada.call(devices.signOutOthers, {})).body).toEqual({ signedOut: 1 })
    expect((await ada.call(devices.list, {})).body).toHaveLength(1)
    expect(await isIn(ada)).toBe(true)
  })
})

describe('deleting the account', { tags: ['P-111', 'Y-67'] }, () => {
  test('hides everything at once, also what was public', async () => {
    const reader = await t.signUp()
    const ada = await t.signUp('student', { age: 18, points: 500, displayName: 'Gone' })
    const guide = await addGuide(t, ada.id, { isPublic: true })
    const { key } = await addUpload(t, ada.id)
    const see = async () => [
      (await reader.call(studyGuides.preview, { id: guide.id })).status,
      (await reader.call(uploads.open, { key })).status,
      (await reader.call(leaderboard.list, {})).body.some(({ id }) => id === ada.id),
    ]
    expect(await see()).toEqual([200, 200, true])
    expect((await ada.call(profile.remove, { password: 'wrong-guess' })).status).toBe(401)
    const { status, body } = await ada.call(profile.remove, { password: KNOWN_PASSWORD })
    expect([status, body.purgedAt]).toEqual([200, '2026-01-12T09:00:00.000Z'])
    expect(await see()).toEqual([404, 404, false])
    expect(await isIn(ada)).toBe(false)
  })

  test('signing in within 7 days brings everything back; a wrong password does not', async () => {
    const ada = await t.signUp()
    const note = await addNote(t, ada.id)
    await ada.call(profile.remove, { password: KNOWN_PASSWORD })
    expect((await signIn(ada, 'wrong-guess')).status).toBe(401)
    const kept = await signIn(ada)
    expect(kept).toMatchObject({ status: 200, body: { id: ada.id } })
    const [row] = await t.db.select().from(users).where(eq(users.id, ada.id))
    expect([row?.deletedAt, row?.deletionRequestedAt]).toEqual([null, null])
    expect(await t.db.select().from(userNotes).where(eq(userNotes.id, note.id))).toHaveLength(1)
  })

  test('after 7 days it is gone for good, with all that was its own, and the name is free', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const note = await addNote(t, ada.id)
    await t.db.update(users).set({ deletedAt: START }).where(eq(users.id, bob.id))
    await ada.call(profile.remove, { password: KNOWN_PASSWORD })
    const purge = (days: number) =>
      purgeAccounts({ db: t.db, now: () => new Date(START.getTime() + days * DAY_MS) })
    const count = async (id: number) => (await t.db.select().from(users).where(eq(users.id, id))).length
    await purge(7)
    expect(await count(ada.id)).toBe(1)
    await purge(7.01)
    expect(await count(ada.id)).toBe(0)
    expect(await t.db.select().from(userNotes).where(eq(userNotes.id, note.id))).toHaveLength(0)
    // Deleted by an admin, as long ago.
    expect(await count(bob.id)).toBe(0)
    expect((await signIn(ada)).status).toBe(401)
  })

  test("a teacher ends the classes first, and others' work is never purged with an account", async () => {
    const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
    await enroll(t, teacher.id, student.id)
    const refused = await teacher.call(profile.remove, { password: KNOWN_PASSWORD })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('active classes') },
    })
    expect(await isIn(teacher)).toBe(true)
    const gone = { deletedAt: START, deletionRequestedAt: START }
    await t.db.update(users).set(gone).where(eq(users.id, teacher.id))
    await purgeAccounts({ db: t.db, now: () => new Date(START.getTime() + 90 * DAY_MS) })
    expect(await t.db.select().from(users).where(eq(users.id, teacher.id))).toHaveLength(1)
  })
})

describe('the data export', { tags: ['P-110'] }, () => {
  test('holds everything of the caller, nothing of others, and no secret', async () => {
    const [ada, bob] = [await t.signUp('student', { bio: 'I am Ada.' }), await t.signUp()]
    for (let n = 0; n < 205; n++) await addNote(t, ada.id, { title: `Note ${n}` })
    await addNote(t, bob.id, { title: 'Of Bob' })
    await addFlashcardPicture(t, ada.id)
    const { status, body, headers } = await ada.call(profile.export, {})
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(`trellis-${ada.user.username}.json`)
    const text = Buffer.from(body.content as unknown as Uint8Array).toString('utf8')
    const data = JSON.parse(text) as Record<string, { title?: string; content?: string }[]>
    expect(data.user).toMatchObject({ id: ada.id, bio: 'I am Ada.' })
    expect(data.user_notes).toHaveLength(205)
    expect(data.flashcard_media?.[0]?.content).toMatch(/^iVBOR/)
    expect(data.sessions).toHaveLength(1)
    expect(text).not.toMatch(/Of Bob|argon2|token_?hash/i)
  })

  test('is not fetched over and over', async () => {
    const ada = await t.signUp('student', { username: `ada-${randomBytes(4).toString('hex')}` })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await ada.call(profile.export, {})).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('before the account is deleted', { tags: ['P-111'] }, () => {
  test('its owner is told what goes, counted, and what stays', async () => {
    const teacher = await t.signUp('teacher')
    const ada = await t.signUp('student', { email: `${randomBytes(4).toString('hex')}@example.org` })
    await enroll(t, teacher.id, ada.id)
    for (let n = 0; n < 3; n++) await addNote(t, ada.id)
    await addUpload(t, ada.id)
    expect((await ada.call(profile.foreseeDeletion, {})).body).toEqual({
      goes: [
        { kind: 'notes', count: 3 },
        { kind: 'files', count: 1 },
      ],
      stays: [],
      activeClasses: 0,
      hasPassword: true,
      isMailed: false,
      purgedAt: '2026-01-12T09:00:00.000Z',
    })
    const { body } = await teacher.call(profile.foreseeDeletion, {})
    expect(body).toMatchObject({ activeClasses: 1, stays: [{ kind: 'classes', count: 1 }] })
  })

  test('who has no password is asked to set one, and the last admin stays', async () => {
    const ada = await t.signUp('student', { password: makeNoPassword() })
    expect((await ada.call(profile.foreseeDeletion, {})).body.hasPassword).toBe(false)
    expect(await ada.call(profile.remove, { password: '' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('set a password first') },
    })
  })

  test('a mail tells until when it can be brought back', async () => {
    const sent: Mail[] = []
    const mailer = {
      send: async (mail: Mail) => {
        sent.push(mail)
        return 'sent' as const
      },
      close: () => {},
    }
    const mailing = await createTestApp({ now: START, mailer })
    const ada = await mailing.signUp('student', { email: `${randomBytes(4).toString('hex')}@example.org` })
    await ada.call(profile.remove, { password: KNOWN_PASSWORD })
    expect(sent).toMatchObject([{ to: ada.user.email, subject: 'Your Trellis account is deleted' }])
    expect(sent[0]?.text).toContain('Until January 12, 2026 signing in brings everything back')
  })
})
