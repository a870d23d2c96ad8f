import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { expectAllSent } from './outbox-steps.ts'
import { answerAll, dialog, RESULTS_URL, readQuizWithKey, readResults, startQuiz } from './quizzes-steps.ts'

/** It comes after the page, and would be the first to hear that nobody is signed in any more. */
async function waitForTutor(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'AI Tutor' }).getByRole('textbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const KEPT = 'They are kept on this device and will be graded when you are online.'

test('an answer of the server that is lost, and a reload after it, hand the quiz in once', {
  tag: '@thorough',
}, async ({ page }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  await page.route(RESULTS_URL, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // The last try may still be on its way when nobody interferes any more.
    await route.fetch().catch(() => null)
    return route.abort().catch(() => undefined)
  })
  await answerAll(page, quiz)
  await expect(dialog(page).getByText(KEPT)).toBeVisible()
  await page.unroute(RESULTS_URL)
  await page.reload()
  await expectAllSent(page)
  expect(await readResults(page, learner.id)).toHaveLength(1)
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ points: 10 })
})

test('offline the answers wait, and are handed in once the device is online', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  await context.setOffline(true)
  await answerAll(page, quiz, { wrong: 1 })
  await expect(dialog(page).getByText(KEPT)).toBeVisible()
  await context.setOffline(false)
  // Whoever is still there sees the result where they waited for it.
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
  expect(await readResults(page, learner.id)).toHaveLength(1)
})

test('[X-46, VALID-04…06] a session that has ended sends to sign in, and the answers wait', {
  tag: '@thorough',
}, async ({ page, context }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await waitForTutor(page)
  await startQuiz(page, quiz)
  await context.clearCookies()
  await answerAll(page, quiz, { wrong: 1 })
  await expect(page.getByText('Please log in to complete a quiz', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page
    .getByRole('link', { name: /sign in/i })
    .first()
    .click()
  await page.getByLabel('Username').fill(learner.username)
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/quizzes')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
  expect(await readResults(page, learner.id)).toMatchObject([{ score: quiz.questionCount - 1 }])
})
