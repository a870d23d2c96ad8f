import { expect, type Page, test } from '@playwright/test'
import type { OutputOf } from '#contract/endpoint.ts'
import type { quizzes as quizCalls } from '#contract/quizzes.ts'
import type { classes } from '#contract/teaching/classes.ts'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

/** Wrong wherever there is something to get wrong: a wrong idea needs two such answers. */
async function takeQuiz(page: Page, userId: number, quizId: number) {
  const answer = await page.request.get(`/api/quizzes/${quizId}`)
  const { questions }: OutputOf<typeof quizCalls.one> = await answer.json()
  const answers = questions.map(({ id, options }) => ({ questionId: id, selectedOptionId: options[0]?.id }))
  const sent = await page.request.post(`/api/users/${userId}/quiz-results`, { data: { quizId, answers } })
  expect(sent.status()).toBe(201)
}

/** A teacher of one's own with a class of pupils who have taken a quiz; the teacher is signed in. */
async function openClassWithWork(page: Page, pupils: number) {
  const teacher = await signUpLearner(page, { role: 'teacher' })
  const made = await page.request.post('/api/teacher/classes', {
    data: { name: '5b', grade: 5, subject: 'Mathematics' },
  })
  expect(made.status()).toBe(201)
  const room: OutputOf<typeof classes.create> = await made.json()
  for (let pupil = 0; pupil < pupils; pupil++) {
    const { id } = await signUpLearner(page)
    const joined = await page.request.post('/api/classes/join', { data: { classCode: room.classCode } })
    expect(joined.ok()).toBe(true)
    const list = await page.request.get('/api/quizzes?view=cards')
    const own: OutputOf<typeof quizCalls.list> = await list.json()
    const quiz = own.find(({ questionCount }) => questionCount > 2)
    await takeQuiz(page, id, quiz?.id ?? 0)
  }
  const back = await page.request.post('/api/login', {
    data: { username: teacher.username, password: 'trellis-demo' },
  })
  expect(back.status()).toBe(200)
  return room
}

async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}

test('[TEACH-27] [P-25] a teacher opens the heat map and the answers behind a cell with the keyboard alone', async ({
  page,
}) => {
  const room = await openClassWithWork(page, 1)
  await page.goto(`/teacher/analytics?class=${room.id}`)
  const tab = page.getByRole('tab', { name: 'Overview' })
  await expect(page.getByText('Average score').first()).toBeVisible()
  await tabTo(page, () => tab.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('ArrowRight')
  const grid = page.getByRole('grid', { name: /^Skills of / })
  await expect(grid).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '2')
  await tabTo(page, () => grid.evaluate((element) => element.contains(document.activeElement)))
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  expect(await place()).toBe('0 0')
  await page.keyboard.press('ArrowRight')
  expect(await place()).toMatch(/^0 [01]$/)
  await page.keyboard.press('Home')
  expect(await place()).toBe('0 -1')
  await page.keyboard.press('Control+Home')
  expect(await place()).toBe('-1 -1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'The answers behind this level' })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(await place()).toBe('0 0')
  await expectNoFaults(page, 'heat map', { within: 'main' })
})

test('overview and heat map fit every width and theme, and their figures can be taken along', {
  tag: '@thorough',
}, async ({ page }) => {
  const room = await openClassWithWork(page, 2)
  const open = (query: string) => page.goto(`/teacher/analytics?class=${room.id}&${query}`)
  await open('period=week')
  await expect(page.getByRole('heading', { name: 'Worth knowing' })).toBeVisible()
  await expectSoundLook(page, 'overview')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^5b-.*\.csv$/)
  await page.getByRole('button', { name: 'Own days' }).click()
  await page.getByLabel('From', { exact: true }).fill('2026-01-05')
  await page.getByLabel('To', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The last day comes after the first, at most 366 days later.')).toBeVisible()
  await open('tab=skills')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectSoundLook(page, 'heat map')
})

test('wrong ideas, who needs a hand and quiz questions fit every width and theme', {
  tag: '@thorough',
}, async ({ page }) => {
  const room = await openClassWithWork(page, 2)
  const open = (query: string) => page.goto(`/teacher/analytics?class=${room.id}&${query}`)
  await open('tab=ideas')
  await expect(page.getByRole('heading', { name: 'Wrong ideas that several share' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectSoundLook(page, 'wrong ideas')
  await open('tab=needs')
  await expect(page.getByRole('heading', { name: 'Who could use a hand' })).toBeVisible()
  await expectSoundLook(page, 'who needs a hand')
  await open('tab=quizzes')
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
  await expect(page.getByText(/With fewer than 10 first attempts/)).toBeVisible()
  await expectSoundLook(page, 'quiz questions')
})

test('a failing server, no class, an empty class and a class of somebody else each say what to do', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  const answer = await page.request.get('/api/teacher/classes')
  const [foreign]: OutputOf<typeof classes.list> = await answer.json()
  await page.context().clearCookies()
  await signUpLearner(page, { role: 'teacher' })
  await page.goto('/teacher/analytics')
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible()
  await expectSoundLook(page, 'no class')
  expect((await page.request.post('/api/teacher/classes', { data: { name: 'New' } })).status()).toBe(201)
  await page.goto('/teacher/analytics')
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible()
  await page.goto(`/teacher/analytics?class=${foreign?.id}`)
  await expect(page.getByRole('heading', { name: 'Not one of your classes' })).toBeVisible()
  for (const path of ['', '/skills', '/misconceptions', '/quizzes']) {
    const { status } = await page.request
      .get(`/api/teacher/analytics${path}?classId=${foreign?.id}`)
      .then((response) => ({ status: response.status() }))
    expect(status).toBe(404)
  }
  await page.route('**/api/teacher/classes*', (route) => route.abort())
  await page.goto('/teacher/analytics')
  await expect(page.getByText('Your classes could not be loaded')).toBeVisible()
  await page.unroute('**/api/teacher/classes*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible()
})
