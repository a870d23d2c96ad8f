import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { quizzes as quizCalls } from '#contract/quizzes.ts'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { addResult, openClass } from '../../testing/analytics-rows.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const IDEA = 'adds the numerators and the denominators'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: NOW })
})

async function addQuizWithIdea() {
  const quiz = await addQuiz(t)
  const questions = quiz.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => (option.id === 'c' ? { ...option, mistake: IDEA } : option)),
  }))
  await t.db.update(quizzes).set({ questions }).where(eq(quizzes.id, quiz.id))
  const outline = { objectives: [], vocabulary: {}, skills: [], prerequisites: [], standards: [] }
  await t.db
    .update(lessons)
    .set({ outline: { ...outline, sections: [{ id: 'share', title: 'Share fairly' }] } })
    .where(eq(lessons.id, quiz.lessonId))
  return quiz
}

const answer = (student: TestPerson, quizId: number, options: string) =>
  student.call(quizCalls.submit, {
    id: student.id,
    quizId,
    answers: [...options].map((selectedOptionId, place) => ({
      questionId: `q${place + 1}`,
      selectedOptionId,
    })),
  })

test('an idea of several students is told with who they are and the section that answers it; once may be a slip', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob, slip, foreign] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob, slip])
  const quiz = await addQuizWithIdea()
  await answer(ada, quiz.id, 'cc')
  await answer(ada, quiz.id, 'ac')
  await answer(bob, quiz.id, 'cc')
  await answer(slip, quiz.id, 'cb')
  await answer(foreign, quiz.id, 'cc')
  const { body } = await teacher.call(classAnalytics.ideas, { classId })
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    skill: { id: 'math.5.add-fractions' },
    idea: IDEA,
    answers: 5,
    pupils: [
      { id: ada.id, answers: 3 },
      { id: bob.id, answers: 2 },
    ],
    reteach: { lessonId: quiz.lessonId, title: 'Halves', section: { id: 'share', title: 'Share fairly' } },
  })
})

test('an idea of one student alone is not shared', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const quiz = await addQuizWithIdea()
  await answer(ada, quiz.id, 'cc')
  expect((await teacher.call(classAnalytics.ideas, { classId })).body).toEqual([])
})

test('the analysis of a quiz rests on first attempts of own students, in one class or in all', async () => {
  const teacher = await t.signUp('teacher')
  const students = await Promise.all(Array.from({ length: 3 }, () => t.signUp()))
  const [ada, bob, cid] = students as [TestPerson, TestPerson, TestPerson]
  const first = await openClass(t, teacher, [ada, bob])
  const second = await openClass(t, teacher, [bob, cid])
  const quiz = await addQuiz(t)
  await answer(ada, quiz.id, 'ab')
  await answer(bob, quiz.id, 'cb')
  t.clock.now = new Date(NOW.getTime() + 60_000)
  await answer(bob, quiz.id, 'ab')
  await answer(cid, quiz.id, 'b')
  await answer(await t.signUp(), quiz.id, 'cc')
  const { body } = await teacher.call(classAnalytics.items, { quizId: quiz.id })
  expect(body).toMatchObject({
    quiz: { id: quiz.id },
    pupils: 3,
    items: [
      {
        questionId: 'q1',
        attempts: 3,
        right: 1,
        flags: ['tooFew'],
        discrimination: null,
        questionHtml: 'q1?',
      },
      { questionId: 'q2', attempts: 3, right: 2, unanswered: 1 },
    ],
  })
  expect(body.items[0]?.options.map(({ id, isKey, chosen, html }) => [id, isKey, chosen, html])).toEqual([
    ['a', true, 1, 'q1 a'],
    ['b', false, 1, 'q1 b'],
    ['c', false, 1, 'q1 c'],
  ])
  expect(body.items[0]?.options.map(({ chosenBy }) => chosenBy)).toEqual([[ada.id], [cid.id], [bob.id]])
  expect(body.takers.map(({ id, score, maxScore }) => [id, score, maxScore]).toSorted()).toEqual(
    [
      [ada.id, 2, 2],
      [bob.id, 1, 2],
      [cid.id, 0, 2],
    ].toSorted(),
  )
  const [look] = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(look?.details).toMatchObject({ personIds: [ada.id, bob.id, cid.id].toSorted((a, b) => a - b) })
  const inFirst = await teacher.call(classAnalytics.items, { quizId: quiz.id, classId: first })
  expect(inFirst.body.pupils).toBe(2)
  const { body: taken } = await teacher.call(classAnalytics.quizzes, { classId: second })
  expect(taken).toMatchObject([{ id: quiz.id, pupils: 2, average: 25, subject: 'Mathematics', grade: 5 }])
})

test('the average of a quiz is that of the exact shares, with exactly half a percent rounded up', async () => {
  const teacher = await t.signUp('teacher')
  const students = await Promise.all(Array.from({ length: 8 }, () => t.signUp()))
  const classId = await openClass(t, teacher, students)
  const quiz = await addQuiz(t)
  // 9 of 24 thirds are 37.5 percent.
  for (const [place, student] of students.entries())
    await addResult(t, student, quiz.id, { score: [0, 3][place] ?? 1, maxScore: 3 })
  expect((await teacher.call(classAnalytics.quizzes, { classId })).body).toMatchObject([{ average: 38 }])
})

test('a probable wrong key is found, and a question that was taken back says so', async () => {
  const teacher = await t.signUp('teacher')
  const students = await Promise.all(Array.from({ length: 12 }, () => t.signUp()))
  const classId = await openClass(t, teacher, students)
  const quiz = await addQuiz(t)
  for (const [place, student] of students.entries()) {
    // The stronger eight choose b where the key says a; the weak ones the key or nothing sensible.
    const [one, two] = place < 8 ? ['b', 'b'] : [place < 10 ? 'a' : 'c', 'c']
    await addResult(t, student, quiz.id, {
      answers: [
        { questionId: 'q1', selectedOptionId: one, correct: one === 'a' },
        { questionId: 'q2', selectedOptionId: two, correct: two === 'b' },
      ],
    })
  }
  t.deps.tracer.voided.add(`quiz:${quiz.id}:q2`)
  const { body } = await teacher.call(classAnalytics.items, { quizId: quiz.id, classId })
  t.deps.tracer.voided.clear()
  expect(body.items[0]).toMatchObject({ likelyKey: 'b', strongPupils: 3, isTakenBack: false })
  expect(body.items[0]?.flags).toEqual(['wrongKey', 'negative', 'veryHard'])
  expect(body.items[1]?.isTakenBack).toBe(true)
})
