import { beforeEach, expect, test } from 'vitest'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { notifications } from '#contract/notifications.ts'
import type { Notice } from '#contract/presence.ts'
import { classes } from '#contract/teaching/classes.ts'
import { roster } from '#contract/teaching/roster.ts'
import { addClass, addInvitation } from '../../../testing/class-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START })
let teacher: TestPerson
let student: TestPerson
beforeEach(async () => {
  teacher = await t.signUp('teacher', { firstName: 'Elena', lastName: 'Marquez' })
  student = await t.signUp('student', { firstName: 'Zaphod', lastName: 'Beeblebrox' })
})

const toFile = (text: string) => Buffer.from(text).toString('base64')
const mine = async () => (await student.call(myClasses.list, { id: student.id })).body
const page = async (id: number) => (await teacher.call(classes.one, { id })).body
const inviteByName = (id: number) => teacher.call(roster.enrol, { id, username: student.user.username })
const setStatus = (id: number, status: 'active' | 'inactive' | 'removed') =>
  teacher.call(roster.setStatus, { id, studentId: student.id, status })
const own = (classId: number) => ({ id: student.id, classId })
/** What an open page of the person hears. */
function listen({ id: userId }: TestPerson): Notice[] {
  const heard: Notice[] = []
  const visit = { sessionId: userId, userId, connectedAt: t.clock.now, isWithheld: true, page: null }
  t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => heard.push(notice) })
  return heard
}

test('a student added by username is asked, is told of it, and is in once they accept', {
  tags: ['P-12', 'P-13', 'STATE-35'],
}, async () => {
  const { id } = await addClass(t, teacher.id, [], { name: 'Maths 5b' })
  const { status, body } = await inviteByName(id)
  expect([status, body]).toEqual([
    201,
    {
      studentId: student.id,
      // Whoever guesses a username learns nothing but that it exists.
      name: student.user.username,
      firstName: '',
      lastName: '',
      username: student.user.username,
      grade: null,
      status: 'inactive',
      consent: 'asked',
      enrolledAt: START.toISOString(),
      groupIds: [],
    },
  ])
  expect(await page(id)).toMatchObject({
    pupils: 0,
    enrolments: [],
    invitations: [{ consent: 'asked' }],
    isByInvitation: true,
  })
  expect((await student.call(notifications.list, {})).body).toMatchObject([
    { kind: 'class_invited', data: { name: 'Elena Marquez', title: 'Maths 5b' } },
  ])
  expect(await mine()).toMatchObject([{ id, teacherName: 'Elena Marquez', status: 'inactive' }])

  t.clock.now = new Date('2026-03-11T09:00:00Z')
  const heard = listen(teacher)
  const accepted = await student.call(myClasses.accept, own(id))
  expect([accepted.status, accepted.body]).toMatchObject([200, { id, status: 'active' }])
  expect(heard).toEqual([{ type: 'classes' }])
  expect(await page(id)).toMatchObject({
    pupils: 1,
    enrolments: [
      { name: 'Zaphod Beeblebrox', grade: 5, consent: 'given', enrolledAt: t.clock.now.toISOString() },
    ],
    invitations: [],
  })
})

test('who is asked already or has declined is not asked again, neither by name nor by list nor from the roster', async () => {
  const { id } = await addClass(t, teacher.id)
  await inviteByName(id)
  const again = await inviteByName(id)
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('already invited')])
  const heard = listen(teacher)
  expect((await student.call(myClasses.leave, own(id))).status).toBe(204)
  expect(heard).toEqual([{ type: 'classes' }])
  expect(await mine()).toEqual([])
  expect((await page(id)).invitations).toMatchObject([{ consent: 'declined', name: student.user.username }])
  expect((await inviteByName(id)).body.message).toContain('give them the class code')
  expect((await setStatus(id, 'active')).status).toBe(409)
  await setStatus(id, 'removed')
  expect((await setStatus(id, 'active')).status).toBe(409)
  const file = toFile(`username\n${student.user.username}`)
  expect((await teacher.call(roster.previewImport, { id, file })).body).toMatchObject({
    newPupils: 0,
    errors: 0,
    rows: [{ fate: 'declined' }],
  })
  expect((await teacher.call(roster.import, { id, file })).body).toMatchObject({ invited: 0, enrolled: 0 })
  expect(await mine()).toEqual([])
})

test('a no by mistake is taken back and waits for an answer again; it is no yes', async () => {
  const { id } = await addInvitation(t, teacher.id, student.id)
  await student.call(myClasses.leave, own(id))
  expect((await student.call(myClasses.comeBack, own(id))).body).toMatchObject({ id, status: 'inactive' })
  expect((await student.call(myClasses.comeBack, own(id))).body).toMatchObject({ id, status: 'inactive' })
  expect((await page(id)).pupils).toBe(0)
  expect((await student.call(myClasses.accept, own(id))).body.status).toBe('active')
})

test('an invitation that was withdrawn cannot be accepted, and no turn of states lets a student in without a yes', async () => {
  const { id } = await addInvitation(t, teacher.id, student.id)
  expect((await setStatus(id, 'active')).status).toBe(409)
  await setStatus(id, 'removed')
  expect(await mine()).toEqual([])
  const late = await student.call(myClasses.accept, own(id))
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('taken the invitation back'),
  ])
  expect((await setStatus(id, 'active')).body).toMatchObject({ status: 'inactive', consent: 'asked' })
  await setStatus(id, 'removed')
  expect((await setStatus(id, 'inactive')).body.consent).toBe('asked')

  await student.call(myClasses.accept, own(id))
  await student.call(myClasses.leave, own(id))
  await setStatus(id, 'removed')
  expect((await setStatus(id, 'active')).body).toMatchObject({ status: 'inactive', consent: 'asked' })
  expect((await page(id)).pupils).toBe(0)
})

test('whom the teacher took out is taken back at once and hears of it', async () => {
  const { id } = await addClass(t, teacher.id, [student.id])
  await setStatus(id, 'removed')
  expect((await setStatus(id, 'active')).body).toMatchObject({ status: 'active', consent: 'given' })
  expect((await student.call(notifications.list, {})).body).toMatchObject([{ kind: 'class_enrolled' }])
})

test('asking, withdrawing and asking again tells a student once a day', async () => {
  const { id } = await addClass(t, teacher.id)
  for (let times = 0; times < 3; times++) {
    expect((await inviteByName(id)).status).toBe(201)
    await setStatus(id, 'removed')
  }
  expect((await student.call(notifications.list, {})).body).toHaveLength(1)
})

test('the code lets in who is invited, also behind closed doors', async () => {
  const { id, classCode } = await addInvitation(t, teacher.id, student.id)
  await teacher.call(classes.update, { id, isJoinOpen: false })
  expect((await student.call(myClasses.lookUp, { classCode })).body).toMatchObject({
    isJoinOpen: true,
    isIn: false,
  })
  expect((await student.call(myClasses.join, { classCode })).body).toMatchObject({ id, status: 'active' })
  const stranger = await t.signUp()
  expect((await stranger.call(myClasses.join, { classCode })).status).toBe(409)
})

test('nobody accepts for somebody else, or where nobody asked', async () => {
  const other = await t.signUp()
  const asked = await addInvitation(t, teacher.id, student.id)
  const { id } = await addClass(t, teacher.id)
  expect((await other.call(myClasses.accept, own(asked.id))).status).toBe(404)
  expect((await other.call(myClasses.accept, { id: other.id, classId: asked.id })).status).toBe(404)
  expect((await student.call(myClasses.accept, own(id))).status).toBe(404)
})

test('a class list says who will be invited, and invites them', async () => {
  const [asked, inside] = [await t.signUp(), await t.signUp()]
  const { id } = await addClass(t, teacher.id, [inside.id])
  await teacher.call(roster.enrol, { id, username: asked.user.username })
  const file = toFile(
    ['username', student.user.username, asked.user.username, inside.user.username, 'nobody'].join('\n'),
  )
  const preview = (await teacher.call(roster.previewImport, { id, file })).body
  expect(preview.rows.map(({ fate }) => fate)).toEqual(['invite', 'alreadyInvited', 'alreadyIn', 'error'])
  expect([preview.newPupils, preview.errors]).toEqual([1, 1])
  expect((await teacher.call(roster.import, { id, file })).status).toBe(400)
  const { body } = await teacher.call(roster.import, { id, file, skipErrors: true })
  expect(body).toEqual({ invited: 1, enrolled: 0, alreadyIn: 1, leftOut: 1 })
  expect((await page(id)).invitations).toHaveLength(2)
  expect(await mine()).toMatchObject([{ id, status: 'inactive' }])
})
