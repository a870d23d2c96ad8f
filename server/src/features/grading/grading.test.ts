import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications as notificationCalls } from '#contract/notifications.ts'
import type { SubmissionRow } from '#contract/teaching/grading.ts'
import { grading } from '#contract/teaching/grading.ts'
import {
  assignmentStudents,
  assignmentSubmissions,
  submissionVersions,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classGroupMembers, classGroups } from '../../db/schema/teaching/classes.ts'
import { listPeople, selectAudited } from '../../testing/audit-rows.ts'
import { addWaitingWork, giveWork, handIn, openRoom } from '../../testing/grading-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const NOW = new Date('2026-01-05T09:00:00Z')
const YESTERDAY = new Date('2026-01-04T09:00:00Z')

const t = prepareTestApp({ now: NOW })

const statesOf = (rows: readonly SubmissionRow[]) => rows.map(({ studentId, state }) => [studentId, state])
/** One after the other: namesakes stand in the order they signed up. */
async function many(count: number) {
  const people: TestPerson[] = []
  while (people.length < count) people.push(await t.signUp())
  return people
}

async function readStored(id: number) {
  const [row] = await t.db.select().from(assignmentSubmissions).where(eq(assignmentSubmissions.id, id))
  return row
}

test('every student whom it is given to has a row, with or without work, and each reading is audited', {
  tags: ['P-21'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [missing, waiting, graded, returned, excused, left] = await many(6)
  const students = [missing, waiting, graded, returned, excused, left].map((student) => student?.id ?? 0)
  const classId = await openRoom(t, teacher.id, ...students)
  await t.db
    .update(classEnrollments)
    .set({ status: 'removed' })
    .where(and(eq(classEnrollments.classId, classId), eq(classEnrollments.studentId, students[5] ?? 0)))
  const { id } = await giveWork(t, teacher.id, classId, { dueDate: YESTERDAY })
  await handIn(t, id, students[1] ?? 0)
  await handIn(t, id, students[2] ?? 0, { status: 'graded', grade: 12, submittedAt: YESTERDAY })
  await handIn(t, id, students[3] ?? 0, { status: 'returned' })
  await teacher.call(grading.excuse, { id, studentId: students[4] ?? 0, isExcused: true })
  const { body } = await teacher.call(grading.submissions, { id })
  expect(body.assignment).toMatchObject({ id, classId, className: '5b', points: 20 })
  expect(new Map(statesOf(body.rows) as [number, string][])).toEqual(
    new Map([
      [students[0], 'missing'],
      [students[1], 'handedIn'],
      [students[2], 'graded'],
      [students[3], 'returned'],
      [students[4], 'excused'],
    ]),
  )
  expect(body.rows.find(({ studentId }) => studentId === students[1])).toMatchObject({ daysLate: 1 })
  const entries = await selectAudited(t, teacher.id, 'GET /api/teacher/assignments/:id/submissions')
  expect(new Set(listPeople(entries))).toEqual(new Set(students.slice(0, 5)))
})

test('work for a group or for single students lists those alone, and who did it before', async () => {
  const teacher = await t.signUp('teacher')
  const [one, two, three] = (await many(3)).map(({ id }) => id) as [number, number, number]
  const classId = await openRoom(t, teacher.id, one, two, three)
  const [group] = await t.db.insert(classGroups).values({ classId, name: 'Owls' }).returning()
  await t.db.insert(classGroupMembers).values({ groupId: group?.id ?? 0, studentId: one })
  const forGroup = await giveWork(t, teacher.id, classId, { audience: 'group', groupId: group?.id ?? 0 })
  const forSome = await giveWork(t, teacher.id, classId, { audience: 'pupils' })
  await t.db.insert(assignmentStudents).values({ assignmentId: forSome.id, studentId: two })
  await handIn(t, forSome.id, three)
  const list = async (id: number) => (await teacher.call(grading.submissions, { id })).body.rows
  expect(statesOf(await list(forGroup.id))).toEqual([[one, 'notDue']])
  expect(statesOf(await list(forSome.id))).toEqual([
    [two, 'notDue'],
    [three, 'handedIn'],
  ])
  const stranger = { id: forGroup.id, studentId: two }
  expect((await teacher.call(grading.work, stranger)).status).toBe(404)
  expect((await teacher.call(grading.gradeStudent, { ...stranger, grade: 5 })).status).toBe(404)
})

test('a grade says who gave it and when, the student hears of it, and what was before is kept', {
  tags: ['P-22', 'STATE-34'],
}, async () => {
  const teacher = await t.signUp('teacher', { firstName: 'Grace', lastName: 'Hopper' })
  const { id, studentId, submissionId } = await addWaitingWork(t, teacher.id)
  const { status, body } = await teacher.call(grading.grade, {
    id: submissionId,
    grade: 17.5,
    feedback: 'Well argued.',
    status: 'graded',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    assignmentId: id,
    studentId,
    state: 'graded',
    submission: { grade: 17.5, feedback: 'Well argued.', version: 2, gradedByName: 'Grace Hopper' },
    versions: [{ version: 1, status: 'submitted', grade: null, content: 'My essay.' }],
  })
  expect(await readStored(submissionId)).toMatchObject({
    gradedBy: teacher.id,
    gradedAt: NOW,
    isAutomatic: false,
  })
})

test.each([-1, 20.5, 'ten'])(
  'a grade of %s of 20 points answers 400 and changes nothing',
  { tags: ['P-22'] },
  async (grade) => {
    const teacher = await t.signUp('teacher')
    const { submissionId } = await addWaitingWork(t, teacher.id)
    const { status } = await teacher.call(grading.grade, { id: submissionId, grade: grade as number })
    expect(status).toBe(400)
    expect(await readStored(submissionId)).toMatchObject({ grade: null, version: 1, status: 'submitted' })
  },
)

test('work is given back for revision, and other statuses are refused', { tags: ['Y-56'] }, async () => {
  const teacher = await t.signUp('teacher')
  const { submissionId } = await addWaitingWork(t, teacher.id)
  const back = await teacher.call(grading.grade, {
    id: submissionId,
    status: 'returned',
    feedback: 'Say why.',
  })
  expect(back.body).toMatchObject({ state: 'returned', submission: { grade: null, feedback: 'Say why.' } })
  const odd = { id: submissionId, status: 'approved' }
  expect((await teacher.send(grading.grade, odd)).status).toBe(400)
  const { status, body } = await teacher.call(grading.grade, { id: submissionId, status: 'graded' })
  const reason = 'gradeBeforeReturning'
  expect([status, body.issues]).toEqual([
    400,
    [{ field: 'grade', message: 'Please give a grade first', reason }],
  ])
})

test('of two graders at once one saves, and the other is told what stands there now', async () => {
  const teacher = await t.signUp('teacher', { firstName: 'Grace', lastName: 'Hopper' })
  const { submissionId } = await addWaitingWork(t, teacher.id)
  const save = (grade: number) =>
    teacher.call(grading.grade, { id: submissionId, grade, feedback: `Worth ${grade}`, version: 1 })
  const answers = await Promise.all([save(12), save(15)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  const saved = won?.body.submission
  expect(lost?.body).toMatchObject({ code: 'conflict' })
  expect(
    Object.fromEntries(lost?.body.issues?.map(({ field, message }) => [field, message]) ?? []),
  ).toMatchObject({
    version: '2',
    grade: String(saved?.grade),
    feedback: saved?.feedback,
    gradedByName: 'Grace Hopper',
  })
  expect(await readStored(submissionId)).toMatchObject({ grade: saved?.grade, version: 2 })
  // Without a version the documented call goes through, and what it replaces is kept.
  expect((await teacher.call(grading.grade, { id: submissionId, grade: 3 })).body.submission?.version).toBe(3)
  const kept = await t.db
    .select()
    .from(submissionVersions)
    .where(eq(submissionVersions.submissionId, submissionId))
    .orderBy(submissionVersions.version)
  expect(kept.map(({ version, grade }) => [version, grade])).toEqual([
    [1, null],
    [2, saved?.grade],
  ])
})

test('the same save sent twice after a lost answer is made once', async () => {
  const teacher = await t.signUp('teacher')
  const { submissionId } = await addWaitingWork(t, teacher.id)
  const save = () =>
    teacher.call(
      grading.grade,
      { id: submissionId, grade: 9, version: 1 },
      { idempotencyKey: `twice-${submissionId}` },
    )
  const [first, again] = [await save(), await save()]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await readStored(submissionId)).toMatchObject({ version: 2 })
})

test('work on paper is graded too, and is never late; two graders of it do not overwrite each other either', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const { id } = await giveWork(t, teacher.id, classId, { dueDate: YESTERDAY, latePolicy: 'deduct' })
  const save = (grade: number) =>
    teacher.call(grading.gradeStudent, { id, studentId: student.id, grade, version: 0 })
  const answers = await Promise.all([save(12), save(15)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = await teacher.call(grading.work, { id, studentId: student.id })
  expect(body).toMatchObject({ state: 'graded', daysLate: 0, submission: { lateDeducted: 0, version: 1 } })
})

test('lateness takes its points, and gives them back when it is forgiven', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const { id } = await giveWork(t, teacher.id, classId, { dueDate: YESTERDAY, latePolicy: 'deduct' })
  const late = await handIn(t, id, student.id)
  const graded = await teacher.call(grading.grade, { id: late.id, grade: 15 })
  expect(graded.body).toMatchObject({ daysLate: 1, submission: { grade: 13, lateDeducted: 2 } })
  const forgiven = await teacher.call(grading.grade, { id: late.id, isLateForgiven: true })
  expect(forgiven.body.submission).toMatchObject({ grade: 15, lateDeducted: 0 })
})

test('a rubric makes the grade, and levels that it has not are refused', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const levels = [
    { title: 'Not yet', points: 0 },
    { title: 'Good', points: 10 },
  ]
  const rubric = ['idea', 'words'].map((name) => ({ id: name, title: name, levels }))
  const { id } = await giveWork(t, teacher.id, classId, { rubric })
  const given = await handIn(t, id, student.id)
  const odd = await teacher.call(grading.grade, { id: given.id, rubricScores: { idea: 7 } })
  expect(odd.status).toBe(400)
  const { body } = await teacher.call(grading.grade, { id: given.id, rubricScores: { idea: 10, words: 0 } })
  expect(body.submission).toMatchObject({ grade: 10, status: 'graded', rubricScores: { idea: 10, words: 0 } })
})

test('points say that the work of an excused student counts after all; a lesson takes none', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const { id } = await giveWork(t, teacher.id, classId, { dueDate: YESTERDAY })
  const place = { id, studentId: student.id }
  await teacher.call(grading.excuse, { ...place, isExcused: true })
  const words = await teacher.call(grading.gradeStudent, {
    ...place,
    feedback: 'Rest well.',
    status: 'submitted',
  })
  expect(words.body).toMatchObject({ state: 'excused' })
  const points = await teacher.call(grading.gradeStudent, { ...place, grade: 12 })
  expect(points.body).toMatchObject({ state: 'graded', isExcused: false })
  const lesson = await giveWork(t, teacher.id, classId, { kind: 'lesson', dueDate: YESTERDAY })
  const grade = (more: object) =>
    teacher.call(grading.gradeStudent, { id: lesson.id, studentId: student.id, ...more })
  expect((await grade({ grade: 5 })).status).toBe(400)
  expect((await grade({ status: 'graded' })).body).toMatchObject({
    state: 'graded',
    submission: { grade: null },
  })
})

test('an excuse is given and taken back; a draft is not graded', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const { id } = await giveWork(t, teacher.id, classId, { dueDate: YESTERDAY })
  const excuse = (isExcused: boolean) =>
    teacher.call(grading.excuse, { id, studentId: student.id, isExcused })
  expect((await excuse(true)).body).toMatchObject({ state: 'excused', isExcused: true })
  expect((await excuse(true)).body.state).toBe('excused')
  expect((await excuse(false)).body.state).toBe('missing')
  const draft = await giveWork(t, teacher.id, classId, { status: 'draft' })
  const early = await teacher.call(grading.gradeStudent, { id: draft.id, studentId: student.id, grade: 5 })
  expect(early.status).toBe(409)
})

test("another teacher's assignments, students and submissions are invisible in every call", {
  tags: ['X-53'],
}, async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const own = await addWaitingWork(t, teacher.id)
  const foreign = await addWaitingWork(t, other.id)
  const tryAll = (person: TestPerson, id: number, studentId: number, submissionId: number) =>
    Promise.all([
      person.call(grading.work, { id, studentId }),
      person.call(grading.gradeStudent, { id, studentId, grade: 1 }),
      person.call(grading.excuse, { id, studentId, isExcused: true }),
      person.call(grading.grade, { id: submissionId, grade: 1 }),
    ])
  const answers = [
    ...(await tryAll(teacher, foreign.id, foreign.studentId, foreign.submissionId)),
    // An own assignment with somebody else's student, and the other way round.
    ...(await tryAll(teacher, own.id, foreign.studentId, foreign.submissionId)),
    ...(await tryAll(teacher, foreign.id, own.studentId, foreign.submissionId)),
    await teacher.call(grading.submissions, { id: foreign.id }),
  ]
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(await readStored(foreign.submissionId)).toMatchObject({ grade: null, version: 1 })
})

test('the student is told once that work was graded, however often its words are changed', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const classId = await openRoom(t, teacher.id, student.id)
  const { id } = await giveWork(t, teacher.id, classId)
  const { id: submissionId } = await handIn(t, id, student.id)
  await teacher.call(grading.grade, { id: submissionId, status: 'returned', feedback: 'Say why.' })
  await teacher.call(grading.grade, { id: submissionId, grade: 10 })
  await teacher.call(grading.grade, { id: submissionId, grade: 11, feedback: 'Better.' })
  const { body } = await student.call(notificationCalls.list, {})
  expect(body.map(({ kind, link, data }) => [kind, link, data.title])).toEqual([
    ['work_graded', `/assignments/${id}`, 'Essay'],
    ['work_returned', `/assignments/${id}`, 'Essay'],
  ])
})
