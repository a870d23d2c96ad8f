import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classes } from '#contract/teaching/classes.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { assignmentExcuses, assignments as table } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addClass, addGroup } from '../../testing/class-rows.ts'
import { addFlashcard } from '../../testing/flashcard-rows.ts'
import { giveWork, handIn } from '../../testing/grading-rows.ts'
import { addLesson, addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

const SKILL = 'math.1.subtract-within-20'

async function begin() {
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
  const room = await addClass(t, teacher.id, [student.id], { grade: 5 })
  return { teacher, pupil: student, room, give: (more = {}) => giveWork(t, teacher.id, room.id, more) }
}

test('an assignment with the documented fields is active and worth 100 points', {
  tags: ['P-17,DATA2-44,STATE-33'],
}, async () => {
  const { teacher, room } = await begin()
  const lesson = await addLesson(t)
  const dueDate = '2026-01-09T15:00:00.000Z'
  const { status, body } = await teacher.call(assignments.create, {
    title: 'Read about halves',
    description: 'For Friday',
    instructions: 'Read it twice.',
    classId: room.id,
    lessonId: lesson.id,
    dueDate,
    resources: [{ name: 'Pictures', url: 'https://example.org/halves' }],
    requirements: ['Read', 'Complete'],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    title: 'Read about halves',
    className: '5b',
    kind: 'lesson',
    lesson: { id: lesson.id, title: 'Halves' },
    points: 100,
    status: 'active',
    dueDate,
    requirements: ['Read', 'Complete'],
    resources: [{ name: 'Pictures', url: 'https://example.org/halves' }],
    counts: { given: 1, handedIn: 0, toGrade: 0, graded: 0 },
  })
  expect((await teacher.call(assignments.one, { id: body.id })).body).toEqual(body)
})

test('the list shows id, title, due date, class and status, newest first, and can be narrowed', {
  tags: ['P-16,DATA2-51'],
}, async () => {
  const { teacher, pupil: student, room, give } = await begin()
  await give({ title: 'Draft', status: 'draft', createdAt: new Date('2026-01-01') })
  const essay = await give({ title: 'Essay', createdAt: new Date('2026-01-02') })
  await handIn(t, essay.id, student.id)
  const other = await addClass(t, teacher.id, [], { name: '6a' })
  await giveWork(t, teacher.id, other.id, { title: 'Elsewhere', createdAt: new Date('2026-01-03') })
  const titles = async (filter = {}) =>
    (await teacher.call(assignments.list, filter)).body.map(({ title }) => title)
  expect(await titles()).toEqual(['Elsewhere', 'Essay', 'Draft'])
  expect(await titles({ classId: room.id })).toEqual(['Essay', 'Draft'])
  expect(await titles({ status: 'draft' })).toEqual(['Draft'])
  expect(await titles({ search: 'ESS' })).toEqual(['Essay'])
  expect(await titles({ only: 'toGrade' })).toEqual(['Essay'])
  expect(await titles({ before: essay.id })).toEqual(['Draft'])
  const [, row] = (await teacher.call(assignments.list, {})).body
  expect(row).toMatchObject({
    id: essay.id,
    className: '5b',
    status: 'active',
    counts: { given: 1, handedIn: 1, toGrade: 1, graded: 0 },
  })
})

test('work of a student who has left the class or whose account is deleted waits for no grade', async () => {
  const { teacher, pupil: student, give } = await begin()
  const { id } = await give({ title: 'Essay' })
  await handIn(t, id, student.id)
  const isOwn = eq(classEnrollments.studentId, student.id)
  const waiting = async () =>
    (await teacher.call(assignments.list, { only: 'toGrade' })).body.map(({ title }) => title)
  expect(await waiting()).toEqual(['Essay'])
  await t.db.update(classEnrollments).set({ status: 'removed' }).where(isOwn)
  expect(await waiting()).toEqual([])
  await t.db.update(classEnrollments).set({ status: 'active' }).where(isOwn)
  await t.db.update(users).set({ deletedAt: t.clock.now }).where(eq(users.id, student.id))
  expect(await waiting()).toEqual([])
})

test('an assignment tells its class and counts, can be closed, and only active ones count for the class', {
  tags: ['P-18', 'P-19', 'DATA2-52'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id: classId } = await addClass(t, teacher.id, [student.id], { name: '5b' })
  const { id } = await giveWork(t, teacher.id, classId)
  for (const status of ['draft', 'closed', 'archived'] as const)
    await giveWork(t, teacher.id, classId, { status })
  await handIn(t, id, student.id)
  const { body } = await teacher.call(assignments.one, { id })
  const counts = { given: 1, handedIn: 1, toGrade: 1, graded: 0 }
  expect(body).toMatchObject({ className: '5b', status: 'active', counts })
  const countActive = async () => (await teacher.call(classes.list, {})).body[0]?.activeAssignments
  expect(await countActive()).toBe(1)
  const change = { title: 'Essay on rivers', status: 'closed' } as const
  expect((await teacher.call(assignments.update, { id, ...change })).body).toMatchObject({
    ...change,
    counts,
  })
  expect(await countActive()).toBe(0)
})

test('turned in is what is there, of all it is given to: who is excused or came too late is not among them', async () => {
  const { teacher, pupil: student, room, give } = await begin()
  const others = await Promise.all(Array.from({ length: 4 }, () => t.signUp()))
  // The fourth has not begun.
  const [returned, excused, late] = others.map(({ id }) => id)
  const dueDate = new Date(t.clock.now.getTime() - 1000)
  const { id } = await give({ dueDate })
  await t.db.insert(classEnrollments).values(
    others.map((other) => ({
      classId: room.id,
      studentId: other.id,
      enrolledAt: other.id === late ? t.clock.now : new Date('2025-01-01'),
    })),
  )
  await t.db
    .update(classEnrollments)
    .set({ enrolledAt: new Date('2025-01-01') })
    .where(eq(classEnrollments.studentId, student.id))
  await handIn(t, id, student.id)
  await handIn(t, id, returned ?? 0, { status: 'returned' })
  await t.db.insert(assignmentExcuses).values({ assignmentId: id, studentId: excused ?? 0 })
  const { body } = await teacher.call(assignments.one, { id })
  expect(body.counts).toEqual({ given: 3, handedIn: 2, toGrade: 1, graded: 0 })
})

test('recent assignments leave archived ones and those of archived classes out', {
  tags: ['API2-53'],
}, async () => {
  const { teacher, give } = await begin()
  await give({ title: 'Now' })
  await give({ title: 'Put away', status: 'archived' })
  const old = await addClass(t, teacher.id, [], { isActive: false })
  await giveWork(t, teacher.id, old.id, { title: 'Last year' })
  const { body } = await teacher.call(assignments.recent, {})
  expect(body.map(({ title }) => title)).toEqual(['Now'])
})

test('a status follows the one before; any other word is refused', { tags: ['Y-56'] }, async () => {
  const { teacher, pupil: student, give } = await begin()
  const { id } = await give({ status: 'draft' })
  const become = async (status: string) =>
    (await teacher.call(assignments.update, { id, status: status as 'closed' })).status
  expect(await become('closed')).toBe(409)
  expect(await become('active')).toBe(200)
  await handIn(t, id, student.id)
  expect(await become('draft')).toBe(409)
  expect(await become('closed')).toBe(200)
  expect(await become('archived')).toBe(200)
  expect(await become('finished')).toBe(400)
})

test('what was a draft is given out with the moment that it becomes active', async () => {
  const { teacher, give } = await begin()
  const { id } = await give({ status: 'draft', assignedDate: new Date('2025-11-01') })
  const { body } = await teacher.call(assignments.update, { id, status: 'active' })
  expect(body.assignedDate).toBe(t.clock.now.toISOString())
})

test('with work turned in it is not deleted; without, it can be brought back', {
  tags: ['P-20'],
}, async () => {
  const { teacher, pupil: student, give } = await begin()
  const full = await give()
  await handIn(t, full.id, student.id)
  expect(await teacher.call(assignments.remove, { id: full.id })).toMatchObject({
    status: 409,
    body: { message: 'Students have turned in work for this assignment. Archive it instead.' },
  })
  const empty = await give()
  expect((await teacher.call(assignments.remove, { id: empty.id })).status).toBe(204)
  expect((await teacher.call(assignments.one, { id: empty.id })).status).toBe(404)
  expect((await teacher.call(assignments.restore, { id: empty.id })).body.title).toBe('Essay')
})

test('with work turned in, its class and kind stay; its title and points may change', async () => {
  const { teacher, pupil: student, give } = await begin()
  const { id } = await give()
  await handIn(t, id, student.id)
  const other = await addClass(t, teacher.id)
  expect((await teacher.call(assignments.update, { id, classId: other.id })).status).toBe(409)
  expect((await teacher.call(assignments.update, { id, kind: 'lesson' })).status).toBe(409)
  expect(
    (await teacher.call(assignments.update, { id, title: 'Longer essay', points: 30 })).body,
  ).toMatchObject({ title: 'Longer essay', points: 30, classId: expect.any(Number) })
})

const LINE = { id: 'idea', title: 'Idea', levels: [{ title: 'Good', points: 10 }] }

test.each([
  ['lesson', {}, 'lessonId'],
  ['quiz', {}, 'quizId'],
  ['practice', {}, 'skills'],
  ['practice', { skills: ['math.1.no-such-skill'] }, 'skills'],
  ['flashcards', {}, 'deckTag'],
  ['flashcards', { deckTag: 'nothing here' }, 'deckTag'],
  ['task', { audience: 'group' }, 'groupId'],
  ['task', { audience: 'pupils' }, 'studentIds'],
  ['task', { rubric: [LINE, LINE] }, 'rubric'],
] as const)('a %s with %j is told what is missing or wrong', async (kind, more, field) => {
  const { teacher, room } = await begin()
  const sent = { title: 'Work', classId: room.id, kind, ...more }
  expect(await teacher.send(assignments.create, sent)).toMatchObject({
    status: 400,
    body: { issues: [{ field }] },
  })
})

test('practice names its skills and how many right answers are wanted', async () => {
  const { teacher, room } = await begin()
  const { body } = await teacher.call(assignments.create, {
    title: 'Subtract',
    classId: room.id,
    kind: 'practice',
    skills: [SKILL, SKILL],
  })
  expect(body).toMatchObject({ skills: [{ code: SKILL, name: expect.any(String) }], problemsWanted: 5 })
})

test('a deck holds the own cards of its tag as they are now, but no picture of its owner', async () => {
  const { teacher, room } = await begin()
  const stranger = await t.signUp('teacher')
  await addFlashcard(t, teacher.id, { front: 'Half of 8?', back: '4', tags: ['halves'] })
  await addFlashcard(t, teacher.id, { front: 'Look', back: '1', tags: ['halves'], pictureIds: [1] })
  await addFlashcard(t, teacher.id, { front: 'Other', tags: ['thirds'] })
  await addFlashcard(t, stranger.id, { front: 'Not mine', tags: ['halves'] })
  const { body } = await teacher.call(assignments.create, {
    title: 'Halves',
    classId: room.id,
    kind: 'flashcards',
    deckTag: 'halves',
  })
  expect(body.deck).toEqual([{ front: 'Half of 8?', back: '4' }])
})

test("nothing of another teacher's gets into an assignment, and nothing of it is told", async () => {
  const { teacher, room, give } = await begin()
  const theirs = await begin()
  const group = await addGroup(t, theirs.teacher.id)
  const { id } = await give()
  const base = { title: 'Work', classId: room.id }
  const statuses = [
    await teacher.call(assignments.create, { ...base, classId: theirs.room.id }),
    await teacher.call(assignments.create, { ...base, audience: 'group', groupId: group.groupId }),
    await teacher.call(assignments.create, { ...base, audience: 'pupils', studentIds: [theirs.pupil.id] }),
    await teacher.call(assignments.update, { id, classId: theirs.room.id }),
    await teacher.call(assignments.update, { id, audience: 'pupils', studentIds: [theirs.pupil.id] }),
    await teacher.call(assignments.duplicate, { id, classId: theirs.room.id }),
    await theirs.teacher.call(assignments.duplicate, { id, classId: theirs.room.id }),
    await theirs.teacher.call(assignments.update, { id, title: 'Mine now' }),
  ]
  expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill(404))
  expect((await theirs.teacher.call(assignments.list, { classId: room.id })).body).toEqual([])
  const [row] = await t.db.select().from(table).where(eq(table.id, id))
  expect(row).toMatchObject({ title: 'Essay', audience: 'class', classId: room.id })
})

test('a copy for another class is a draft for all of it, without the work of the first', async () => {
  const { teacher, pupil: student, give } = await begin()
  const quiz = await addQuiz(t)
  const { id } = await give({ kind: 'quiz', quizId: quiz.id, dueDate: new Date('2026-02-01') })
  await handIn(t, id, student.id)
  const other = await addClass(t, teacher.id, [], { name: '6a' })
  const { status, body } = await teacher.call(assignments.duplicate, { id, classId: other.id })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    title: 'Essay',
    className: '6a',
    kind: 'quiz',
    quizId: quiz.id,
    status: 'draft',
    dueDate: null,
    audience: 'class',
    counts: { given: 0, handedIn: 0 },
  })
})

test('students hear of new work once, those of the audience alone, and of a draft not at all', async () => {
  const { teacher, pupil: student, room } = await begin()
  const sent = { title: 'For one', classId: room.id, status: 'draft' } as const
  const { body } = await teacher.call(assignments.create, sent)
  const kinds = async () => (await student.call(notifications.list, {})).body.map(({ kind }) => kind)
  expect(await kinds()).toEqual([])
  await teacher.call(assignments.update, { id: body.id, status: 'active' })
  await teacher.call(assignments.update, { id: body.id, title: 'For one, again' })
  expect(await kinds()).toEqual(['assignment_given'])
  expect((await student.call(notifications.list, {})).body[0]).toMatchObject({
    link: `/assignments/${body.id}`,
    data: { title: 'For one', className: '5b' },
  })
})

test.each(['Maths', 'English 5b'])(
  'a class of %s is offered practice of its subject first',
  async (subject) => {
    const { teacher } = await begin()
    const { id: classId } = await addClass(t, teacher.id, [], { grade: 5, subject })
    const { body } = await teacher.call(assignments.choices, { kind: 'practice', classId })
    const offered = body.slice(0, 3).map((choice) => [choice.subject?.slice(0, 4), choice.grade])
    expect(offered).toEqual(Array(3).fill([subject.slice(0, 4), 5]))
  },
)

test('what can be given out is found by its words, that of the class first', async () => {
  const { teacher, room } = await begin()
  const word = `Zebra${teacher.id}`
  await addQuiz(t, { grade: 9, title: `${word} far` })
  const near = await addLesson(t, { grade: 5, title: `${word} near` })
  await addLesson(t, { grade: 5, title: `${word} gone`, retiredAt: new Date('2025-01-01') })
  const find = async (kind: 'lesson' | 'practice' | 'flashcards', search: string) =>
    (await teacher.call(assignments.choices, { kind, search, classId: room.id })).body
  expect((await find('lesson', word)).map(({ label }) => label)).toEqual([`${word} near`, `${word} far`])
  expect((await find('lesson', `${word} n`))[0]?.value).toBe(String(near.id))
  expect((await find('practice', 'subtract')).length).toBeGreaterThan(0)
  await addFlashcard(t, teacher.id, { tags: [word] })
  expect(await find('flashcards', word)).toMatchObject([{ value: word, size: 1 }])
})
