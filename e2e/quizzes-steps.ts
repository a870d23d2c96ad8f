import { expect, type Page, request, test } from '@playwright/test'
import type { Quiz, QuizQuestion } from '#contract/quizzes.ts'

export const RESULTS_URL = '**/api/users/*/quiz-results'

/** A quiz of grade 5 with its key, as a teacher sees it. */
export async function readQuizWithKey(place = 0): Promise<Quiz> {
  const teacher = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const signedIn = await teacher.post('/api/login', {
    data: { username: 'demo-teacher', password: 'trellis-demo' },
  })
  expect(signedIn.status()).toBe(200)
  const cards: Quiz[] = await (await teacher.get('/api/quizzes?view=cards&grade=5')).json()
  const quiz: Quiz = await (await teacher.get(`/api/quizzes/${cards[place]?.id}`)).json()
  await teacher.dispose()
  return quiz
}

export const dialog = (page: Page) => page.getByRole('dialog')

export const option = (page: Page, optionId: string) =>
  dialog(page).locator(`[role="radio"][value="${optionId}"]`)

export const rightOption = ({ correctOptionId }: QuizQuestion) => correctOptionId ?? ''

export const wrongOption = ({ options, correctOptionId }: QuizQuestion) =>
  options.find(({ id }) => id !== correctOptionId)?.id ?? ''

export async function startQuiz(page: Page, quiz: Quiz): Promise<void> {
  await page.getByRole('button', { name: `Start Quiz: ${quiz.title}` }).click()
  await expect(dialog(page).getByText(`question 1 of ${quiz.questionCount}`, { exact: true })).toBeVisible()
}

/** Answers from the question on show to the last one, and hands in. The first `wrong` answers are wrong. */
export async function answerAll(page: Page, quiz: Quiz, { wrong = 0, from = 0 } = {}): Promise<void> {
  for (const [index, question] of quiz.questions.entries()) {
    if (index < from) continue
    await expect(
      dialog(page).getByText(`question ${index + 1} of ${quiz.questionCount}`, { exact: true }),
    ).toBeVisible()
    await option(page, index < wrong ? wrongOption(question) : rightOption(question)).click()
    const isLast = index === quiz.questions.length - 1
    await page.getByRole('button', { name: isLast ? 'Finish Quiz' : 'Next Question' }).click()
  }
}

export async function readResults(page: Page, userId: number) {
  const response = await page.request.get(`/api/users/${userId}/quiz-results`)
  return (await response.json()) as { score: number; quizId: number }[]
}

/** Escape closes a toast before it closes what lies under it. */
export async function waitForToastToGo(page: Page): Promise<void> {
  await expect(page.getByText(/^(Quiz (Started|Completed)|You earned .*badges?!)$/)).toHaveCount(0)
}
