import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addUpload } from '../../testing/profile-rows.ts'

const t = prepareTestApp()

const EMPTY = { bio: null, subjects: [], grades: [], credentials: null, office_hours: [], avatar_url: null }
const FULL = {
  bio: 'I teach numbers.\nAnd chess.',
  subjects: ['Mathematics', 'Chess'],
  grades: [6, 5],
  credentials: 'M.Ed.',
  office_hours: [{ day: 'monday', from: '14:00', to: '15:30', place: 'Room 4' }],
} as const

test('a teacher saves what they tell, and what is not sent stays', {
  tags: ['P-40', 'P-41', 'DATA2-22'],
}, async () => {
  const teacher = await t.signUp('teacher')
  expect((await teacher.call(teacherProfile.read, {})).body).toEqual(EMPTY)
  const wanted = {
    ...FULL,
    subjects: [...FULL.subjects],
    grades: [...FULL.grades],
    office_hours: [...FULL.office_hours],
  }
  const saved = { ...wanted, grades: [5, 6], avatar_url: null }
  expect((await teacher.call(teacherProfile.save, wanted)).body).toEqual(saved)
  expect((await teacher.call(teacherProfile.save, { credentials: '' })).body).toEqual({
    ...saved,
    credentials: null,
  })
  expect((await teacher.call(teacherProfile.read, {})).body).toEqual({ ...saved, credentials: null })
})

test('the picture is the one of the account, and the one before is gone', { tags: ['P-41'] }, async () => {
  const teacher = await t.signUp('teacher')
  const [first, second] = [await addUpload(t, teacher.id), await addUpload(t, teacher.id)]
  const choose = (key: string | null) =>
    teacher.call(teacherProfile.save, { avatar_url: key && `/api/uploads/${key}` })
  await choose(first.key)
  expect((await choose(second.key)).body.avatar_url).toBe(`/api/uploads/${second.key}`)
  expect((await teacher.call(accounts.currentUser, {})).body).toMatchObject({
    avatarUrl: `/api/uploads/${second.key}`,
  })
  const left = await t.db.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, teacher.id))
  expect(left).toEqual([second])
  const stolen = await addUpload(t, (await t.signUp()).id)
  expect((await choose(stolen.key)).status).toBe(400)
})

test.each([
  [{ bio: 'x'.repeat(2_001) }],
  [{ subjects: [''] }],
  [{ grades: [14] }],
  [{ grades: ['five'] }],
  [{ office_hours: [{ day: 'someday', from: '10:00', to: '11:00' }] }],
  [{ office_hours: [{ day: 'monday', from: '11:00', to: '10:00' }] }],
  [{ avatar_url: 'https://evil.example/me.png' }],
  [{ bio: 'evil\u202etext' }],
])('%j is refused', async (change) => {
  const teacher = await t.signUp('teacher')
  expect((await teacher.send(teacherProfile.save, change)).status).toBe(400)
})

test('students see the teachers of the classes they are in, without credentials, and nobody else', async () => {
  const [teacher, other, student] = [
    await t.signUp('teacher', { firstName: 'Grace', lastName: 'Hopper' }),
    await t.signUp('teacher'),
    await t.signUp(),
  ]
  await teacher.call(teacherProfile.save, { bio: FULL.bio, credentials: FULL.credentials })
  await enroll(t, teacher.id, student.id)
  await enroll(t, other.id, (await t.signUp()).id)
  const read = async () => (await student.call(teacherProfile.mine, { id: student.id })).body
  const [room] = await t.db.select().from(classes).where(eq(classes.teacherId, teacher.id))
  expect(await read()).toEqual([
    {
      id: teacher.id,
      name: 'Grace Hopper',
      bio: FULL.bio,
      subjects: [],
      office_hours: [],
      avatar_url: null,
      classIds: [room?.id],
    },
  ])
  await t.db
    .update(classEnrollments)
    .set({ status: 'inactive' })
    .where(eq(classEnrollments.studentId, student.id))
  expect(await read()).toEqual([])
})
