import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import {
  answerAll,
  closeToasts,
  dialog,
  option,
  readQuizWithKey,
  readResults,
  rightOption,
  startQuiz,
  wrongOption,
} from './quizzes-steps.ts'

test('[QUIZ-01…05, QUIZ-24, QUIZ-25] [X-32] a pupil finds the quizzes of the own grade by subject; leaving one midway asks first and discards the answers; each attempt has an order of its own and keeps it through a reload', async ({
  page,
}) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')

  await test.step('the list', async () => {
    await expect(page.getByText('Showing quizzes for Grade 5', { exact: true })).toBeVisible()
    const cards = await (await page.request.get('/api/quizzes?view=cards')).json()
    await expect(page.getByRole('tab', { name: `Available (${cards.length})` })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Completed (0)' })).toBeVisible()
    const mathematics = page.getByRole('region', { name: 'Mathematics' })
    await expect(mathematics.getByText('6 questions').first()).toBeVisible()
    await expect(mathematics.getByRole('button', { name: 'Start Quiz' }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Completed (0)' }).click()
    await page.getByRole('button', { name: 'Show available quizzes' }).click()
    await expect(mathematics).toBeVisible()
  })

  await test.step('leaving midway', async () => {
    await startQuiz(page, quiz)
    await dialog(page).getByRole('radio').first().click()
    await page.getByRole('button', { name: 'Next Question' }).click()
    await closeToasts(page)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave this quiz?' })
    await question.getByRole('button', { name: 'Keep going' }).click()
    await expect(dialog(page).getByText(`question 2 of ${quiz.questionCount}`, { exact: true })).toBeVisible()

    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Leave quiz' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: `Start Quiz: ${quiz.title}` })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Completed (0)' })).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(await readResults(page, learner.id)).toEqual([])
  })

  await test.step('the order of the options', async () => {
    const readOrder = () =>
      dialog(page)
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')).join(''))
    const orders = new Set<string>()
    for (let attempt = 0; attempt < 8 && orders.size < 2; attempt++) {
      await startQuiz(page, quiz)
      orders.add(await readOrder())
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialog(page)).toBeHidden()
    }
    expect(orders.size).toBeGreaterThan(1)

    await startQuiz(page, quiz)
    const order = await readOrder()
    await page.reload()
    await expect(dialog(page).getByRole('radio').first()).toBeVisible()
    expect(await readOrder()).toBe(order)
  })
})

test('[QUIZ-06…20, OK1-06, OK1-07] question by question, through a reload that loses no answer, to a result that explains every answer', async ({
  page,
}) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  const [first, second] = quiz.questions
  if (!first || !second) throw new Error('The quiz is too short')
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  await expect(page.getByText('Quiz Started', { exact: true })).toBeVisible()

  const next = page.getByRole('button', { name: 'Next Question' })
  await expect(dialog(page).getByRole('radio')).toHaveCount(first.options.length)
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(next).toBeDisabled()
  await option(page, rightOption(first)).click()
  await option(page, wrongOption(first)).click()
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await next.click()
  await expect(next).toBeDisabled()
  await option(page, rightOption(second)).click()
  await page.reload()
  await expect(dialog(page).getByText(`question 2 of ${quiz.questionCount}`, { exact: true })).toBeVisible()
  await expect(option(page, rightOption(second))).toBeChecked()
  await answerAll(page, quiz, { from: 1 })

  const max = quiz.questionCount
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeFocused()
  await expect(page.getByText('Quiz Completed', { exact: true })).toBeVisible()
  await expect(page.getByText(`You scored ${max - 1} out of ${max} points.`, { exact: true })).toHaveCount(2)
  await expect(dialog(page).getByText('Not yet', { exact: true })).toHaveCount(1)
  await expect(dialog(page).getByText('Right', { exact: true })).toHaveCount(max - 1)
  await expect(dialog(page).getByText('Right answer', { exact: true })).toHaveCount(1)
  await expect(
    dialog(page).getByRole('link', { name: 'Read about it in the lesson: question 1' }),
  ).toHaveAttribute('href', new RegExp(`^/lessons/${quiz.lessonId}#.+`))

  await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('tab', { name: 'Completed (1)' }).click()
  await expect(page.getByText(`Best score: ${max - 1} of ${max}`)).toBeVisible()
  expect(await readResults(page, learner.id)).toMatchObject([{ score: max - 1, quizId: quiz.id }])

  await page.getByRole('button', { name: `Take Again: ${quiz.title}` }).click()
  await expect(dialog(page).getByText(`question 1 of ${max}`, { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('[QUIZ-27, QUIZ-30, OK1-10] a perfect score brings ten points, a badge and confetti once', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  const confettiFalls = page.getByTestId('confetti').waitFor({ state: 'attached' })
  await answerAll(page, quiz)
  await confettiFalls
  await expect(page.getByText('Quiz Completed', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Perfect Score!' })).toBeFocused()
  await expect(dialog(page).getByText('10 points')).toBeVisible()
  await expect(dialog(page).getByText('New badge: Perfect Score')).toBeVisible()
  await expect(page.getByTestId('confetti')).toHaveCount(0)
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ points: 10 })

  await dialog(page).getByRole('button', { name: 'Take Again' }).click()
  await expect(dialog(page).getByText(`question 1 of ${quiz.questionCount}`, { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('[QUIZ-29] below 70 percent the effort is what counts; two tabs with the same quiz are two attempts', {
  tag: '@thorough',
}, async ({ page, context }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/quizzes')
    await startQuiz(tab, quiz)
  }
  await answerAll(page, quiz, { wrong: quiz.questionCount })
  await expect(dialog(page).getByRole('heading', { name: 'Good Effort!' })).toBeVisible()
  await expect(dialog(page).getByText('10 points')).toHaveCount(0)
  await answerAll(other, quiz, { wrong: 1 })
  await expect(dialog(other).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
  const scores = (await readResults(page, learner.id)).map(({ score }) => score)
  expect(scores.sort((a, b) => a - b)).toEqual([0, quiz.questionCount - 1])
})

test('an address opens its quiz at once, and the link of its result leads to the section of the lesson and back', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const quiz = await readQuizWithKey()

  await page.goto(`/quizzes/${quiz.id}`)
  await answerAll(page, quiz, { wrong: 1 })
  await dialog(page).getByRole('link', { name: 'Read about it in the lesson: question 1' }).click()
  await expect(page).toHaveURL(new RegExp(`/lessons/${quiz.lessonId}#`))
  await page.goBack()
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
  await expect(page).toHaveURL('/quizzes')
  await expect(dialog(page)).toBeHidden()
})

test('a teacher sees all grades, may choose one, and gets long lists in parts; a college student is told which quizzes are shown', async ({
  page,
}) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/quizzes')
  await expect(page.getByText('Showing quizzes for all grades')).toBeVisible()
  const mathematics = page.getByRole('region', { name: 'Mathematics' })
  await expect(mathematics.getByRole('listitem')).toHaveCount(6)
  await page.getByRole('button', { name: 'Show more: Mathematics' }).click()
  await expect(mathematics.getByRole('listitem')).toHaveCount(18)
  await expect(mathematics.getByRole('listitem').nth(6)).toBeFocused()
  await page.getByRole('combobox', { name: 'Grade' }).click()
  await page.getByRole('option', { name: 'Grade 3', exact: true }).click()
  await expect(page.getByText('Showing quizzes for Grade 3', { exact: true })).toBeVisible()
  const cards = await (await page.request.get('/api/quizzes?view=cards&grade=3')).json()
  await expect(page.getByRole('tab', { name: `Available (${cards.length})` })).toBeVisible()

  await signIn(page, 'demo-college')
  await page.goto('/quizzes')
  await expect(page.getByText('Showing quizzes for Grade 13 (college)', { exact: true })).toBeVisible()
})
