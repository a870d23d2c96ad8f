import { expect, test } from 'vitest'
import { createDice, type Dice } from '#engines/dice/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classGroupMembers, classGroups } from '../../db/schema/teaching/classes.ts'
import { addResult, assign, handIn, openClass } from '../../testing/analytics-rows.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { recalculateClassWork } from '../../testing/recalculate-class-work.ts'
import { readTeacherFigures, selectWork } from './class-figures.ts'

const NOW = new Date('2026-03-10T09:00:00Z')

const t = prepareTestApp({ now: NOW })

test('a teacher without students has no figures', { tags: ['Y-82'] }, async () => {
  const teacher = await t.signUp('teacher')
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toEqual({
    totalStudents: 0,
    averageScore: null,
    completionRate: null,
    open: 0,
  })
})

test('a class score is the mean of its students, and a student of two classes counts once', {
  tags: ['Y-82'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob, cid] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const math = await openClass(t, teacher, [ada, bob, cid])
  await openClass(t, teacher, [ada])
  const [essay, poem] = [await assign(t, teacher, math), await assign(t, teacher, math, { points: 10 })]
  await handIn(t, essay, ada, { grade: 45 })
  await handIn(t, poem, ada, { grade: 3 })
  await handIn(t, poem, bob, { grade: 5 })
  await handIn(t, essay, cid)
  // 48 of 60 points and 5 of 10; what waits for a grade is no 0.
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toEqual({
    totalStudents: 3,
    averageScore: 65,
    completionRate: 66.7,
    open: 0,
  })
})

test('a quiz of their own choice and a completed lesson change no score of a class', async () => {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp()
  const classId = await openClass(t, teacher, [ada])
  await handIn(t, await assign(t, teacher, classId), ada, { grade: 30 })
  const lesson = await assign(t, teacher, classId, { kind: 'lesson', points: 100 })
  await handIn(t, lesson, ada, { grade: 100, isAutomatic: true })
  const quiz = await addQuiz(t)
  await addResult(t, ada, quiz.id, { score: 0 })
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toMatchObject({
    averageScore: 60,
    completionRate: 100,
  })
})

test('a quiz that a class gave counts by the attempt that counts, once', async () => {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp()
  const classId = await openClass(t, teacher, [ada])
  const quiz = await addQuiz(t)
  const given = await assign(t, teacher, classId, { kind: 'quiz', quizId: quiz.id })
  await addResult(t, ada, quiz.id, { score: 2 })
  await handIn(t, given, ada, { grade: 50, isAutomatic: true, attempts: 2 })
  await addResult(t, ada, quiz.id, { score: 0 })
  expect((await readTeacherFigures(t.db, teacher.id, NOW)).averageScore).toBe(100)
})

test('from the first day all count whom it is given to: 10 of 28 turned in are 35.7 %', async () => {
  const teacher = await t.signUp('teacher')
  const students = await Promise.all(Array.from({ length: 28 }, () => t.signUp()))
  const classId = await openClass(t, teacher, students)
  const work = await assign(t, teacher, classId, { dueDate: new Date(NOW.getTime() + 1000) })
  for (const student of students.slice(0, 10)) await handIn(t, work, student)
  const figures = (at: Date) => readTeacherFigures(t.db, teacher.id, at)
  expect(await figures(NOW)).toMatchObject({ completionRate: 35.7, open: 28 })
  const later = new Date(NOW.getTime() + 2000)
  expect(await figures(later)).toMatchObject({ completionRate: 35.7, open: 0 })
})

test('practice that still grows is turned in and scored once all of it is there or its time is over', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const dueDate = new Date(NOW.getTime() + 1000)
  const practice = await assign(t, teacher, classId, { kind: 'practice', points: 50, dueDate })
  await handIn(t, practice, ada, { grade: 10, isAutomatic: true })
  await handIn(t, practice, bob, { grade: 50, isAutomatic: true })
  const figures = (at: Date) => readTeacherFigures(t.db, teacher.id, at)
  expect(await figures(NOW)).toMatchObject({ averageScore: 100, completionRate: 50 })
  const later = new Date(NOW.getTime() + 2000)
  expect(await figures(later)).toMatchObject({ averageScore: 60, completionRate: 100 })
})

test('excused work is no piece before it is turned in, and its score never counts', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const essay = await assign(t, teacher, classId)
  await t.db.insert(assignmentExcuses).values([
    { assignmentId: essay, studentId: ada.id },
    { assignmentId: essay, studentId: bob.id },
  ])
  await handIn(t, essay, ada, { grade: 10 })
  expect(await readTeacherFigures(t.db, teacher.id, NOW)).toMatchObject({
    averageScore: null,
    completionRate: 100,
  })
})

test('without a due date work stays open while it is active, and is missing once it is put away', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openClass(t, teacher, [await t.signUp()])
  await assign(t, teacher, classId, { dueDate: null })
  await assign(t, teacher, classId, { dueDate: null, status: 'archived' })
  await assign(t, teacher, classId, { dueDate: null, assignedDate: new Date(NOW.getTime() + 1000) })
  const [row, ...others] = await selectWork(
    t.db,
    { teacherId: teacher.id, classId },
    [new Date(0), new Date(NOW.getTime() + 5000)],
    NOW,
  )
  expect(others).toEqual([])
  expect(row).toMatchObject({ pieces: 2, turnedIn: 0, open: 1 })
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
    averageScore: null,
    completionRate: null,
    open: 0,
  })
  expect(
    await selectWork(t.db, { teacherId: teacher.id, classId: foreignClass }, [new Date(0), NOW], NOW),
  ).toEqual([])
})

test('sums stand by student and week: work by its due date, a score by when it was given', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const bounds = ['2026-03-02', '2026-03-09', '2026-03-16'].map((day) => new Date(day))
  const first = await assign(t, teacher, classId, { dueDate: new Date('2026-03-08T23:00:00Z') })
  await assign(t, teacher, classId, { dueDate: null, assignedDate: new Date('2026-03-09T00:00:00Z') })
  await assign(t, teacher, classId, { dueDate: new Date('2026-03-16T00:00:00Z') })
  await handIn(t, first, ada, { grade: 12.34, gradedAt: new Date('2026-03-09T12:00:00Z') })
  const rows = await selectWork(t.db, { teacherId: teacher.id, classId }, bounds, NOW)
  const none = { turnedIn: 0, open: 0, scores: 0, given: 0, possible: 0, books: [] }
  expect(rows.toSorted((a, b) => a.studentId - b.studentId || a.week - b.week)).toEqual([
    { ...none, studentId: ada.id, week: 0, pieces: 1, turnedIn: 1 },
    { ...none, studentId: ada.id, week: 1, pieces: 1, open: 1, scores: 1, given: 1234, possible: 50 },
    { ...none, studentId: bob.id, week: 0, pieces: 1 },
    { ...none, studentId: bob.id, week: 1, pieces: 1, open: 1 },
  ])
})

const KINDS = ['task', 'task', 'quiz', 'lesson', 'practice', 'flashcards'] as const

/** A class in which everything happens that may happen. */
async function fillClass(dice: Dice) {
  const teacher = await t.signUp('teacher')
  const students = await t.db
    .insert(users)
    .values(
      Array.from({ length: 12 }, (_, n) => ({
        username: `figures-${teacher.id}-${n}`,
        password: 'nobody signs in',
        firstName: 'Nia',
        lastName: `Bello ${n}`,
        grade: 5,
        deletedAt: n === 11 ? NOW : null,
      })),
    )
    .returning()
  const at = (least: number, most: number) => new Date(NOW.getTime() + dice.int(least, most) * 3_600_000)
  const classId = await openClass(t, teacher, [])
  await t.db.insert(classEnrollments).values(
    students.map(({ id }) => ({
      classId,
      studentId: id,
      enrolledAt: at(-1000, 0),
      status: dice.int(1, 10) === 1 ? ('removed' as const) : ('active' as const),
    })),
  )
  const [group] = await t.db.insert(classGroups).values({ classId, name: 'Owls' }).returning()
  const members = dice
    .sample(students, 4)
    .map(({ id: studentId }) => ({ groupId: group?.id ?? 0, studentId }))
  await t.db.insert(classGroupMembers).values(members)
  for (let n = 0; n < 8; n++) {
    const audience = dice.pick(['class', 'class', 'group', 'pupils'] as const)
    const [kind, points] = [dice.pick(KINDS), dice.pick([0, 7, 10, 100])]
    const id = await assign(t, teacher, classId, {
      kind,
      points,
      audience,
      groupId: audience === 'group' ? (group?.id ?? 0) : null,
      status: dice.pick(['draft', 'active', 'active', 'closed', 'archived'] as const),
      assignedDate: at(-900, 20),
      dueDate: dice.coin() ? at(-300, 300) : null,
      deletedAt: dice.int(1, 10) === 1 ? NOW : null,
    })
    const draw = (count: number) =>
      dice.sample(students, count).map(({ id: studentId }) => ({ assignmentId: id, studentId }))
    if (audience === 'pupils') await t.db.insert(assignmentStudents).values(draw(5))
    await t.db.insert(assignmentExcuses).values(draw(2))
    await t.db.insert(assignmentSubmissions).values(
      draw(dice.int(1, 9)).map((place) => {
        const status = dice.pick(['submitted', 'graded', 'graded', 'returned'] as const)
        const grade = status === 'submitted' || dice.int(1, 8) === 1 ? null : dice.int(0, 100 * points) / 100
        return {
          ...place,
          status,
          grade,
          isAutomatic: dice.coin(),
          gradedAt: at(-100, 0),
          submittedAt: at(-200, 0),
        }
      }),
    )
  }
  return teacher
}

test.each([1, 2, 3, 4, 5, 6])(
  'the figures of class %d are those of a slow calculation from all rows',
  async (seed) => {
    const teacher = await fillClass(createDice(`class ${seed}`))
    const { totalStudents: _, ...figures } = await readTeacherFigures(t.db, teacher.id, NOW)
    expect(figures).toEqual(await recalculateClassWork(t, teacher.id, NOW))
    expect(figures.completionRate).toBeGreaterThan(0)
  },
)
