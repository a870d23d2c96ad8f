import { expect, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { answerAll, dialog, option, readQuizWithKey, rightOption, startQuiz } from './quizzes-steps.ts'

test('list, question, result and completed quizzes are accessible and fit, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  test.slow()
  await signUpLearner(page)
  const quiz = await readQuizWithKey(2)
  const [first] = quiz.questions
  if (!first) throw new Error('The quiz has no questions')
  await page.goto('/quizzes')
  await expect(page.getByRole('tab', { name: /^Available/ })).toBeVisible()
  await expectSoundLook(page, 'list')

  await startQuiz(page, quiz)
  await option(page, rightOption(first)).click()
  await expectSoundLook(page, 'question')
  await answerAll(page, quiz, { wrong: 2 })
  await expect(dialog(page).getByText('Your answers', { exact: true })).toBeVisible()
  await expectSoundLook(page, 'result')
  await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
  await page.getByRole('tab', { name: 'Completed (1)' }).click()
  await expect(page.getByText(/^Best score/)).toBeVisible()
  await expectSoundLook(page, 'completed quizzes')
})

test('a drawing of a question is shown whole', { tag: '@thorough' }, async ({ page }) => {
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
