import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { practice } from '#contract/practice.ts'
import { quizzes } from '#contract/quizzes.ts'
import { skills } from '#contract/skills.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { makeAgain } from '../../domain/practice/practice-library.ts'
import { addAttempt, addSkilledQuiz } from '../../testing/disputed-rows.ts'
import { addLesson, retireAllLessons } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { PAGE } from './skills.queries.ts'

const SKILL = 'math.1.subtract-within-20'

const t = prepareTestApp()

async function answerOne(person: TestPerson, isRight: boolean) {
  const { body: problem } = await person.call(practice.next, { skill: SKILL })
  const [row] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, problem.id))
  if (!row) throw new Error('no such problem')
  const { answer } = makeAgain(row)
  const right = 'value' in answer ? answer.value : ''
  return (await person.call(practice.answer, { problemId: problem.id, answer: isRight ? right : '987654' }))
    .body
}

test('the map tells of every skill of a subject where the learner stands, what is next and which lesson teaches it', async () => {
  await retireAllLessons(t)
  const lesson = await addLesson(t, {
    outline: {
      objectives: [],
      vocabulary: {},
      skills: [SKILL],
      prerequisites: [],
      standards: [],
      sections: [],
    },
  })
  const ada = await t.signUp('student', { grade: 1 })
  await answerOne(ada, true)
  const { status, body } = await ada.call(skills.map, { userId: ada.id, subject: 'Mathematics' })
  expect(status).toBe(200)
  expect(body.grade).toBe(1)
  expect(body.subjects).toEqual(expect.arrayContaining(['Mathematics', 'English', 'Science']))
  expect(body.skills.length).toBeGreaterThan(100)
  const one = body.skills.find(({ id }) => id === SKILL)
  expect(one).toMatchObject({ level: 'learning', answers: 1, hasPractice: true, lessonId: lesson.id })
  const { low, mastery, high } = one ?? {}
  expect([low, mastery, high]).toEqual([low, mastery, high].toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  const untouched = body.skills.filter(({ answers }) => answers === 0)
  expect(untouched.every(({ level, mastery }) => level === 'new' && mastery === null)).toBe(true)
  expect(body.skills.some(({ isNext, grade }) => isNext && grade === 1)).toBe(true)
  expect((await ada.call(skills.map, { userId: ada.id, subject: 'Alchemy' })).body.skills).toEqual([])
})

test('the receipt shows each answer with its question, newest first, and what is missing', async () => {
  const ada = await t.signUp('student', { grade: 1 })
  await answerOne(ada, true)
  await answerOne(ada, false)
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })
  expect(body.answers.map(({ correct }) => correct)).toEqual([false, true])
  expect(body.answers[0]).toMatchObject({
    givenHtml: '987654',
    source: 'practice',
    isVoided: false,
    dispute: null,
  })
  expect(body.answers[0]?.questionHtml?.length).toBeGreaterThan(5)
  expect(body.missing).toEqual(['moreAnswers', 'higherMastery'])
  expect(body.hasMore).toBe(false)
})

test('a skill nobody answered has an empty receipt with everything missing; an unknown one is not found', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })
  expect(body).toMatchObject({ answers: [], missing: ['moreAnswers', 'higherMastery', 'onYourOwn'] })
  expect((await ada.call(skills.receipt, { userId: ada.id, skill: 'math.1.no-such' })).status).toBe(404)
})

test('the answers of a quiz stand in the receipt in the words of their options', async () => {
  const quiz = await addSkilledQuiz(t, SKILL)
  const ada = await t.signUp()
  await ada.call(quizzes.submit, {
    id: ada.id,
    quizId: quiz.id,
    answers: [{ questionId: 'q1', selectedOptionId: 'c' }],
  })
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })
  const quizAnswers = body.answers.filter(({ givenHtml }) => givenHtml !== null)
  expect(quizAnswers).toMatchObject([
    { source: 'quiz', questionHtml: 'q1?', givenHtml: 'q1 c', correct: false },
  ])
})

test('what a learner typed is shown letter for letter, never as markup', async () => {
  const ada = await t.signUp()
  await addAttempt(t, ada.id, { answer: '<img src=x onerror=alert(1)> & "7"' })
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })
  expect(body.answers[0]?.givenHtml).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;7&quot;')
})

test('a long receipt comes page by page without gaps', async () => {
  const ada = await t.signUp()
  for (let turn = 0; turn < PAGE + 3; turn++) await addAttempt(t, ada.id)
  const first = (await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })).body
  expect([first.answers.length, first.hasMore]).toEqual([PAGE, true])
  const before = first.answers.at(-1)?.id
  const second = (await ada.call(skills.receipt, { userId: ada.id, skill: SKILL, before })).body
  expect([second.answers.length, second.hasMore]).toEqual([3, false])
  const ids = [...first.answers, ...second.answers].map(({ id }) => id)
  expect(new Set(ids).size).toBe(PAGE + 3)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})
