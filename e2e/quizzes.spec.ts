import { expect, type Page, test } from '@playwright/test'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'
import { expectAllSent } from './outbox-steps.ts'
import {
  answerAll,
  closeToasts,
  dialog,
  option,
  RESULTS_URL,
  readQuizWithKey,
  readResults,
  rightOption,
  startQuiz,
  wrongOption,
} from './quizzes-steps.ts'

test('a quiz is found, left, begun anew and taken through a reload to a result that explains every answer; a perfect retake brings its points and no badge', {
  tag: ['@QUIZ-01…20,QUIZ-24,QUIZ-25,QUIZ-27,QUIZ-30,OK1-06,OK1-07,OK1-10', '@X-32', '@main'],
}, async ({ page }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  const [first, second] = quiz.questions
  if (!first || !second) throw new Error('The quiz is too short')
  const max = quiz.questionCount
  await page.goto('/quizzes')

  await test.step('the list', async () => {
    await expect(page.getByText('Showing quizzes for Grade 5', { exact: true })).toBeVisible()
    const cards = await (await page.request.get('/api/quizzes?view=cards')).json()
    await expect(page.getByRole('tab', { name: `Available (${cards.length})` })).toBeVisible()
    const mathematics = page.getByRole('region', { name: 'Mathematics' })
    await expect(mathematics.getByText('6 questions').first()).toBeVisible()
    await expect(mathematics.getByRole('button', { name: 'Start Quiz' }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Completed (0)' }).click()
    await page.getByRole('button', { name: 'Show available quizzes' }).click()
    await expect(mathematics).toBeVisible()
  })

  await test.step('leaving midway asks first and discards the answers', async () => {
    await startQuiz(page, quiz)
    await expect(page.getByText('Quiz Started', { exact: true })).toBeVisible()
    await dialog(page).getByRole('radio').first().click()
    await page.getByRole('button', { name: 'Next Question' }).click()
    await closeToasts(page)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave this quiz?' })
    await question.getByRole('button', { name: 'Keep going' }).click()
    await expect(dialog(page).getByText(`question 2 of ${max}`, { exact: true })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Leave quiz' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: `Start Quiz: ${quiz.title}` })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Completed (0)' })).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(await readResults(page, learner.id)).toEqual([])
  })

  await test.step('question by question, through a reload that loses no answer and keeps the order of the options', async () => {
    const readOrder = () =>
      dialog(page)
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')).join(''))
    await startQuiz(page, quiz)
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
    const order = await readOrder()
    await page.reload()
    await expect(dialog(page).getByText(`question 2 of ${max}`, { exact: true })).toBeVisible()
    await expect(option(page, rightOption(second))).toBeChecked()
    expect(await readOrder()).toBe(order)
    await answerAll(page, quiz, { from: 1 })
  })

  await test.step('the result explains every answer, and leads to the section of the lesson and back', async () => {
    await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeFocused()
    await expect(page.getByText('Quiz Completed', { exact: true })).toBeVisible()
    await expect(page.getByText(`You scored ${max - 1} out of ${max} points.`, { exact: true })).toHaveCount(
      2,
    )
    await expect(dialog(page).getByText('Not yet', { exact: true })).toHaveCount(1)
    await expect(dialog(page).getByText('Right', { exact: true })).toHaveCount(max - 1)
    await expect(dialog(page).getByText('Right answer', { exact: true })).toHaveCount(1)
    await dialog(page).getByRole('link', { name: 'Read about it in the lesson: question 1' }).click()
    await expect(page).toHaveURL(new RegExp(`/lessons/${quiz.lessonId}#.+`))
    await page.goBack()
    await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
    await expect(page).toHaveURL('/quizzes')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('tab', { name: 'Completed (1)' }).click()
    await expect(page.getByText(`Best score: ${max - 1} of ${max}`)).toBeVisible()
    expect(await readResults(page, learner.id)).toMatchObject([{ score: max - 1, quizId: quiz.id }])
  })

  const pointsBefore = await readPoints(page)
  await test.step('taken again it begins anew; a perfect score brings ten points, and no badge, for the answers were shown', async () => {
    await page.getByRole('button', { name: `Take Again: ${quiz.title}` }).click()
    await expect(dialog(page).getByText(`question 1 of ${max}`, { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await answerAll(page, quiz)
    await expect(dialog(page).getByRole('heading', { name: 'Perfect Score!' })).toBeFocused()
    await expect(dialog(page).getByText('10 points')).toBeVisible()
    await expect(dialog(page).getByText(/^Attempt 2\./)).toBeVisible()
    await expect(dialog(page).getByText('New badge: Perfect Score')).toHaveCount(0)
    expect((await readPoints(page)) - pointsBefore).toBe(10)
  })
})

async function readPoints(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/user')).json()) as { points: number }).points
}

/** It comes after the page, and would be the first to hear that nobody is signed in any more. */
async function waitForTutor(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'AI Tutor' }).getByRole('textbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const KEPT = 'They are kept on this device and will be graded when you are online.'

test('every hand-in counts once: a lost answer and a reload, no connection, two tabs, a session that has ended', {
  tag: ['@QUIZ-29', '@X-46,VALID-04…06'],
}, async ({ page, context }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  const countResults = async () => (await readResults(page, learner.id)).length
  await page.goto('/quizzes')

  await test.step('an answer of the server that is lost, and a reload after it', async () => {
    await startQuiz(page, quiz)
    await page.route(RESULTS_URL, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // The last try may still be on its way when nobody interferes any more.
      await route.fetch().catch(() => null)
      return route.abort().catch(() => undefined)
    })
    await answerAll(page, quiz)
    await expect(dialog(page).getByText(KEPT)).toBeVisible()
    // Gone before the server can be reached: else the result may come now, and stand before the list again.
    await page.goto('about:blank')
    await page.unroute(RESULTS_URL)
    await page.goto('/quizzes')
    await expectAllSent(page)
    expect(await countResults()).toBe(1)
    expect(await readPoints(page)).toBeGreaterThanOrEqual(10)
  })

  await test.step('below 70 percent the effort is what counts; two tabs with the same quiz are two attempts', async () => {
    const again = await readQuizWithKey(1)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/quizzes')
      await startQuiz(tab, again)
    }
    await answerAll(page, again, { wrong: again.questionCount })
    await expect(dialog(page).getByRole('heading', { name: 'Good Effort!' })).toBeVisible()
    await expect(dialog(page).getByText('10 points')).toHaveCount(0)
    await answerAll(other, again, { wrong: 1 })
    await expect(dialog(other).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
    const scores = (await readResults(page, learner.id))
      .filter(({ quizId }) => quizId === again.id)
      .map(({ score }) => score)
    expect(scores.sort((a, b) => a - b)).toEqual([0, again.questionCount - 1])
    await other.close()
    await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
  })

  await test.step('without a connection the answers wait, and whoever is still there sees the result', async () => {
    const offline = await readQuizWithKey(2)
    await startQuiz(page, offline)
    await context.setOffline(true)
    await answerAll(page, offline, { wrong: 1 })
    await expect(dialog(page).getByText(KEPT)).toBeVisible()
    await context.setOffline(false)
    await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
    expect(await countResults()).toBe(4)
    await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
  })

  await test.step('a session that has ended sends to sign in, and the answers wait', async () => {
    const late = await readQuizWithKey(3)
    await waitForTutor(page)
    await startQuiz(page, late)
    await context.clearCookies()
    await answerAll(page, late, { wrong: 1 })
    await expect(page.getByText('Please log in to complete a quiz', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click()
    await page.getByLabel('Username').fill(learner.username)
    await page.getByLabel('Password', { exact: true }).fill(LEARNER_PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/quizzes')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
    expect(await countResults()).toBe(5)
  })
})
