import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { readQuizWithKey, rightOption } from './quizzes-steps.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const sheet = (page: Page) => page.getByRole('dialog')

/** A quiz without a mistake earns the badge "Perfect Score". */
async function earnBadge(page: Page, userId: number): Promise<void> {
  const quiz = await readQuizWithKey()
  const answers = quiz.questions.map((question) => ({
    questionId: question.id,
    selectedOptionId: rightOption(question),
  }))
  const handedIn = await page.request.post(`/api/users/${userId}/quiz-results`, {
    data: { quizId: quiz.id, answers },
  })
  expect(handedIn.ok()).toBe(true)
}

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/notes')
  return tab
}

test('[PROFILE-19] a badge shows at the bell of every open page, leads to the badges, and is read everywhere at once', async ({
  page,
  context,
}) => {
  const { id } = await signUpLearner(page)
  await page.goto('/lessons')
  const other = await openSecondTab(context)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await earnBadge(page, id)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread')

  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(
    sheet(page).getByRole('link', { name: /Unread: You earned a badge Perfect Score/ }),
  ).toBeVisible()
  await sheet(page)
    .getByRole('link', { name: /You earned a badge/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/achievements$/)
  await expect(sheet(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
})

test('the time of the reminder is chosen beside the list, outside of the quiet hours', async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/notes')
  await bell(page).click()
  await expect(sheet(page).getByText('Nothing new')).toBeVisible()
  await sheet(page).getByRole('button', { name: 'When and how' }).click()
  const time = sheet(page).getByLabel('Study reminder at')
  await expect(time).toHaveValue('08:00')
  await time.fill('22:30')
  await expect(sheet(page).getByText('Choose a time outside of your quiet hours.')).toBeVisible()
  await time.fill('19:15')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your times are saved.').first()).toBeVisible()
  await expect(sheet(page).getByText('This Trellis does not send mail.')).toBeVisible()
  const { remindAt } = await (await page.request.get('/api/notifications/schedule')).json()
  expect(remindAt).toBe('19:15')
})

test('the list and the times look sound, and a failing server leaves a way back', {
  tag: '@thorough',
}, async ({ page }) => {
  const { id } = await signUpLearner(page)
  await earnBadge(page, id)
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/notes')
  await bell(page).click()
  await expect(sheet(page).getByText('Your notifications could not be loaded')).toBeVisible({
    timeout: 40_000,
  })
  await page.unroute('**/api/notifications')
  await sheet(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sheet(page).getByText('You earned a badge')).toBeVisible()
  await expectSoundLook(page, 'the list', { within: '[role=dialog]' })
  await sheet(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(sheet(page).getByText('Unread:')).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'When and how' }).click()
  await expect(sheet(page).getByLabel('Study reminder at')).toBeVisible()
  await expectSoundLook(page, 'the times', { within: '[role=dialog]' })
})

test('a link that ends mails opens without signing in', { tag: '@thorough' }, async ({ page }) => {
  const answer = await page.goto('/unsubscribe/1.x')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('link', { name: 'Go to Trellis' })).toBeVisible()
})
