import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { readQuizWithKey, rightOption } from './quizzes-steps.ts'
import { expectToast } from './toasts.ts'

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

test('a badge shows at the bell of every open page, leads to the badges, and is read everywhere at once; the time of the reminder is kept', {
  tag: '@PROFILE-19',
}, async ({ page, context }) => {
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

  await test.step('the time of the reminder is kept', async () => {
    await bell(page).click()
    await sheet(page).getByRole('button', { name: 'When and how' }).click()
    await sheet(page).getByLabel('Study reminder at').fill('19:15')
    await expectToast(page, 'Your times are saved.', () =>
      sheet(page).getByRole('button', { name: 'Save' }).click(),
    )
    const { remindAt } = await (await page.request.get('/api/notifications/schedule')).json()
    expect(remindAt).toBe('19:15')
  })
})
