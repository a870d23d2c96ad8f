import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  submissionVersions,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addClassFile } from '../../testing/assignment-samples.ts'
import { addClass } from '../../testing/class-rows.ts'
import { giveWork, handIn } from '../../testing/grading-rows.ts'
import { addLesson, addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

const daysFromNow = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS)

async function begin() {
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
  const room = await addClass(t, teacher.id, [student.id])
  await t.db
    .update(classEnrollments)
    .set({ enrolledAt: daysFromNow(-30) })
    .where(eq(classEnrollments.classId, room.id))
  const give = (more = {}) => giveWork(t, teacher.id, room.id, { assignedDate: daysFromNow(-20), ...more })
  return { teacher, pupil: student, room, give }
}

test('each says what there is to read for it: its lesson, or the lesson of its quiz', async () => {
  const { pupil: student, give } = await begin()
  const quiz = await addQuiz(t)
  const lesson = await addLesson(t)
  const asked = await give({ title: 'Quiz', kind: 'quiz', quizId: quiz.id, dueDate: daysFromNow(1) })
  await give({ title: 'Lesson', kind: 'lesson', lessonId: lesson.id, dueDate: daysFromNow(2) })
  await give({ title: 'Task', dueDate: daysFromNow(3) })
  const { body } = await student.call(myAssignments.list, { id: student.id, status: 'open' })
  expect(body.map(({ title, lessonId }) => [title, lessonId])).toEqual([
    ['Quiz', quiz.lessonId],
    ['Lesson', lesson.id],
    ['Task', null],
  ])
  expect((await student.call(myAssignments.one, { id: asked.id })).body.lessonId).toBe(quiz.lessonId)
})

test('open work comes first, the next due on top, each with its class, due date and own work', {
  tags: ['P-45,Y-55'],
}, async () => {
  const { pupil: student, give } = await begin()
  await give({ title: 'Draft', status: 'draft' })
  await give({ title: 'No date' })
  const late = await give({ title: 'Missing', dueDate: daysFromNow(-1) })
  await give({ title: 'Next week', dueDate: daysFromNow(7) })
  const done = await give({ title: 'Done' })
  await handIn(t, done.id, student.id)
  const excused = await give({ title: 'Excused', dueDate: daysFromNow(-1), assignedDate: daysFromNow(-25) })
  await t.db.insert(assignmentExcuses).values({ assignmentId: excused.id, studentId: student.id })
  await give({
    title: 'Too late',
    dueDate: daysFromNow(-2),
    latePolicy: 'refuse',
    assignedDate: daysFromNow(-26),
  })
  const list = async (more = {}) =>
    (await student.call(myAssignments.list, { id: student.id, ...more })).body.map(({ title, state }) => [
      title,
      state,
    ])
  const open = [
    ['Missing', 'missing'],
    ['Next week', 'notDue'],
    ['No date', 'notDue'],
  ]
  const over = [
    ['Done', 'handedIn'],
    ['Excused', 'excused'],
    ['Too late', 'missing'],
  ]
  expect(await list()).toEqual([...open, ...over])
  expect(await list({ status: 'open' })).toEqual(open)
  expect(await list({ status: 'done' })).toEqual(over)
  expect((await student.call(myAssignments.list, { id: student.id })).body[0]).toMatchObject({
    id: late.id,
    className: '5b',
    teacherName: 'Ada Lovelace',
    dueDate: daysFromNow(-1).toISOString(),
    submission: null,
  })
  expect(
    (await student.call(myAssignments.list, { id: student.id, status: 'graded' as 'done' })).status,
  ).toBe(400)
})

test('a student sees the assignment with own work, grade and feedback', { tags: ['P-46'] }, async () => {
  const { pupil: student, teacher, give } = await begin()
  const { id } = await give({ instructions: 'One page.', requirements: ['Sources'] })
  await handIn(t, id, student.id, {
    status: 'graded',
    grade: 17.5,
    feedback: 'Well put.',
    gradedBy: teacher.id,
    rubricScores: { idea: 5 },
  })
  expect((await student.call(myAssignments.one, { id })).body).toMatchObject({
    instructions: 'One page.',
    requirements: ['Sources'],
    state: 'graded',
    refusal: 'graded',
    isPreview: false,
    submission: { content: 'My essay.', grade: 17.5, feedback: 'Well put.', rubricScores: { idea: 5 } },
  })
})

test('who is not in the class, not in the audience or has left finds nothing; its teacher looks in', {
  tags: ['P-46'],
}, async () => {
  const { teacher, pupil: student, room, give } = await begin()
  const { id } = await give()
  const forOthers = await give({ audience: 'pupils' })
  const [stranger, colleague] = [await t.signUp(), await t.signUp('teacher')]
  const status = async (person: { call: typeof student.call }, wanted = id) =>
    (await person.call(myAssignments.one, { id: wanted })).status
  expect(await status(student)).toBe(200)
  expect(await status(student, forOthers.id)).toBe(404)
  expect(await status(stranger)).toBe(404)
  expect(await status(colleague)).toBe(404)
  expect((await teacher.call(myAssignments.one, { id })).body).toMatchObject({
    isPreview: true,
    submission: null,
  })
  expect((await teacher.call(myAssignments.handIn, { id, content: 'Mine' })).status).toBe(404)
  await t.db.update(classEnrollments).set({ status: 'inactive' }).where(eq(classEnrollments.classId, room.id))
  expect(await status(student)).toBe(404)
})

test('work is turned in once per student, replaced with its first version kept, and not once graded', {
  tags: ['P-47,STATE-34'],
}, async () => {
  const { pupil: student, give } = await begin()
  const { id } = await give()
  const send = (content: string) => student.call(myAssignments.handIn, { id, content, attachments: [] })
  expect((await send('First.')).body).toMatchObject({
    state: 'handedIn',
    submission: { content: 'First.', status: 'submitted', version: 1 },
  })
  expect((await send('Second.')).body.submission).toMatchObject({ content: 'Second.', version: 2 })
  const rows = await t.db
    .select()
    .from(assignmentSubmissions)
    .where(eq(assignmentSubmissions.assignmentId, id))
  expect(rows).toHaveLength(1)
  const submissionId = rows[0]?.id ?? 0
  expect(
    await t.db.select().from(submissionVersions).where(eq(submissionVersions.submissionId, submissionId)),
  ).toMatchObject([{ version: 1, content: 'First.' }])
  await t.db
    .update(assignmentSubmissions)
    .set({ status: 'graded', grade: 10 })
    .where(eq(assignmentSubmissions.id, submissionId))
  expect(await send('Third.')).toMatchObject({
    status: 409,
    body: { message: 'This work is graded already. Your teacher can give it back to you.' },
  })
})

test('work that came back is turned in again, also after the due date and after it was closed', {
  tags: ['Y-56'],
}, async () => {
  const { pupil: student, give, teacher } = await begin()
  const { id } = await give({ dueDate: daysFromNow(-1), latePolicy: 'refuse', status: 'closed' })
  await handIn(t, id, student.id, {
    status: 'returned',
    feedback: 'Say why.',
    grade: 3,
    gradedBy: teacher.id,
  })
  const { body } = await student.call(myAssignments.handIn, { id, content: 'Because.', attachments: [] })
  expect(body).toMatchObject({
    state: 'handedIn',
    submission: { status: 'submitted', content: 'Because.', grade: null, feedback: 'Say why.' },
  })
})

test.each([
  [
    { latePolicy: 'refuse' as const, dueDate: -1 },
    409,
    'The time for this assignment is over. Please talk to your teacher.',
  ],
  [{ latePolicy: 'deduct' as const, dueDate: -1 }, 200, undefined],
  [
    { status: 'closed' as const, dueDate: undefined },
    409,
    'This assignment is closed. Your teacher can open it again.',
  ],
])('work for %j answers %i', { tags: ['P-47'] }, async ({ dueDate, ...more }, status, message) => {
  const { pupil: student, give } = await begin()
  const { id } = await give({ ...more, dueDate: dueDate === undefined ? null : daysFromNow(dueDate) })
  const answer = await student.call(myAssignments.handIn, { id, content: 'Here.' })
  expect([answer.status, answer.body.message]).toEqual([status, message])
})

test('the same hand-in sent twice is one', async () => {
  const { pupil: student, give } = await begin()
  const { id } = await give()
  const send = () =>
    student.call(
      myAssignments.handIn,
      { id, content: 'Once.' },
      { idempotencyKey: `hand-in-${id}-once-only` },
    )
  await send()
  expect((await send()).body.submission?.version).toBe(1)
})

test('only own files are attached, at most five, and links of no other scheme', async () => {
  const { pupil: student, room, give } = await begin()
  const { id } = await give()
  const other = await t.signUp()
  const mine = await addClassFile(t, student.id, { classId: room.id })
  const theirs = await addClassFile(t, other.id, { classId: room.id })
  const attach = (urls: string[]) =>
    student.call(myAssignments.handIn, { id, attachments: urls.map((url) => ({ name: 'File', url })) })
  const { body } = await attach([`/api/class-files/${mine}`, 'https://example.org/essay'])
  expect(body.submission?.attachments).toEqual([
    { name: 'notes.txt', url: `/api/class-files/${mine}`, mediaType: 'text/plain', sizeBytes: 24 },
    { name: 'File', url: 'https://example.org/essay' },
  ])
  expect((await attach([`/api/class-files/${theirs}`])).status).toBe(404)
  expect((await attach(['javascript:alert(1)'])).status).toBe(400)
  expect((await attach(Array(6).fill('https://example.org/a'))).status).toBe(400)
})

test('a student takes the cards of a deck once, tagged with its title', async () => {
  const { pupil: student, give } = await begin()
  const deck = [
    { front: 'Half of 8?', back: '4' },
    { front: 'Half of 6?', back: '3' },
  ]
  const { id } = await give({ kind: 'flashcards', deck, title: 'Halves, again' })
  expect((await student.call(myAssignments.takeDeck, { id })).body.deck).toMatchObject({
    tag: 'Halves again',
    cards: 2,
    taken: 2,
    rated: 0,
  })
  expect((await student.call(myAssignments.takeDeck, { id })).body.deck).toMatchObject({
    cards: 2,
    taken: 2,
    rated: 0,
  })
  const plain = await give()
  expect((await student.call(myAssignments.takeDeck, { id: plain.id })).status).toBe(409)
})

test("nobody reads another student's list", async () => {
  const { teacher, pupil: student } = await begin()
  expect((await teacher.call(myAssignments.list, { id: student.id })).status).toBe(404)
})

test('the list is one statement besides the session, however much work there is', async () => {
  const { pupil: student, give } = await begin()
  for (let n = 0; n < 5; n++) await give({ title: `Work ${n}` })
  const statements = await t.listenToDatabase(() => student.call(myAssignments.list, { id: student.id }))
  expect(statements.length).toBeLessThanOrEqual(2)
})
