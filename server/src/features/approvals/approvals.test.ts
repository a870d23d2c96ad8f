import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { approvals } from '#contract/admin/approvals.ts'
import { userManagement } from '#contract/admin/users.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { notifications } from '#contract/notifications.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { videos } from '#contract/study/videos.ts'
import { classes } from '#contract/teaching/classes.ts'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { roster } from '#contract/teaching/roster.ts'
import { students } from '#contract/teaching/students.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { approveByDomain } from '../../domain/approvals/approve-teacher.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { SAMPLES } from '../../testing/samples.ts'
import { KNOWN_PASSWORD, type TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})
const signUpWaiting = (more: Partial<typeof users.$inferInsert> = {}) =>
  t.signUp('teacher', { approvalAskedAt: t.clock.now, ...more })
const isWaiting = async (id: number) =>
  (await t.db.select().from(users).where(eq(users.id, id)))[0]?.approvalAskedAt !== null
const tracesOf = async (id: number) =>
  (await t.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)).filter(
    ({ subjectType }) => subjectType === 'user',
  )

const addClass = async (teacher: TestPerson) => (await teacher.call(classes.create, { name: '5b' })).body

test('a teacher who waits prepares classes and lessons, and reaches nobody', async () => {
  const teacher = await signUpWaiting()
  const student = await t.signUp()
  const room = await addClass(teacher)
  expect(room.id).toBeGreaterThan(0)
  const plan = await teacher.call(lessonPlans.create, {
    title: 'Halves',
    objectives: ['Share in two'],
    duration: 45,
  })
  expect(plan.status).toBeLessThan(300)

  const refusals = [
    await teacher.call(roster.enrol, { id: room.id, username: student.user.username }),
    await teacher.call(leaderboard.list, {}),
    await teacher.call(studyGuides.create, {
      title: 'Fractions',
      content: 'All about halves.',
      isPublic: true,
    }),
    await teacher.call(visualProjects.create, {
      ...(await SAMPLES['visualProjects.create'](t, teacher)),
      isPublic: true,
    }),
  ]
  for (const { status, body } of refusals) expect([status, body.reason]).toEqual([403, 'approvalNeeded'])
  expect((await teacher.call(students.list, {})).body).toMatchObject({ students: [] })
  const video = await teacher.call(videos.create, {
    title: 'The water cycle',
    url: 'https://youtu.be/dQw4w9WgXcQ',
  })
  expect(video.body).toMatchObject({ isShared: false })
})

test('the code of their class lets nobody in until they are approved', async () => {
  const teacher = await signUpWaiting()
  const { classCode } = await addClass(teacher)
  const student = await t.signUp()
  expect((await student.call(myClasses.join, { classCode })).status).toBeGreaterThanOrEqual(400)
  await admin.call(approvals.decide, { id: teacher.id, isApproved: true })
  expect((await student.call(myClasses.join, { classCode })).status).toBeLessThan(300)
})

test('an admin finds who waits, the newest first, and approves with one call; the teacher is told', async () => {
  const [first, second] = [await signUpWaiting({ email: 'first-waiting@example.org' }), await signUpWaiting()]
  const listed = (await admin.call(approvals.list, {})).body.teachers
  expect(listed.slice(0, 2)).toMatchObject([
    { id: second.id },
    { id: first.id, email: 'first-waiting@example.org', askedAt: t.clock.now.toISOString() },
  ])
  const { body } = await admin.call(approvals.decide, { id: first.id, isApproved: true })
  expect(body).toEqual({ id: first.id, isApproved: true })
  expect((await first.call(accounts.currentUser, {})).body.isWaitingForApproval).toBe(false)
  const told = JSON.stringify((await first.call(notifications.list, {})).body)
  expect(told).toContain('teacher_approved')
  expect(await tracesOf(first.id)).toMatchObject([{ action: 'teacher approved', actorId: admin.id }])
  expect((await admin.call(approvals.decide, { id: first.id, isApproved: true })).status).toBe(404)
  expect((await admin.call(approvals.list, {})).body.teachers.map(({ id }) => id)).not.toContain(first.id)
})

test('who is declined is signed out and shut out, and waits again when the account is enabled', async () => {
  const teacher = await signUpWaiting()
  await admin.call(approvals.decide, { id: teacher.id, isApproved: false })
  expect((await teacher.call(accounts.currentUser, {})).status).toBe(401)
  const credentials = { username: teacher.user.username, password: KNOWN_PASSWORD }
  expect((await t.call(accounts.signIn, credentials)).status).toBe(401)
  expect(await tracesOf(teacher.id)).toMatchObject([{ action: 'teacher declined', actorId: admin.id }])
  await admin.call(userManagement.update, { id: teacher.id, disabled: false })
  expect((await t.call(accounts.signIn, credentials)).body.isWaitingForApproval).toBe(true)
})

test('a proven address of a domain of the school approves by itself, and nothing else does', async () => {
  const config = { ...t.deps.config, teacherDomains: ['school.example.org'] }
  const now = t.clock.now
  const approve = async (more: Partial<typeof users.$inferInsert>) => {
    const { id } = await signUpWaiting(more)
    const context = { ...t.deps, config, requestId: 'test', afterCommit: (effect: () => void) => effect() }
    expect(await approveByDomain(context, id)).toBe(!(await isWaiting(id)))
    return { id, isApproved: !(await isWaiting(id)) }
  }
  const yes = await approve({ email: 'domain-a@School.example.org', emailProvenAt: now })
  expect(yes.isApproved).toBe(true)
  expect(await tracesOf(yes.id)).toMatchObject([
    { action: 'teacher approved', actorId: null, details: { by: 'domain' } },
  ])
  for (const more of [
    { email: 'domain-b@school.example.org', emailProvenAt: null },
    { email: 'domain-c@school.example.org.evil.example', emailProvenAt: now },
    { email: 'domain-d@other.school.example.org', emailProvenAt: now },
    { email: 'domain-e@school.example.org', emailProvenAt: now, disabledAt: now },
  ])
    expect((await approve(more)).isApproved).toBe(false)
})
