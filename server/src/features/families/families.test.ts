import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { families } from '#contract/families/families.ts'
import { familyMessages } from '#contract/families/family-messages.ts'
import { guardians, MOST_GUARDIANS } from '#contract/families/guardians.ts'
import { notifications } from '#contract/notifications.ts'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { students } from '#contract/teaching/students.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { announcements } from '../../db/schema/teaching/announcements.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { pick } from '../../platform/pick.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addChild, addGuardianRequest } from '../../testing/consent-rows.ts'
import { addFamilyClass, addGuardianCode, addGuardianship } from '../../testing/family-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { createTestApp, type TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let made = 0

const form = (invitation: string) => ({
  username: `guardian-${Date.now()}-${made++}`,
  email: `guardian-${Date.now()}-${made}@example.org`,
  password: 'long-enough-8',
  firstName: 'Anne',
  lastName: 'Byron',
  invitation,
})

const readChild = (person: TestPerson, id: number) => person.call(families.child, { id })

test('a guardian registers with a code of the teacher, sees the child, and adds another one', {
  tags: ['AUTH-37'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [ada, ben] = [await t.signUp('student', { firstName: 'Ada' }), await t.signUp()]
  await addClass(t, teacher.id, [ada.id, ben.id])
  const invited = await teacher.call(guardians.invite, { id: ada.id })
  expect([invited.status, invited.body.mail]).toEqual([201, null])
  const code = invited.body.code ?? ''
  expect((await t.call(invitations.check, { code })).body).toMatchObject({
    role: 'guardian',
    childName: 'Ada L.',
  })

  const entry = { ...form(code), timezone: 'Asia/Tokyo', languagePreference: 'fr' as const }
  const { status, body } = await t.call(accounts.register, { ...entry, role: 'teacher' })
  expect([status, body.role, body.isTeacher]).toEqual([201, 'guardian', false])
  // Their own, in which the week comes, and not those of the school.
  expect([body.timezone, body.languagePreference]).toEqual(['Asia/Tokyo', 'fr'])
  expect((await t.call(accounts.register, form(code))).status).toBe(403)
  const [row] = await t.db.select().from(users).where(eq(users.username, entry.username))
  const signedIn = await t.call(accounts.signIn, pick(entry, 'username', 'password'))
  expect([row?.role, signedIn.status]).toEqual(['guardian', 200])

  const list = await ada.call(guardians.list, { id: ada.id })
  expect(list.body).toMatchObject({ guardians: [{ name: 'Anne Byron', way: 'teacher' }], invitations: [] })
  const news = (await ada.call(notifications.list, {})).body
  expect(news[0]).toMatchObject({ kind: 'guardian_joined', data: { name: 'Anne Byron' } })

  const guardian = await t.signUp('guardian')
  const second = (await teacher.call(guardians.invite, { id: ben.id })).body.code ?? ''
  expect((await guardian.call(families.addChild, { code: second })).body).toMatchObject({ id: ben.id })
  expect((await guardian.call(families.children, {})).body).toMatchObject([{ id: ben.id }])
  expect((await guardian.call(families.addChild, { code: second })).status).toBe(404)
})

test('nobody registers as a guardian without an invitation, and no invitation of the school makes one', {
  tags: ['AUTH-37'],
}, async () => {
  const { invitation: _, ...open } = form('')
  expect((await t.signUp().then(() => t.send(accounts.register, { ...open, role: 'guardian' }))).status).toBe(
    400,
  )
  const admin = await t.signUp('admin')
  expect((await admin.send(invitations.create, { role: 'guardian', mostUses: 30 })).status).toBe(400)
})

test('a guardian sees no child but their own, and nothing once the link has ended', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, other] = [await t.signUp(), await t.signUp()]
  await addClass(t, teacher.id, [ada.id, other.id])
  const guardian = await t.signUp('guardian')
  const guardianshipId = await addGuardianship(t, guardian.id, ada.id)
  expect((await readChild(guardian, ada.id)).status).toBe(200)
  expect((await readChild(guardian, other.id)).status).toBe(404)
  expect((await guardian.call(students.one, { id: ada.id })).status).toBe(403)
  expect((await guardian.call(guardians.list, { id: ada.id })).status).toBe(404)

  const stranger = await t.signUp('teacher')
  expect((await stranger.call(guardians.end, { id: ada.id, guardianshipId })).status).toBe(404)
  expect((await teacher.call(guardians.end, { id: other.id, guardianshipId })).status).toBe(404)
  expect((await readChild(guardian, ada.id)).status).toBe(200)
  const ended = await teacher.call(guardians.end, { id: ada.id, guardianshipId })
  expect(ended.body.guardians).toEqual([])
  expect((await readChild(guardian, ada.id)).status).toBe(404)
  expect((await guardian.call(families.children, {})).body).toEqual([])
})

test('looking at a child is one entry of the audit log', async () => {
  const ada = await t.signUp()
  const guardian = await t.signUp('guardian')
  await addGuardianship(t, guardian.id, ada.id)
  await readChild(guardian, ada.id)
  const isLook = and(eq(auditLog.actorId, guardian.id), eq(auditLog.subjectId, ada.id))
  const looks = await t.db.select({ action: auditLog.action }).from(auditLog).where(isLook)
  expect(looks).toEqual([{ action: 'GET /api/guardian/children/:id' }])
})

test('a guardian sees what is due, missing and graded, and no grade that was not given out', async () => {
  const teacher = await t.signUp('teacher', { firstName: 'Grace', lastName: 'Hopper' })
  const ada = await t.signUp()
  const room = await addClass(t, teacher.id, [ada.id])
  const guardian = await t.signUp('guardian')
  await addGuardianship(t, guardian.id, ada.id)
  const now = t.clock.now.getTime()
  const add = async (title: string, dueInDays: number) => {
    const [row] = await t.db
      .insert(assignments)
      .values({
        title,
        kind: 'task',
        teacherId: teacher.id,
        classId: room.id,
        status: 'active',
        points: 10,
        assignedDate: t.clock.now,
        dueDate: new Date(now + dueInDays * DAY_MS),
      })
      .returning({ id: assignments.id })
    return row?.id ?? 0
  }
  await add('Essay', 3)
  await add('Poster', 1)
  const graded = await add('Test', 2)
  const noted = await add('Diary', 2)
  const work = { studentId: ada.id, submittedAt: t.clock.now, content: 'x' }
  await t.db.insert(assignmentSubmissions).values([
    { ...work, assignmentId: graded, status: 'graded', grade: 8, gradedAt: t.clock.now },
    { ...work, assignmentId: noted, status: 'submitted', grade: 3 },
  ])
  await t.db.insert(announcements).values({ title: 'Trip', content: 'Friday', teacherId: teacher.id })
  t.clock.now = new Date(now + 2.5 * DAY_MS)
  const { body } = await readChild(guardian, ada.id)
  t.clock.now = new Date(now)
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
  expect([titles(body.due), titles(body.missing)]).toEqual([['Essay'], ['Poster']])
  expect(body.returned).toMatchObject([{ title: 'Test', grade: 8, points: 10, teacherName: 'Grace Hopper' }])
  expect(JSON.stringify(body)).not.toContain('Diary')
  expect(titles(body.announcements)).toEqual(['Trip'])
  expect(body).toMatchObject({ week: { days: 0, minutes: 0 }, streak: 0, strengths: [], lesson: null })
})

test('whoever consented for a child at their own address is invited there, as the child’s proven guardian', async () => {
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    mails.push(mail)
    return 'sent' as const
  }
  const mailer = { send, close: () => {} }
  const own = await createTestApp({ mailer })
  const child = await addChild(own, { firstName: 'Ada' })
  const token = await addGuardianRequest(own, child.id)
  expect((await own.call(guardianConsent.answer, { token, agrees: true })).status).toBe(200)
  const link = /\/register#(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  expect((await own.call(invitations.check, { code: link })).body).toMatchObject({
    role: 'guardian',
    email: 'byron@example.org',
    childName: 'Ada L.',
  })
  const fromChild = await child.call(accounts.register, { ...form(link), email: 'byron@example.org' })
  expect(fromChild.body.code).toBe('not_allowed')
  const email = `byron-${Date.now()}@example.org`
  expect((await own.call(accounts.register, { ...form(link), email })).status).toBe(400)
  const done = await own.call(accounts.register, { ...form(link), email: 'BYRON@example.org' })
  expect([done.status, done.body.role]).toEqual([201, 'guardian'])
  await own.db.delete(users).where(eq(users.id, done.body.id))
})

test('a student has up to so many guardians and open invitations; a canceled one makes room and opens nothing', async () => {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp()
  await addClass(t, teacher.id, [ada.id])
  for (let n = 1; n < MOST_GUARDIANS; n++) await addGuardianCode(t, ada.id)
  const last = await teacher.call(guardians.invite, { id: ada.id })
  expect((await teacher.call(guardians.invite, { id: ada.id })).body.code).toBe('conflict')
  const invitationId = last.body.invitation.id
  const after = await teacher.call(guardians.cancel, { id: ada.id, invitationId })
  expect(after.body.invitations).toHaveLength(MOST_GUARDIANS - 1)
  const guardian = await t.signUp('guardian')
  expect((await guardian.call(families.addChild, { code: last.body.code ?? '' })).status).toBe(404)
  expect((await ada.call(guardians.list, { id: ada.id })).body.invitations).toEqual([])
})

test('a message reaches the guardians of the class, and its teacher sees who has read it', async () => {
  const teacher = await t.signUp('teacher')
  const { id, guardian, child } = await addFamilyClass(t, teacher.id)
  const sent = await teacher.call(familyMessages.send, { id, title: 'Museum', content: 'On Friday.' })
  expect(sent.body.readers).toEqual([{ name: 'Byron Lovelace', children: ['Ada'], readAt: null }])
  expect((await child.call(notifications.list, {})).body).toEqual([])
  const [message] = (await guardian.call(families.messages, {})).body
  expect(message).toMatchObject({ title: 'Museum', readAt: null })
  const countUnread = async () => (await guardian.call(notifications.count, {})).body.unread
  expect(await countUnread()).toBe(1)
  await guardian.call(families.readMessage, { id: message?.id ?? 0 })
  expect(await countUnread()).toBe(0)
  const list = (await teacher.call(familyMessages.list, { id })).body
  expect(list).toMatchObject({ guardians: 1, reached: 1, pupils: 1 })
  expect(list.messages[0]?.readers[0]?.readAt).toBe(t.clock.now.toISOString())
  const stranger = await t.signUp('guardian')
  expect((await stranger.call(families.readMessage, { id: message?.id ?? 0 })).status).toBe(404)
})

test('a class without guardians cannot be written to', async () => {
  const teacher = await t.signUp('teacher')
  const child = await t.signUp()
  const { id } = await addClass(t, teacher.id, [child.id])
  // One whose account is closed is none.
  await addGuardianship(t, (await t.signUp('guardian', { deletedAt: t.clock.now })).id, child.id)
  const sent = await teacher.call(familyMessages.send, { id, title: 'Museum', content: 'On Friday.' })
  expect([sent.status, sent.body.code]).toEqual([409, 'conflict'])
  const { guardians, reached, pupils } = (await teacher.call(familyMessages.list, { id })).body
  expect([guardians, reached, pupils]).toEqual([0, 0, 1])
})
