import { expect, type Page, test } from '@playwright/test'
import type { OutputOf } from '#contract/endpoint.ts'
import type { quizzes as quizCalls } from '#contract/quizzes.ts'
import type { classes } from '#contract/teaching/classes.ts'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'

/** Wrong wherever there is something to get wrong: a wrong idea needs two such answers. */
async function takeQuiz(page: Page, userId: number) {
  const list = await page.request.get('/api/quizzes?view=cards')
  const own: OutputOf<typeof quizCalls.list> = await list.json()
  const quizId = own.find(({ questionCount }) => questionCount > 2)?.id ?? 0
  const answer = await page.request.get(`/api/quizzes/${quizId}`)
  const { questions }: OutputOf<typeof quizCalls.one> = await answer.json()
  const answers = questions.map(({ id, options }) => ({ questionId: id, selectedOptionId: options[0]?.id }))
  const sent = await page.request.post(`/api/users/${userId}/quiz-results`, { data: { quizId, answers } })
  expect(sent.status()).toBe(201)
}

/** A teacher of one's own with a class of students who have taken a quiz; the teacher is signed in. */
async function openClassWithWork(page: Page, students: number) {
  const teacher = await signUpLearner(page, { role: 'teacher' })
  const made = await page.request.post('/api/teacher/classes', {
    data: { name: '5b', grade: 5, subject: 'Mathematics' },
  })
  expect(made.status()).toBe(201)
  const room: OutputOf<typeof classes.create> = await made.json()
  for (let student = 0; student < students; student++) {
    const { id } = await signUpLearner(page)
    const joined = await page.request.post('/api/classes/join', { data: { classCode: room.classCode } })
    expect(joined.ok()).toBe(true)
    await takeQuiz(page, id)
  }
  const back = await page.request.post('/api/login', {
    data: { username: teacher.username, password: LEARNER_PASSWORD },
  })
  expect(back.status()).toBe(200)
  return room
}

test('what students answered stands behind the heat map, wrong ideas and quiz questions, and the figures can be taken along', {
  tag: ['@TEACH-27', '@P-25'],
}, async ({ page }) => {
  const room = await openClassWithWork(page, 2)
  await page.goto(`/teacher/analytics?class=${room.id}&period=week`)
  await expect(page.getByRole('heading', { name: 'Worth knowing' })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^5b-.*\.csv$/)

  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight')
  const grid = page.getByRole('grid', { name: /^Skills of / })
  await expect(grid).toHaveAttribute('aria-rowcount', '3')
  await grid.locator('[data-place="0 0"]').press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'The answers behind this level' })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Wrong ideas' }).click()
  await expect(page.getByRole('heading', { name: 'Wrong ideas that several share' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Quiz' }).click()
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
  await expect(page.getByText(/With fewer than 10 first attempts/)).toBeVisible()
})
