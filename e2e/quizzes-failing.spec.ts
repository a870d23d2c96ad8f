import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { expectAllSent } from './outbox-steps.ts'
import { answerAll, dialog, RESULTS_URL, readQuizWithKey, readResults, startQuiz } from './quizzes-steps.ts'

const FAILED = 'Failed to submit quiz results. Please try again.'
/** It comes after the page, and would be the first to hear that nobody is signed in any more. */
async function waitForTutor(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'AI Tutor' }).getByRole('textbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const KEPT = 'They are kept on this device and will be graded when you are online.'

test('[ERR1-18, X-32] a hand-in that fails twice keeps every answer and counts once in the end', {
  tag: '@thorough',
}, async ({ page }) => {
  const learner = await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  await page.route(RESULTS_URL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
      : route.continue(),
  )
  await answerAll(page, quiz, { wrong: 1 })
  await expect(dialog(page).getByRole('alert')).toContainText(FAILED)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(quiz.questionCount)
  await Promise.all([
    page.waitForResponse((response) => response.status() === 500),
    dialog(page).getByRole('button', { name: 'Try again' }).click(),
  ])
  await expect(dialog(page).getByRole('alert')).toContainText(FAILED)
  await page.unroute(RESULTS_URL)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeFocused()
  expect(await readResults(page, learner.id)).toMatchObject([{ score: quiz.questionCount - 1 }])
})

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

test('while it is sent the button says so, and a second press sends nothing more', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const quiz = await readQuizWithKey()
  await page.goto('/quizzes')
  await startQuiz(page, quiz)
  let sent = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(RESULTS_URL, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    await held
    return route.continue()
  })
  await answerAll(page, quiz, { wrong: 1 })
  const finish = dialog(page).getByRole('button', { name: 'Sending' })
  await expect(finish).toHaveAttribute('aria-busy', 'true')
  await finish.click({ force: true })
  await page.keyboard.press('Escape')
  answer()
  await expect(dialog(page).getByRole('heading', { name: 'Great Job!' })).toBeVisible()
  expect(sent).toBe(1)
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

test('[X-46] lists and quizzes that cannot be loaded come with the next try; without questions or a session none starts', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await signUpLearner(page)
  const quiz = await readQuizWithKey()
  const lists = '**/api/quizzes?*'
  const address = `**/api/quizzes/${quiz.id}`

  await test.step('a list', async () => {
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/quizzes')
    await expect(page.getByRole('alert')).toContainText('The quizzes could not be loaded')
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('tab', { name: /^Available/ })).toBeVisible()
  })

  await test.step('a quiz', async () => {
    await page.route(address, (route) => route.abort())
    await page.getByRole('button', { name: `Start Quiz: ${quiz.title}` }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('The quiz could not be loaded')
    await page.unroute(address)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByText(`question 1 of ${quiz.questionCount}`, { exact: true })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('without a session', async () => {
    const session = await context.cookies()
    await waitForTutor(page)
    await context.clearCookies()
    // Not the one that is here already.
    await page.getByRole('button', { name: 'Start Quiz' }).nth(1).click()
    await expect(page.getByText('Please log in to start a quiz', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await context.addCookies(session)
  })

  await test.step('without questions', async () => {
    const bare = { ...quiz, questionCount: 0, questions: [] }
    await page.route(lists, (route) => route.fulfill({ json: [bare] }))
    await page.route(address, (route) => route.fulfill({ json: bare }))
    await page.goto('/quizzes')
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled()
    await page.goto(`/quizzes/${quiz.id}`)
    await expect(dialog(page).getByText('This quiz has no questions yet.')).toBeVisible()
  })
})
