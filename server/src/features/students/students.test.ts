import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { quizzes as quizCalls } from '#contract/quizzes.ts'
import { STUDENTS_PER_PAGE, students } from '#contract/teaching/students.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { listPeople } from '../../testing/audit-rows.ts'
import { giveWork, handIn } from '../../testing/grading-rows.ts'
import { addQuiz, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const VOLUME = 'math.5.volume'

const t = prepareTestApp({ now: START })
beforeAll(async () => {
  await findSubject(t, 'Mathematics')
})

let rooms = 0
async function openClass(teacher: TestPerson, name: string, ...students: TestPerson[]) {
  const [room] = await t.db
    .insert(classes)
    .values({ name, teacherId: teacher.id, classCode: `students-${++rooms}` })
    .returning()
  const classId = room?.id ?? 0
  if (students.length > 0) {
    await t.db
      .insert(classEnrollments)
      .values(students.map(({ id: studentId }) => ({ classId, studentId, enrolledAt: START })))
  }
  return classId
}

const list = async (
  teacher: TestPerson,
  wanted: Parameters<typeof teacher.call<typeof students.list>>[1] = {},
) => (await teacher.call(students.list, wanted)).body
const idsOf = ({ students: found }: { students: { id: number }[] }) => found.map(({ id }) => id)
const fail = (student: TestPerson, times: number) =>
  practiceSkill(t, student, { skill: VOLUME, isRight: false, times })

test('a student of two classes stands in the list once, with both of them, and each class filters it', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp('student', { firstName: 'Bob', lastName: 'Zorn' })]
  const math = await openClass(teacher, 'Maths', ada, bob)
  const science = await openClass(teacher, 'Science', ada)
  const empty = await openClass(teacher, 'Empty')
  const { students: found, total, classes: own } = await list(teacher, { order: 'name' })
  expect(found.map(({ id, classes }) => [id, classes.map(({ name }) => name)])).toEqual([
    [ada.id, ['Maths', 'Science']],
    [bob.id, ['Maths']],
  ])
  expect(total).toBe(2)
  expect(own).toEqual([
    { id: empty, name: 'Empty', pupils: 0 },
    { id: math, name: 'Maths', pupils: 2 },
    { id: science, name: 'Science', pupils: 1 },
  ])
  expect(idsOf(await list(teacher, { classId: science }))).toEqual([ada.id])
  expect(idsOf(await list(teacher, { search: 'zórn BO' }))).toEqual([bob.id])
})

test("another teacher's student, one who left and one of a class that is over are invisible in list and page", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [foreign, removed, past, gone] = [
    await t.signUp(),
    await t.signUp(),
    await t.signUp(),
    await t.signUp(),
  ]
  const foreignClass = await openClass(other, 'Foreign', foreign)
  const own = await openClass(teacher, 'Own', removed, gone)
  const over = await openClass(teacher, 'Over', past)
  await t.db
    .update(classEnrollments)
    .set({ status: 'removed' })
    .where(eq(classEnrollments.studentId, removed.id))
  await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, over))
  await t.db.update(users).set({ deletedAt: START }).where(eq(users.id, gone.id))
  expect(await list(teacher)).toMatchObject({ students: [], total: 0, classes: [{ id: own, pupils: 0 }] })
  expect(idsOf(await list(teacher, { classId: foreignClass }))).toEqual([])
  for (const { id } of [foreign, removed, past, gone])
    expect((await teacher.call(students.one, { id })).status).toBe(404)
  expect((await foreign.call(students.one, { id: foreign.id })).status).toBe(403)
})

test('who fails again and again comes first, then who is stuck, then who stays away; all others by name', async () => {
  const teacher = await t.signUp('teacher')
  const [fine, away, stuck, failing] = [
    await t.signUp(),
    await t.signUp(),
    await t.signUp(),
    await t.signUp(),
  ]
  await openClass(teacher, '5b', fine, away, stuck, failing)
  t.clock.now = new Date(START.getTime() + 8 * DAY_MS)
  await practiceSkill(t, fine, { skill: VOLUME, isRight: true, times: 1 })
  await fail(stuck, 3)
  await fail(failing, 4)
  const { students: found, needingHelp } = await list(teacher)
  expect(found.map(({ id, needs }) => [id, needs])).toEqual([
    [failing.id, [{ code: 'failedTries', skill: expect.objectContaining({ id: VOLUME }), count: 4 }]],
    [stuck.id, [{ code: 'stuck', skill: expect.objectContaining({ id: VOLUME }), count: 3 }]],
    [away.id, [{ code: 'inactive', count: 8 }]],
    [fine.id, []],
  ])
  expect(needingHelp).toBe(3)
  // The students themselves are told the same.
  const { body } = await stuck.call(whatNext.stuck, { skill: VOLUME })
  expect(body.stuck).toMatchObject({ tries: 3 })
  await practiceSkill(t, failing, { skill: VOLUME, isRight: true, times: 1 })
  expect((await list(teacher)).students.find(({ id }) => id === failing.id)?.needs).toEqual([])
})

test('a planned pause excuses its days', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await openClass(teacher, '5b', student)
  await t.db.insert(studyPauses).values({ userId: student.id, firstDay: '2026-03-12', lastDay: '2026-03-20' })
  t.clock.now = new Date('2026-03-26T09:00:00Z')
  expect((await list(teacher)).students[0]?.needs).toEqual([])
  t.clock.now = new Date('2026-03-27T09:00:00Z')
  expect((await list(teacher)).students[0]?.needs).toEqual([{ code: 'inactive', count: 7 }])
})

test('the page of a student tells figures, what to try where they are stuck and the wrong idea behind their answers', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await openClass(teacher, '5b', student)
  await fail(student, 3)
  const quiz = await addQuiz(t)
  const idea = 'adds the numerators and the denominators'
  const questions = quiz.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => (option.id === 'c' ? { ...option, mistake: idea } : option)),
  }))
  await t.db.update(quizzes).set({ questions }).where(eq(quizzes.id, quiz.id))
  await student.call(quizCalls.submit, {
    id: student.id,
    quizId: quiz.id,
    answers: ['q1', 'q2'].map((questionId) => ({ questionId, selectedOptionId: 'c' })),
  })
  const { body } = await teacher.call(students.one, { id: student.id })
  expect(body.student).toMatchObject({
    id: student.id,
    classes: [{ name: '5b' }],
    averageScore: null,
    completionRate: null,
    openWork: 0,
    lastActiveDay: '2026-03-10',
    levels: { learning: 2, practised: 0, mastered: 0, needsRefresh: 0 },
    needs: [{ code: 'stuck', count: 3 }],
  })
  expect(body.stuck).toMatchObject([{ skill: { id: VOLUME }, method: 'workedExample', tries: 3 }])
  expect(body.misconceptions).toMatchObject([{ skill: { id: 'math.5.add-fractions' }, idea, answers: 2 }])
})

test('list and page tell average and completion, the page also the work of own classes and the quizzes taken', {
  tags: ['P-23', 'P-24'],
}, async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [student, idle] = [await t.signUp(), await t.signUp()]
  const room = await openClass(teacher, '5b', student, idle)
  const foreign = await openClass(other, 'Foreign', student)
  const due = (days: number) => ({ dueDate: new Date(START.getTime() + days * DAY_MS) })
  const graded = await giveWork(t, teacher.id, room, { title: 'Essay', ...due(1) })
  const missing = await giveWork(t, teacher.id, room, { title: 'Poem', ...due(2) })
  await giveWork(t, teacher.id, room, { title: 'Not out yet', status: 'draft' })
  await giveWork(t, teacher.id, room, { title: 'For others', audience: 'pupils' })
  const essay = { content: 'My essay.', submittedAt: START }
  await handIn(t, graded.id, student.id, { ...essay, status: 'graded', grade: 16, gradedAt: START })
  const hidden = await giveWork(t, other.id, foreign, { title: 'Of another teacher', ...due(1) })
  await handIn(t, hidden.id, student.id, { status: 'graded', grade: 0, gradedAt: START })
  const quiz = await addQuiz(t)
  await t.db.insert(quizResults).values({ userId: student.id, quizId: quiz.id, score: 6, maxScore: 10 })
  t.clock.now = new Date(START.getTime() + 3 * DAY_MS)
  const { students: found } = await list(teacher)
  // Turning work in is being active, also for who learned nothing else here.
  const figures = { averageScore: 80, completionRate: 50, lastActiveDay: START.toISOString().slice(0, 10) }
  expect(found.find(({ id }) => id === student.id)).toMatchObject(figures)
  const none = { averageScore: null, completionRate: 0, lastActiveDay: null }
  expect(found.find(({ id }) => id === idle.id)).toMatchObject(none)
  const { body } = await teacher.call(students.one, { id: student.id })
  expect(body.student).toMatchObject(figures)
  expect(body.submissions).toMatchObject([
    { assignmentId: missing.id, className: '5b', state: 'missing', submittedAt: null, grade: null },
    { assignmentId: graded.id, title: 'Essay', state: 'graded', grade: 16, points: 20 },
  ])
  expect(body.results).toMatchObject([{ quizId: quiz.id, score: 6, maxScore: 10 }])
})

test('a class of many comes page by page without gaps, each page in eight statements, and all who were shown are audited', async () => {
  const teacher = await t.signUp('teacher')
  const many = await t.db
    .insert(users)
    .values(
      Array.from({ length: STUDENTS_PER_PAGE + 3 }, (_, place) => ({
        username: `pupil-${teacher.id}-${place}`,
        password: 'no password signs this account in',
        firstName: `Nia ${place}`,
        lastName: 'Bello',
        grade: 5,
      })),
    )
    .returning()
  const classId = await openClass(teacher, 'Large')
  await t.db.insert(classEnrollments).values(many.map(({ id: studentId }) => ({ classId, studentId })))
  let first = await list(teacher, { order: 'name' })
  const statements = await t.listenToDatabase(async () => {
    first = await list(teacher, { order: 'name' })
  })
  expect(statements.length).toBeLessThanOrEqual(8)
  expect([first.students.length, first.hasMore, first.total]).toEqual([STUDENTS_PER_PAGE, true, many.length])
  const after = first.students.at(-1)?.id
  const second = await list(teacher, { order: 'name', after })
  expect([second.students.length, second.hasMore]).toEqual([3, false])
  expect([...idsOf(first), ...idsOf(second)]).toEqual(many.map(({ id }) => id))
  const few = await list(teacher, { order: 'name', limit: 3 })
  expect([few.students.length, few.hasMore, few.total]).toEqual([3, true, many.length])
  const entries = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(entries).toHaveLength(4)
  expect(new Set(listPeople(entries))).toEqual(new Set(many.map(({ id }) => id)))
})
