import { expect, test } from 'vitest'
import { assignmentExcuses } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addResult, assign, handIn, openClass } from '../../testing/analytics-rows.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { readTeacherFigures, selectWork } from './class-figures.ts'

const NOW = new Date('2026-03-10T09:00:00Z')

const t = prepareTestApp({ now: NOW })

test('a teacher without students has zeros', { tags: ['Y-82'] }, async () => {
  const teacher = await t.signUp('teacher')
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toEqual({
    totalStudents: 0,
    averageScore: 0,
    completionRate: 0,
  })
})

test('graded work and quiz results make one average, and a student of two classes counts once', {
  tags: ['Y-82'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const math = await openClass(t, teacher, [ada, bob])
  await openClass(t, teacher, [ada])
  const essay = await assign(t, teacher, math)
  await handIn(t, essay, ada, { grade: 45 })
  await handIn(t, essay, bob)
  const quiz = await addQuiz(t)
  await addResult(t, ada, quiz.id)
  // 90 and 50 percent; what waits for a grade is no 0.
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toEqual({
    totalStudents: 2,
    averageScore: 70,
    completionRate: 100,
  })
})

test('a quiz that graded its assignment by itself is one score, not two', async () => {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp()
  const classId = await openClass(t, teacher, [ada])
  const quiz = await addQuiz(t)
  const given = await assign(t, teacher, classId, { kind: 'quiz', quizId: quiz.id })
  await addResult(t, ada, quiz.id, { score: 2 })
  await handIn(t, given, ada, { grade: 50, isAutomatic: true })
  await addResult(t, ada, quiz.id, { score: 0 })
  expect((await readTeacherFigures(t.db, teacher.id, NOW)).averageScore).toBe(50)
})

test('what is not due yet is not expected, and practice that still grows has no grade before it is due', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const dueDate = new Date(NOW.getTime() + 1000)
  await assign(t, teacher, classId, { dueDate })
  const practice = await assign(t, teacher, classId, { kind: 'practice', points: 50, dueDate })
  await handIn(t, practice, ada, { grade: 10, isAutomatic: true })
  await handIn(t, practice, bob, { grade: 50, isAutomatic: true })
  const figures = (at: Date) => readTeacherFigures(t.db, teacher.id, at)
  expect(await figures(NOW)).toMatchObject({ averageScore: 100, completionRate: 50 })
  const later = new Date(NOW.getTime() + 2000)
  expect(await figures(later)).toMatchObject({ averageScore: 60, completionRate: 50 })
})

test('work is expected of those it was given to: no draft, nobody excused, nobody who came after it was due', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob, cid, late] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob, cid])
  await t.db
    .insert(classEnrollments)
    .values({ classId, studentId: late.id, enrolledAt: new Date('2026-03-11') })
  const essay = await assign(t, teacher, classId)
  await assign(t, teacher, classId, { status: 'draft' })
  await assign(t, teacher, classId, { deletedAt: NOW })
  await assign(t, teacher, classId, { audience: 'pupils' })
  await t.db.insert(assignmentExcuses).values({ assignmentId: essay, studentId: cid.id })
  await handIn(t, essay, ada)
  expect((await readTeacherFigures(t.db, teacher.id, NOW)).completionRate).toBe(50)
})

test("nothing of other teachers' classes, of students who left and of classes that are over", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [own, foreign, gone, past] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [own])
  await openClass(t, teacher, [past], { isActive: false })
  await t.db.insert(classEnrollments).values({ classId, studentId: gone.id, status: 'removed' })
  const foreignClass = await openClass(t, other, [foreign, own])
  const theirs = await assign(t, other, foreignClass)
  await handIn(t, theirs, own, { grade: 50 })
  const quiz = await addQuiz(t)
  for (const student of [foreign, gone, past]) await addResult(t, student, quiz.id)
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toEqual({
    totalStudents: 1,
    averageScore: 0,
    completionRate: 0,
  })
  expect(
    await selectWork(t.db, { teacherId: teacher.id, classId: foreignClass }, [new Date(0), NOW], NOW),
  ).toEqual([])
})

test('sums stand by student and by week, and work turned in after the period is not yet there', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const bounds = ['2026-03-02', '2026-03-09', '2026-03-16'].map((day) => new Date(day))
  const first = await assign(t, teacher, classId, { dueDate: new Date('2026-03-08T23:00:00Z') })
  await assign(t, teacher, classId, { dueDate: null, assignedDate: new Date('2026-03-09T00:00:00Z') })
  await assign(t, teacher, classId, { dueDate: new Date('2026-03-16T00:00:00Z') })
  await handIn(t, first, ada, { submittedAt: new Date('2026-03-12') })
  await handIn(t, first, bob, { submittedAt: new Date('2026-03-17') })
  const rows = await selectWork(t.db, { teacherId: teacher.id, classId }, bounds, NOW)
  const nothing = { scores: 0, percentSum: 0 }
  expect(rows.filter(({ week }) => week !== null).toSorted((a, b) => (a.week ?? 0) - (b.week ?? 0))).toEqual([
    { ...nothing, studentId: null, week: 0, expected: 2, submitted: 1 },
    { ...nothing, studentId: null, week: 1, expected: 2, submitted: 0 },
  ])
  expect(rows.find(({ studentId }) => studentId === ada.id)).toEqual({
    ...nothing,
    studentId: ada.id,
    week: null,
    expected: 2,
    submitted: 1,
  })
})
