import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { userManagement } from '#contract/admin/users.ts'
import { notifications } from '#contract/notifications.ts'
import { GRACE_DAYS, profile } from '#contract/profile/profile.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { secondFactors } from '../../../db/schema/accounts/second-factors.ts'
import { supportTickets } from '../../../db/schema/accounts/support.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import { createTestApp, KNOWN_PASSWORD, type TestPerson } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

const t = prepareTestApp()
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})

const tracesOf = async (id: number) =>
  (
    await t.db
      .select({ action: auditLog.action, details: auditLog.details, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, id)))
      .orderBy(auditLog.id)
  ).map(({ action, details }) => [action, details])

const FORM = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: null,
  password: 'a good password',
} as const

test('an admin makes an account of any role, with the checks of sign-up, and it can sign in', {
  tags: ['P-71'],
}, async () => {
  for (const role of ['student', 'college', 'teacher', 'professional', 'admin'] as const) {
    const username = `new-${role}-${admin.id}`
    const { status, body } = await admin.call(userManagement.create, { ...FORM, username, role, grade: 7 })
    expect([status, body.role, body.isTeacher]).toEqual([201, role, role === 'teacher'])
    expect(body.grade).toBe(role === 'student' ? 7 : role === 'college' ? 13 : 12)
    expect(body.state).toBe('neverSignedIn')
    const [{ origin } = {}] = await t.db.select().from(users).where(eq(users.id, body.id))
    expect(origin).toBe('admin')
    expect(await tracesOf(body.id)).toEqual([['user created', { role, grade: body.grade }]])
    expect((await t.call(accounts.signIn, { username, password: FORM.password })).status).toBe(200)
  }
  const again = { ...FORM, username: `NEW-student-${admin.id}`, role: 'student', grade: 5 } as const
  expect((await admin.call(userManagement.create, again)).body).toMatchObject({
    code: 'conflict',
    issues: [{ field: 'username' }],
  })
  const bad = { ...FORM, username: 'x y', role: 'student', grade: 5, password: '12345' } as const
  expect((await admin.call(userManagement.create, bad)).status).toBe(400)
  const ungraded = { ...FORM, username: `ungraded-${admin.id}`, role: 'student' } as const
  expect((await admin.call(userManagement.create, ungraded)).body.issues).toMatchObject([{ field: 'grade' }])
})

test('names, email, grade and role change; open sessions have the new role at once, and it is audited', {
  tags: ['P-72'],
}, async () => {
  const person = await t.signUp()
  const change = { id: person.id, firstName: 'Maya', email: `m${person.id}@example.org`, grade: 8 }
  expect((await admin.call(userManagement.update, change)).body).toMatchObject({
    firstName: 'Maya',
    grade: 8,
  })
  await admin.call(userManagement.update, { id: person.id, role: 'teacher' })
  const { body, status } = await person.call(accounts.currentUser, {})
  expect([status, body.role, body.isTeacher, body.grade, body.gradeLevel]).toEqual([
    200,
    'teacher',
    true,
    12,
    '12',
  ])
  expect(await tracesOf(person.id)).toEqual([
    ['user changed', { grade: { from: 5, to: 8 }, fields: ['firstName', 'email'] }],
    [
      'user role changed',
      {
        role: { from: 'student', to: 'teacher' },
        isTeacher: { from: false, to: true },
        grade: { from: 8, to: 12 },
      },
    ],
  ])
  expect((await admin.call(userManagement.update, { id: person.id, isTeacher: false })).status).toBe(400)
  const back = await admin.call(userManagement.update, { id: person.id, role: 'student' })
  expect(back.body.issues).toMatchObject([{ field: 'grade' }])
  const other = await t.signUp()
  const taken = await admin.call(userManagement.update, { id: other.id, email: change.email.toUpperCase() })
  expect(taken.body).toMatchObject({ code: 'conflict', issues: [{ field: 'email' }] })
})

test('an address is the school’s word with a new account, and has to be proven or confirmed when it changes', async () => {
  const username = `proven-${admin.id}`
  const form = { ...FORM, username, role: 'student', grade: 5, email: `${username}@example.org` } as const
  const { id } = (await admin.call(userManagement.create, form)).body
  const provenAt = async () => (await admin.call(userManagement.one, { id })).body.emailProvenAt
  expect(await provenAt()).toBe(t.clock.now.toISOString())
  await admin.call(userManagement.update, { id, email: form.email.toUpperCase() })
  expect(await provenAt()).not.toBeNull()
  await admin.call(userManagement.update, { id, email: `new-${form.email}` })
  expect(await provenAt()).toBeNull()
  expect((await admin.call(userManagement.proveEmail, { id })).status).toBe(200)
  expect(await provenAt()).toBe(t.clock.now.toISOString())
  expect(await tracesOf(id)).toContainEqual(['email.proven', { by: 'admin' }])
  expect((await admin.call(userManagement.proveEmail, { id })).status).toBe(409)
  const { id: nowhere } = await t.signUp()
  expect((await admin.call(userManagement.proveEmail, { id: nowhere })).status).toBe(409)
})

test('a teacher who waits is shown as one, and is approved with the role that an admin gives', async () => {
  const teacher = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  const search = teacher.user.username
  const page = async () => (await admin.call(userManagement.one, { id: teacher.id })).body.user
  expect((await page()).isWaitingForApproval).toBe(true)
  const { users: found } = (await admin.call(userManagement.list, { search })).body
  expect(found.map((one) => one.isWaitingForApproval)).toEqual([true])
  await admin.call(userManagement.update, { id: teacher.id, firstName: 'Mary' })
  expect((await page()).isWaitingForApproval).toBe(true)
  await admin.call(userManagement.update, { id: teacher.id, role: 'teacher' })
  expect((await page()).isWaitingForApproval).toBe(false)
  expect(await tracesOf(teacher.id)).toContainEqual(['teacher approved', { by: 'role' }])
  const told = (await teacher.call(notifications.list, {})).body
  expect(JSON.stringify(told)).toContain('teacher_approved')
})

test('who waits and becomes a student, or is shut out, is approved of nothing, and it is written down', async () => {
  for (const change of [
    { role: 'student', grade: 5 } as const,
    { role: 'teacher', disabled: true } as const,
  ]) {
    const { id } = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
    const { body } = await admin.call(userManagement.update, { id, ...change })
    expect(body.isWaitingForApproval).toBe(false)
    const traces = await tracesOf(id)
    expect(traces.map(([action]) => action)).not.toContain('teacher approved')
    expect(traces[0]?.[1]).toMatchObject({ isWaitingForApproval: { from: true, to: false } })
  }
})

test('a disabled account is signed out and shut out until it is enabled', { tags: ['P-72'] }, async () => {
  const person = await t.signUp()
  const { username } = person.user
  await admin.call(userManagement.update, { id: person.id, disabled: true })
  expect((await person.call(accounts.currentUser, {})).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(401)
  await admin.call(userManagement.update, { id: person.id, disabled: false })
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(200)
  expect((await tracesOf(person.id)).map(([action]) => action)).toEqual([
    'user disabled',
    'user enabled',
    'signed in',
  ])
})

test('a new password ends every session, and the old one works no more', {
  tags: ['P-73', 'Y-64'],
}, async () => {
  const person = await t.signUp()
  const { username } = person.user
  const set = { id: person.id, password: 'another password' }
  expect((await admin.call(userManagement.setPassword, { ...set, password: '123' })).status).toBe(400)
  expect((await admin.call(userManagement.setPassword, set)).body).toEqual({ signedOut: 1 })
  expect((await person.call(accounts.currentUser, {})).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: set.password })).status).toBe(200)
  expect(JSON.stringify(await tracesOf(person.id))).not.toContain(set.password)
})

test('a deleted account is out at once, does not come back by itself, and is restored by an admin', {
  tags: ['P-74'],
}, async () => {
  const person = await t.signUp()
  const { username } = person.user
  const { body } = await admin.call(userManagement.remove, { id: person.id })
  expect(body.purgedAt).toBe(new Date(t.clock.now.getTime() + GRACE_DAYS * DAY_MS).toISOString())
  expect((await person.call(accounts.currentUser, {})).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(401)
  expect((await admin.call(userManagement.remove, { id: person.id })).status).toBe(404)
  expect((await admin.call(userManagement.update, { id: person.id, grade: 6 })).status).toBe(409)
  const page = (await admin.call(userManagement.one, { id: person.id })).body
  expect([page.user.state, page.purgedAt, page.isDeletedByOwner]).toEqual(['deleted', body.purgedAt, false])
  expect((await admin.call(userManagement.restore, { id: person.id })).body.state).toBe('neverSignedIn')
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(200)
})

test('nobody shuts themself out, and a demo account stays what it is', async () => {
  const { id } = admin
  const calls = [
    admin.call(userManagement.update, { id, role: 'teacher' }),
    admin.call(userManagement.update, { id, disabled: true }),
    admin.call(userManagement.remove, { id }),
    admin.call(userManagement.setPassword, { id, password: 'something' }),
    admin.call(userManagement.resetSecondFactor, { id }),
  ]
  for (const call of calls) expect((await call).status).toBe(409)
  expect((await admin.call(userManagement.update, { id, lastName: 'Byron' })).status).toBe(200)
  const demo = await t.signUp('teacher', { isDemo: true })
  expect((await admin.call(userManagement.remove, { id: demo.id })).status).toBe(409)
  expect((await admin.call(userManagement.update, { id: demo.id, role: 'college' })).status).toBe(409)
  expect((await admin.call(userManagement.setPassword, { id: demo.id, password: 'something' })).status).toBe(
    409,
  )
  expect((await admin.call(userManagement.one, { id: demo.id })).body.user.isDemo).toBe(true)
})

test('of two admins who disable, demote or delete each other at the same moment one stays, and the last cannot delete themself', {
  tags: ['P-72', 'P-74'],
  timeout: 30_000,
}, async () => {
  const database = await openTestDatabase()
  const own = await createTestApp({ own: database })
  const countAdmins = async () =>
    (await own.db.select().from(users).where(eq(users.role, 'admin'))).filter(
      ({ disabledAt, deletedAt }) => !disabledAt && !deletedAt,
    ).length
  try {
    await own.signUp('admin', { isDemo: true })
    let [one, other] = [await own.signUp('admin'), await own.signUp('admin')]
    const attacks = [
      (by: TestPerson, id: number) => by.call(userManagement.update, { id, disabled: true }),
      (by: TestPerson, id: number) => by.call(userManagement.update, { id, role: 'college' }),
      (by: TestPerson, id: number) => by.call(userManagement.remove, { id }),
    ]
    for (const attack of attacks) {
      const statuses = (await Promise.all([attack(one, other.id), attack(other, one.id)])).map(
        ({ status }) => status,
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await countAdmins()).toBe(2)
      const [left] = statuses[0] === 200 ? [one] : [other]
      expect((await left.call(userManagement.one, { id: left.id })).body.isLastAdmin).toBe(true)
      expect((await left.call(profile.remove, { password: KNOWN_PASSWORD })).status).toBe(409)
      one = left
      other = await own.signUp('admin')
    }
  } finally {
    await database.close()
  }
})

test('the page of an account shows devices, guardian, tickets and classes, never texts, and reading it is audited', async () => {
  const teacher = await t.signUp('teacher', { secondFactorSince: t.clock.now })
  const child = await t.signUp('student', { age: 9 })
  await addClass(t, teacher.id, [child.id], { name: 'Maths' })
  await t.db.insert(supportTickets).values({ userId: child.id, subject: 'Help', message: 'A secret text' })
  const page = (await admin.call(userManagement.one, { id: child.id })).body
  expect(page).toMatchObject({
    user: { age: 9 },
    guardian: { isNeeded: true, agreedAt: null, isBySchool: false },
    openTickets: 1,
    enrolledIn: [{ name: 'Maths' }],
    sessions: [{ isOwn: false }],
    isSelf: false,
  })
  expect(JSON.stringify(page)).not.toContain('secret')
  expect(await tracesOf(child.id)).toEqual([['GET /api/admin/users/:id', {}]])
  expect((await admin.call(userManagement.one, { id: teacher.id })).body.teaching).toEqual({
    classes: 1,
    pupils: 1,
  })
  await t.db.insert(secondFactors).values({ userId: teacher.id, secret: 'x', confirmedAt: t.clock.now })
  expect((await admin.call(userManagement.resetSecondFactor, { id: teacher.id })).body.signedOut).toBe(1)
  expect((await admin.call(userManagement.one, { id: teacher.id })).body.secondFactorSince).toBeNull()
  expect(await t.db.select().from(secondFactors).where(eq(secondFactors.userId, teacher.id))).toEqual([])
  expect((await admin.call(userManagement.resetSecondFactor, { id: teacher.id })).status).toBe(409)
  expect((await admin.call(userManagement.one, { id: 2_000_000_000 })).status).toBe(404)
})
