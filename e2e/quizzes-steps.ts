import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import type { Quiz, QuizQuestion } from '#contract/quizzes.ts'

export const RESULTS_URL = '**/api/users/*/quiz-results'

/** What a worker has read of the keys: the content does not change while the journeys run. */
const keys = new Map<number, Promise<Quiz>>()

/** A quiz of grade 5 with its key, as a teacher sees it. */
export function readQuizWithKey(place = 0): Promise<Quiz> {
  const quiz = keys.get(place) ?? fetchQuizWithKey(place)
  keys.set(place, quiz)
  return quiz
}

async function fetchQuizWithKey(place: number): Promise<Quiz> {
  return askAsTeacher(async (teacher) => {
    const cards: Quiz[] = await (await teacher.get('/api/quizzes?view=cards&grade=5')).json()
    return (await teacher.get(`/api/quizzes/${cards[place]?.id}`)).json()
  })
}

/** The quiz of a lesson with its key. */
export function readKeyOf(quizId: number | null): Promise<Quiz> {
  return askAsTeacher(async (teacher) => (await teacher.get(`/api/quizzes/${quizId}`)).json())
}

async function askAsTeacher(ask: (teacher: APIRequestContext) => Promise<Quiz>): Promise<Quiz> {
  const teacher = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const signedIn = await teacher.post('/api/login', {
    data: { username: 'demo-teacher', password: 'trellis-demo' },
  })
  expect(signedIn.status()).toBe(200)
  const quiz = await ask(teacher)
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

/** Answers from the question on show to the last one, and turns in. The first `wrong` answers are wrong. */
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
export async function closeToasts(page: Page): Promise<void> {
  const title = page.getByText(/^(Quiz (Started|Completed)|You earned .*badges?!)$/)
  const close = page.locator('li').filter({ has: title }).locator('button').last()
  await expect
    .poll(async () => {
      // At once, if it is there: a click that waits might wait for a toast that has left by itself.
      await close.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click()))
      return title.count()
    })
    .toBe(0)
}
