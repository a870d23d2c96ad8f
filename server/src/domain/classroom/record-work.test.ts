import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { practice } from '#contract/practice.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { gradebook, STATE_LETTERS } from '#contract/teaching/gradebook.ts'
import { grading } from '#contract/teaching/grading.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { assignmentSubmissions, submissionVersions } from '../../db/schema/teaching/assignments.ts'
import { findRightAnswer } from '../../testing/answer-problem.ts'
import { addClass } from '../../testing/class-rows.ts'
import { giveWork, handIn } from '../../testing/grading-rows.ts'
import { addLesson, addProblem, addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

const hoursFromNow = (hours: number) => new Date(t.clock.now.getTime() + hours * HOUR_MS)

async function begin() {
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
  const room = await addClass(t, teacher.id, [student.id])
  const give = (more = {}) =>
    giveWork(t, teacher.id, room.id, { points: 100, assignedDate: hoursFromNow(-1), ...more })
  const read = async (id: number) =>
    (await t.db.select().from(assignmentSubmissions).where(eq(assignmentSubmissions.assignmentId, id)))[0]
  const takeQuiz = (quizId: number, options: [string, string], at = t.clock.now) =>
    student.call(quizzes.submit, {
      id: student.id,
      userId: student.id,
      quizId,
      score: 0,
      maxScore: 2,
      dateTaken: at.toISOString(),
      answers: [
        { questionId: 'q1', selectedOptionId: options[0] },
        { questionId: 'q2', selectedOptionId: options[1] },
      ],
    })
  const complete = (lessonId: number, completed = true) =>
    student.call(progress.save, {
      id: student.id,
      userId: student.id,
      lessonId,
      completed,
      timeSpent: 60,
      lastAccessed: t.clock.now.toISOString(),
    })
  return { teacher, pupil: student, give, read, takeQuiz, complete }
}

test('a quiz that was given is turned in and graded with its result; the best one counts', async () => {
  const { give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const { id } = await give({ kind: 'quiz', quizId: quiz.id })
  await takeQuiz(quiz.id, ['a', 'c'])
  expect(await read(id)).toMatchObject({ status: 'graded', grade: 50, isAutomatic: true, gradedBy: null })
  await takeQuiz(quiz.id, ['a', 'b'])
  expect((await read(id))?.grade).toBe(100)
  await takeQuiz(quiz.id, ['c', 'c'])
  expect((await read(id))?.grade).toBe(100)
})

test.each([
  ['best', 100],
  ['first', 50],
  ['latest', 0],
  ['average', 50],
] as const)(
  'of three attempts at a quiz the %s counts, and it says how many there were',
  async (countedAttempt, grade) => {
    const { pupil: student, give, read, takeQuiz } = await begin()
    const quiz = await addQuiz(t)
    await takeQuiz(quiz.id, ['a', 'b'], hoursFromNow(-2))
    const { id } = await give({ kind: 'quiz', quizId: quiz.id, countedAttempt })
    await takeQuiz(quiz.id, ['a', 'c'], hoursFromNow(-0.75))
    await takeQuiz(quiz.id, ['a', 'b'], hoursFromNow(-0.5))
    await takeQuiz(quiz.id, ['c', 'c'], hoursFromNow(-0.25))
    expect(await read(id)).toMatchObject({ grade, attempts: 3 })
    const { body } = await student.call(myAssignments.one, { id })
    expect(body).toMatchObject({ countedAttempt, submission: { grade, attempts: 3 } })
  },
)

test('when its teacher chooses another attempt or other points, the scores follow', async () => {
  const { teacher, give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const { id } = await give({ kind: 'quiz', quizId: quiz.id })
  await takeQuiz(quiz.id, ['a', 'b'], hoursFromNow(-0.5))
  await takeQuiz(quiz.id, ['a', 'c'], hoursFromNow(-0.25))
  expect(await read(id)).toMatchObject({ grade: 100, version: 1 })
  await teacher.call(assignments.update, { id, countedAttempt: 'latest' })
  expect(await read(id)).toMatchObject({ grade: 50, version: 2, submittedAt: hoursFromNow(-0.25) })
  await teacher.call(assignments.update, { id, countedAttempt: 'average', points: 10 })
  expect(await read(id)).toMatchObject({ grade: 7.5, version: 3, attempts: 2 })
  await teacher.call(assignments.update, { id, title: 'The same quiz' })
  expect(await read(id)).toMatchObject({ version: 3 })
})

test('what is taken once the class has closed the quiz counts nowhere, whatever is changed about it later', async () => {
  const { teacher, give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const { id } = await give({ kind: 'quiz', quizId: quiz.id })
  await takeQuiz(quiz.id, ['a', 'c'])
  await teacher.call(assignments.update, { id, status: 'closed' })
  await takeQuiz(quiz.id, ['a', 'b'])
  await teacher.call(assignments.update, { id, title: 'Halves, closed' })
  expect(await read(id)).toMatchObject({ grade: 50, attempts: 1, version: 1 })
  await teacher.call(assignments.update, { id, points: 10 })
  expect(await read(id)).toMatchObject({ grade: 5, attempts: 1 })
})

test('no right answer at all is a result too', async () => {
  const { give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const { id } = await give({ kind: 'quiz', quizId: quiz.id })
  await takeQuiz(quiz.id, ['c', 'c'])
  expect(await read(id)).toMatchObject({ status: 'graded', grade: 0 })
})

test('what was done before it was given, by somebody it is not for, or after it was closed does not count', async () => {
  const { give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const given = [
    await give({ kind: 'quiz', quizId: quiz.id, assignedDate: hoursFromNow(1) }),
    await give({ kind: 'quiz', quizId: quiz.id, audience: 'pupils' }),
    await give({ kind: 'quiz', quizId: quiz.id, status: 'closed' }),
    await give({ kind: 'quiz', quizId: quiz.id, status: 'draft' }),
    await give({ kind: 'task', quizId: quiz.id }),
  ]
  await takeQuiz(quiz.id, ['a', 'b'])
  expect(await Promise.all(given.map(({ id }) => read(id)))).toEqual(given.map(() => undefined))
})

test('lateness is deducted or turned away; a quiz taken offline in time is in time', async () => {
  const { give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const late = { kind: 'quiz', quizId: quiz.id, dueDate: hoursFromNow(-0.5) } as const
  const deducted = await give({ ...late, latePolicy: 'deduct' })
  const refused = await give({ ...late, latePolicy: 'refuse' })
  await takeQuiz(quiz.id, ['a', 'b'])
  expect(await read(deducted.id)).toMatchObject({ grade: 90, lateDeducted: 10 })
  expect(await read(refused.id)).toBeUndefined()
  await takeQuiz(quiz.id, ['a', 'b'], hoursFromNow(-0.75))
  expect(await read(deducted.id)).toMatchObject({ grade: 100, lateDeducted: 0 })
  expect(await read(refused.id)).toMatchObject({ grade: 100 })
})

test("a teacher's own grade is never overwritten; work that came back is taken anew and what was said is kept", async () => {
  const { teacher, pupil: student, give, read, takeQuiz } = await begin()
  const quiz = await addQuiz(t)
  const graded = await give({ kind: 'quiz', quizId: quiz.id })
  await handIn(t, graded.id, student.id, { status: 'graded', grade: 20, gradedBy: teacher.id })
  const returned = await give({ kind: 'quiz', quizId: quiz.id })
  const before = { status: 'returned', grade: 90, gradedBy: teacher.id, feedback: 'Once more.' } as const
  const { id } = await handIn(t, returned.id, student.id, before)
  await takeQuiz(quiz.id, ['a', 'c'])
  expect(await read(graded.id)).toMatchObject({ grade: 20, gradedBy: teacher.id, version: 1, attempts: 1 })
  expect(await read(returned.id)).toMatchObject({ status: 'graded', grade: 50, gradedBy: null, version: 2 })
  expect(
    await t.db.select().from(submissionVersions).where(eq(submissionVersions.submissionId, id)),
  ).toMatchObject([{ grade: 90, feedback: 'Once more.', status: 'returned' }])
})

test('a lesson is turned in with its completion, also one completed before once it is opened again', async () => {
  const { give, read, complete } = await begin()
  const [fresh, old] = [await addLesson(t), await addLesson(t)]
  await complete(old.id)
  const [first, second] = [
    await give({ kind: 'lesson', lessonId: fresh.id }),
    await give({ kind: 'lesson', lessonId: old.id }),
  ]
  await complete(fresh.id, false)
  expect([await read(first.id), await read(second.id)]).toEqual([undefined, undefined])
  await complete(fresh.id)
  await complete(old.id, false)
  expect(await read(first.id)).toMatchObject({ status: 'graded', grade: null, isAutomatic: true })
  expect(await read(second.id)).toMatchObject({ status: 'graded', grade: null })
})

test('practice counts right answers of their own in each skill, and its page shows how far it is', async () => {
  const { teacher, pupil: student, give, read } = await begin()
  const answer = async (more = {}) => {
    const problem = await addProblem(t, student.id, more)
    const given = await findRightAnswer(t, problem.id)
    await student.call(practice.answer, { problemId: problem.id, answer: given })
    return problem.skill
  }
  const skill = await answer({ givenAt: hoursFromNow(-2) })
  const other = 'math.1.subtract-within-20'
  const { id, classId } = await give({
    kind: 'practice',
    skills: [skill, other],
    problemsWanted: 2,
    dueDate: hoursFromNow(24),
  })
  await answer({ hintsShown: 1, seed: 8 })
  await answer({ tries: 1, seed: 9 })
  expect((await student.call(myAssignments.one, { id })).body).toMatchObject({
    skills: [{ code: skill, done: 1, wanted: 2 }, { code: other }],
  })
  await answer({ seed: 10 })
  expect(await read(id)).toMatchObject({ grade: 50, isAutomatic: true })
  expect((await student.call(myAssignments.one, { id })).body).toMatchObject({
    state: 'notDue',
    share: { done: 2, wanted: 4 },
  })
  // Its teacher sees the same: half-done practice counts in no average before its time is over.
  const book = await teacher.call(gradebook.read, { id: classId })
  expect(book.body.pupils[0]?.states).toBe(STATE_LETTERS.notDue)
  expect((await teacher.call(grading.submissions, { id })).body.rows).toMatchObject([{ state: 'notDue' }])
  await answer({ seed: 11 })
  expect(await read(id)).toMatchObject({ grade: 50, version: 1 })
})

test('a deck is done when each of its cards was rated once', async () => {
  const { pupil: student, give, read } = await begin()
  const deck = [
    { front: 'Half of 8?', back: '4' },
    { front: 'Half of 6?', back: '3' },
  ]
  const { id } = await give({ kind: 'flashcards', deck })
  await student.call(myAssignments.takeDeck, { id })
  const cards = (await student.call(flashcards.list, { id: student.id })).body
  const rate = (n: number) => student.call(flashcards.rate, { id: cards[n]?.id ?? 0, rating: 'good' })
  await rate(0)
  await rate(0)
  expect(await read(id)).toMatchObject({ grade: 50 })
  await rate(1)
  expect(await read(id)).toMatchObject({ grade: 100, status: 'graded' })
})

test('who has no such work pays one statement for the look', async () => {
  const { pupil: student } = await begin()
  const loner = await t.signUp()
  const quiz = await addQuiz(t)
  const count = async (person: typeof student) => {
    const statements = await t.listenToDatabase(() =>
      person.call(quizzes.submit, {
        id: person.id,
        userId: person.id,
        quizId: quiz.id,
        score: 0,
        maxScore: 2,
        dateTaken: t.clock.now.toISOString(),
        answers: [{ questionId: 'q1', selectedOptionId: 'a' }],
      }),
    )
    return statements.filter((text) => text.includes('"assignments"')).length
  }
  expect([await count(loner), await count(student)]).toEqual([1, 1])
})
