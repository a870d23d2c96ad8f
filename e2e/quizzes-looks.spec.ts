import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import {
  answerAll,
  dialog,
  option,
  RESULTS_URL,
  readQuizWithKey,
  rightOption,
  startQuiz,
} from './quizzes-steps.ts'

async function expectNoFaults(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflowPx).toBeLessThanOrEqual(0)
}

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`list, question, unsent answers and result are accessible and fit at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await signUpLearner(page)
      const quiz = await readQuizWithKey(2)
      await page.goto('/quizzes')
      await expect(page.getByRole('tab', { name: /^Available/ })).toBeVisible()
      await expectNoFaults(page)

      await startQuiz(page, quiz)
      await option(page, rightOption(quiz.questions[0] as never)).click()
      await expectNoFaults(page)
      await page.route(RESULTS_URL, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await answerAll(page, quiz, { wrong: 2 })
      await expect(dialog(page).getByRole('alert')).toBeVisible()
      await expectNoFaults(page)
      await page.unroute(RESULTS_URL)
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await expect(dialog(page).getByText('Your answers', { exact: true })).toBeVisible()
      await expectNoFaults(page)
      await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
      await page.getByRole('tab', { name: 'Completed (1)' }).click()
      await expect(page.getByText(/^Best score/)).toBeVisible()
      await expectNoFaults(page)
    })
  }
}

test('a drawing of a question is shown whole', async ({ page }) => {
  await signUpLearner(page)
  const cards: { id: number }[] = await (await page.request.get('/api/quizzes?view=cards')).json()
  const quizzes = await Promise.all(
    cards.slice(0, 8).map(async ({ id }) => (await page.request.get(`/api/quizzes/${id}`)).json()),
  )
  const drawn = quizzes.find(({ questions }) => questions[0].figure !== undefined)
  await page.goto(`/quizzes/${drawn.id}`)
  const drawing = dialog(page).locator('.rich-text svg').first()
  await expect(drawing).toBeVisible()
  const shape = drawing.locator('rect, circle, line, path, polygon').last()
  const [outer, inner] = [await drawing.boundingBox(), await shape.boundingBox()]
  expect((inner?.width ?? 0) + (inner?.height ?? 0)).toBeGreaterThan(5)
  expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? 0)
})
