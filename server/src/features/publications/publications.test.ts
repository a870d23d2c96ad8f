import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile/profile.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { publications, REQUESTS_PER_PAGE } from '#contract/publication/publications.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addClass } from '../../testing/class-rows.ts'
import { PROGRAM } from '../../testing/kids-code-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addUpload } from '../../testing/profile-rows.ts'
import { addPublication } from '../../testing/publication-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()

/** A student of fifteen with a classmate and the teacher of both. */
async function addRoom(age: number | null = 15) {
  const student = await t.signUp('student', { age, grade: 9, points: 1_000_000 })
  const [classmate, teacher] = [await t.signUp('student', { grade: 9 }), await t.signUp('teacher')]
  const room = await addClass(t, teacher.id, [student.id, classmate.id])
  return { student, classmate, teacher, room }
}

const GUIDE = { title: 'Halves', content: 'Call me: 555-123-4567', isPublic: true }
const waitingFor = async (adult: TestPerson) => (await adult.call(publications.list, {})).body.requests
const findOf = async (adult: TestPerson, student: TestPerson, kind = 'guide') =>
  (await waitingFor(adult)).find((one) => one.person.id === student.id && one.kind === kind)
const requireOf = async (adult: TestPerson, student: TestPerson, kind = 'guide') => {
  const request = await findOf(adult, student, kind)
  if (!request) throw new Error('nothing waits')
  return request
}
const decide = (adult: TestPerson, id: number, outcome: 'approved' | 'declined', more: object = {}) =>
  adult.call(publications.decide, { id, outcome, ...more })
const isPublic = async (id: number) => (await t.call(studyGuides.preview, { id })).status === 200
const ownGuide = async (ada: TestPerson, id: number) =>
  (await ada.call(studyGuides.list, { id: ada.id })).body.find((guide) => guide.id === id)
const seenName = async (reader: TestPerson, id: number) =>
  (await reader.call(leaderboard.list, { grade: 9 })).body.find((leader) => leader.id === id)?.displayName

test('a guide of a minor waits, an adult sees what it tells, and approved it is public', {
  tags: ['SEC-32'],
}, async () => {
  const { student, classmate, teacher } = await addRoom()
  const { status, body: guide } = await student.call(studyGuides.create, GUIDE)
  expect([status, guide.isPublic, guide.sharing]).toEqual([201, true, 'waiting'])
  expect([
    await isPublic(guide.id),
    (await classmate.call(studyGuides.preview, { id: guide.id })).status,
  ]).toEqual([false, 404])
  const request = await requireOf(teacher, student)
  expect(request).toMatchObject({ kind: 'guide', classNames: '5b', person: { lastName: 'Lovelace' } })
  const content = request.texts.find(({ part }) => part === 'content')
  expect(content?.contacts).toEqual([{ kind: 'phone', start: 9, end: 21 }])
  expect((await teacher.call(publications.count, {})).body).toEqual({ waiting: 1 })

  expect((await decide(teacher, request.id, 'approved')).status).toBe(200)
  expect([await isPublic(guide.id), (await ownGuide(student, guide.id))?.sharing]).toEqual([true, 'public'])
  expect(await findOf(teacher, student)).toBeUndefined()
  const told = (await student.call(notifications.list, {})).body
  expect(told).toMatchObject([
    { kind: 'publication_approved', data: { thing: 'guide', title: 'Halves' }, link: '/study-guides' },
  ])
  const log = await t.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id))
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'publication approved',
      subjectId: student.id,
      details: expect.objectContaining({ guideId: guide.id }),
    }),
  )
})

test('who is declined reads why, changes the text and asks again; the same words wait for nobody', async () => {
  const { student, teacher } = await addRoom(null)
  const { id } = (await student.call(studyGuides.create, GUIDE)).body
  const said = { reason: 'personal', message: 'Please take out your number.' } as const
  await decide(teacher, (await requireOf(teacher, student)).id, 'declined', said)
  expect(await ownGuide(student, id)).toMatchObject({ isPublic: true, sharing: 'declined', decline: said })
  await student.call(studyGuides.update, { id, isPublic: true })
  expect(await findOf(teacher, student)).toBeUndefined()
  const changed = await student.call(studyGuides.update, { id, content: 'Two equal parts' })
  expect(changed.body).toMatchObject({ sharing: 'waiting', decline: null })
  await decide(teacher, (await requireOf(teacher, student)).id, 'approved')
  expect(await isPublic(id)).toBe(true)
})

test('an edit takes an approved guide back out of sight, and a decision about the old text decides nothing', async () => {
  const { student, teacher } = await addRoom()
  const { id } = (await student.call(studyGuides.create, GUIDE)).body
  await decide(teacher, (await requireOf(teacher, student)).id, 'approved')
  await student.call(studyGuides.update, { id, grade: 9, resources: [] })
  expect(await isPublic(id)).toBe(true)
  await student.call(studyGuides.update, { id, content: 'Something rude' })
  expect([await isPublic(id), (await ownGuide(student, id))?.sharing]).toEqual([false, 'waiting'])
  const old = await requireOf(teacher, student)
  await student.call(studyGuides.update, { id, content: 'Something ruder' })
  expect(await decide(teacher, old.id, 'approved')).toMatchObject({
    status: 409,
    body: { reason: 'publicationChanged' },
  })
  expect(await isPublic(id)).toBe(false)

  // Hidden from the reviewers while it is changed in private, it is new again.
  await student.call(studyGuides.update, { id, isPublic: false, content: 'Worst' })
  expect(await findOf(teacher, student)).toBeUndefined()
  await student.call(studyGuides.update, { id, isPublic: true })
  expect([await isPublic(id), (await requireOf(teacher, student)).texts[1]?.text]).toEqual([false, 'Worst'])
})

test('only adults who look after the student decide, once: no other teacher, no waiting one, no student', async () => {
  const { student, classmate, teacher, room } = await addRoom()
  await student.call(studyGuides.create, GUIDE)
  const { id } = await requireOf(teacher, student)
  const [stranger, admin] = [await t.signUp('teacher'), await t.signUp('admin')]
  const pending = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  await addClass(t, pending.id, [student.id])
  expect([(await waitingFor(stranger)).length, (await pending.call(publications.list, {})).status]).toEqual([
    0, 403,
  ])
  const attempts = await Promise.all(
    [student, classmate, pending, stranger].map(async (who) => (await decide(who, id, 'approved')).status),
  )
  expect(attempts).toEqual([403, 403, 403, 404])

  // Who leaves the class leaves its teacher's sight.
  const isThere = eq(classEnrollments.studentId, student.id)
  await t.db.update(classEnrollments).set({ status: 'inactive' }).where(isThere)
  expect([await findOf(teacher, student), (await decide(teacher, id, 'approved')).status]).toEqual([
    undefined,
    404,
  ])
  await t.db.update(classEnrollments).set({ status: 'active' }).where(eq(classEnrollments.classId, room.id))

  const both = await Promise.all([decide(teacher, id, 'approved'), decide(admin, id, 'declined')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.reason).toBe('publicationDecided')
})

test('a name and words wait: the owner sees them, others what was approved last or a first name', {
  tags: ['P-114'],
}, async () => {
  const { student, classmate, teacher } = await addRoom()
  const save = (displayName: string, bio = 'I like maps') =>
    student.call(profile.update, { displayName, bio })
  const { body } = await save('Countess')
  expect(body).toMatchObject({ displayName: 'Countess', bio: 'I like maps' })
  expect(body.waitingForApproval?.toSorted()).toEqual(['bio', 'displayName'])
  expect((await student.call(accounts.currentUser, {})).body.displayName).toBe('Countess')
  expect(await seenName(classmate, student.id)).toBe('Ada L.')
  await decide(teacher, (await requireOf(teacher, student, 'displayName')).id, 'approved')
  expect(await seenName(classmate, student.id)).toBe('Countess')

  await save('555-123-4567')
  expect(await seenName(classmate, student.id)).toBe('Countess')
  const request = await requireOf(teacher, student, 'displayName')
  expect(request.texts[0]?.contacts).toHaveLength(1)
  await decide(teacher, request.id, 'declined', { reason: 'personal' })
  expect((await student.call(accounts.currentUser, {})).body.displayName).toBe('Countess')
  const own = (await student.call(publications.own, {})).body
  expect(own.find(({ kind }) => kind === 'displayName')).toMatchObject({
    state: 'declined',
    value: '555-123-4567',
    decline: { reason: 'personal', message: null },
  })
  // Taking a name away needs nobody.
  await save('')
  expect(await seenName(classmate, student.id)).toBe('Ada L.')
})

test('a new picture is for the owner and the adults alone; the old one stays until it is approved', async () => {
  const { student, classmate, teacher } = await addRoom()
  const stranger = await t.signUp('teacher')
  const [first, second] = [await addUpload(t, student.id), await addUpload(t, student.id)]
  const urlOf = (upload: { key: string }) => `/api/uploads/${upload.key}`
  const open = async (who: TestPerson, { key }: { key: string }) =>
    (await who.call(uploads.open, { key })).status
  const shown = async () => (await t.db.select().from(users).where(eq(users.id, student.id)))[0]?.avatarUrl

  await student.call(profile.update, { avatarUrl: urlOf(first) })
  expect(await Promise.all([student, teacher, classmate, stranger].map((who) => open(who, first)))).toEqual([
    200, 200, 404, 404,
  ])
  await decide(teacher, (await requireOf(teacher, student, 'picture')).id, 'approved')
  expect([await shown(), await open(classmate, first)]).toEqual([urlOf(first), 200])

  await student.call(profile.update, { avatarUrl: urlOf(second) })
  expect([await shown(), await open(classmate, first), await open(classmate, second)]).toEqual([
    urlOf(first),
    200,
    404,
  ])
  const request = await requireOf(teacher, student, 'picture')
  expect(request.pictureUrl).toBe(urlOf(second))
  await student.call(publications.takeBack, { id: request.id })
  expect([(await decide(teacher, request.id, 'approved')).status, await open(teacher, second)]).toEqual([
    409, 404,
  ])
})

test('adults show at once; who comes of age asks nobody any more', async () => {
  const { student, teacher } = await addRoom(17)
  const college = await t.signUp('college')
  const direct = (await college.call(studyGuides.create, GUIDE)).body
  expect([direct.sharing, await isPublic(direct.id)]).toEqual(['public', true])
  expect((await college.call(profile.update, { displayName: 'Prof' })).body).not.toHaveProperty(
    'waitingForApproval',
  )
  const { id } = (await student.call(studyGuides.create, GUIDE)).body
  await t.db.update(users).set({ age: 18 }).where(eq(users.id, student.id))
  expect(await isPublic(id)).toBe(false)
  await student.call(studyGuides.update, { id, isPublic: true })
  expect([await isPublic(id), await findOf(teacher, student)]).toEqual([true, undefined])
})

test('what is deleted asks for nothing, and asks again when it is restored', async () => {
  const { student, teacher } = await addRoom()
  const { id } = (await student.call(studyGuides.create, GUIDE)).body
  await student.call(studyGuides.remove, { id })
  expect(await findOf(teacher, student)).toBeUndefined()
  await student.call(studyGuides.restore, { id })
  const request = await requireOf(teacher, student)
  await student.call(publications.takeBack, { id: request.id })
  expect((await ownGuide(student, id))?.sharing).toBe('private')
  await student.call(studyGuides.update, { id, isPublic: true })
  const again = await requireOf(teacher, student)
  await t.db.update(users).set({ deletedAt: t.clock.now }).where(eq(users.id, student.id))
  expect([await findOf(teacher, student), (await decide(teacher, again.id, 'approved')).status]).toEqual([
    undefined,
    404,
  ])
})

test("nobody takes back what is another's, and the list goes on page by page", async () => {
  const { student, classmate, teacher, room } = await addRoom()
  const { id } = await addPublication(t, student.id)
  expect((await classmate.call(publications.takeBack, { id })).status).toBe(404)
  const ids = [id]
  for (let n = 0; n < REQUESTS_PER_PAGE; n++) {
    const more = await t.signUp()
    await t.db
      .insert(classEnrollments)
      .values({ classId: room.id, studentId: more.id, enrolledAt: t.clock.now })
    ids.push((await addPublication(t, more.id)).id)
  }
  const first = (await teacher.call(publications.list, {})).body
  const second = (await teacher.call(publications.list, { before: first.requests.at(-1)?.id })).body
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  expect([...first.requests, ...second.requests].map((one) => one.id)).toEqual(ids.toReversed())
})

test('a project of Kids Code is declined with a reason, and what tells too much is pointed out', async () => {
  const { student, teacher } = await addRoom(16)
  const admin = await t.signUp('admin')
  const sent = { title: 'Mail ada@example.org', blocks: PROGRAM, isPublic: true }
  const { id, sharing } = (await student.call(visualProjects.create, sent)).body
  expect(sharing).toBe('waiting')
  const [review] = (await teacher.call(projectSharing.reviews, {})).body
  expect(review?.telling).toMatchObject([{ part: 'title', contacts: [{ kind: 'email', start: 5, end: 20 }] }])
  const said = { reason: 'personal', message: 'No addresses, please.' } as const
  const shareId = review?.id ?? 0
  await teacher.call(projectSharing.decide, { id: shareId, outcome: 'declined', ...said })
  expect((await admin.call(projectSharing.decide, { id: shareId, outcome: 'approved' })).status).toBe(409)
  expect((await student.call(visualProjects.one, { id })).body).toMatchObject({
    sharing: 'declined',
    decline: said,
  })
  expect((await student.call(notifications.list, {})).body).toMatchObject([
    { kind: 'publication_declined', data: { thing: 'project' } },
  ])
})
