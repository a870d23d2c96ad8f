import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { addLesson, addQuiz, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })
beforeAll(async () => {
  await findSubject(t, 'Mathematics')
})

const read = async (person: TestPerson) => (await person.call(dashboard.stats, {})).body

async function completeLesson(person: TestPerson, timeSpent: number) {
  const { id } = await addLesson(t)
  await person.call(progress.save, { id: person.id, lessonId: id, completed: true, timeSpent })
}

test('problems solved are those of practice: a quiz, a wrong answer and a placement do not count', {
  tags: ['DASH-22'],
}, async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: true, times: 2 })
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: false, times: 1 })
  const quiz = await addQuiz(t)
  await ada.call(quizzes.submit, {
    id: ada.id,
    quizId: quiz.id,
    score: 2,
    maxScore: 2,
    dateTaken: t.clock.now.toISOString(),
    answers: [
      { questionId: 'q1', selectedOptionId: 'a' },
      { questionId: 'q2', selectedOptionId: 'b' },
    ],
  })
  const { subjectProgress } = await read(ada)
  expect(subjectProgress.find(({ name }) => name === 'Mathematics')).toMatchObject({ problemsSolved: 2 })
  expect(subjectProgress.find(({ name }) => name === 'Science')).toMatchObject({ problemsSolved: 0 })
})

test('without a goal of their own five lessons in seven days fill the week', { tags: ['X-18'] }, async () => {
  const ada = await t.signUp()
  await completeLesson(ada, 60)
  expect(await read(ada)).toMatchObject({
    weeklyProgress: 20,
    weeklyGoal: { unit: 'lessons', amount: 5, done: 1, isOwn: false },
  })
})

test('a goal of their own counts lessons or minutes, and can be given up again', async () => {
  const ada = await t.signUp()
  await completeLesson(ada, 45 * 60)
  const set = (goal: { unit: 'lessons' | 'minutes'; amount: number } | null) =>
    ada.call(dashboard.setWeeklyGoal, { id: ada.id, goal })
  expect((await set({ unit: 'minutes', amount: 60 })).status).toBe(200)
  expect(await read(ada)).toMatchObject({
    weeklyProgress: 75,
    weeklyGoal: { unit: 'minutes', amount: 60, done: 45, isOwn: true },
  })
  await set({ unit: 'lessons', amount: 2 })
  expect(await read(ada)).toMatchObject({ weeklyProgress: 50 })
  await set(null)
  expect(await read(ada)).toMatchObject({ weeklyProgress: 20, weeklyGoal: { isOwn: false } })
})

test('more than a week can hold is refused', async () => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(dashboard.setWeeklyGoal, {
    id: ada.id,
    goal: { unit: 'lessons', amount: 101 },
  })
  expect([status, body.message]).toEqual([400, 'A week holds at most 100 lessons'])
})
