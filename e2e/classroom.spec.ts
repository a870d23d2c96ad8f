import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { answerAll, readQuizWithKey } from './quizzes-steps.ts'

async function openPupil(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  return { page, pupil: await signUpLearner(page, { grade: 5 }) }
}

async function joinClass(page: Page, code: string) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Join a class' }).click()
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Find class' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: '5b' })).toBeVisible()
}

test('[TEACH-02] [TEACH-25] [Y-50] [Y-55] a class is opened, a pupil joins, does a quiz and an essay, and sees grade and feedback', async ({
  page,
  browser,
}) => {
  const [quiz] = await Promise.all([readQuizWithKey(), signUpLearner(page, { role: 'teacher' })])
  await page.goto('/teacher/classes/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('5b')
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('heading', { name: '5b', level: 1 })).toBeVisible()
  const rooms = await (await page.request.get('/api/teacher/classes')).json()
  const { page: desk } = await openPupil(browser)
  await joinClass(desk, rooms[0].classCode)

  await page.goto('/teacher/assignments/create')
  await page.getByRole('searchbox', { name: 'Quiz' }).fill(quiz.title)
  await page.getByRole('button', { name: quiz.title }).first().click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByRole('button', { name: 'Give out' }).click()
  await expect(page.getByRole('heading', { name: quiz.title, level: 1 })).toBeVisible()

  // It is on the pupil's page without a reload.
  await desk.getByRole('link', { name: quiz.title }).click()
  await desk.getByRole('link', { name: 'Start the quiz' }).click()
  await answerAll(desk, quiz, { wrong: 1 })

  await page.goto('/teacher/assignments/create')
  await page.getByRole('radio', { name: 'Task' }).click()
  await page.getByLabel('Title').fill('Essay about a place')
  await page.getByLabel('Instructions').fill('Say what you see there.')
  await page.getByRole('button', { name: 'Give out' }).click()
  await expect(page.getByRole('heading', { name: 'Essay about a place', level: 1 })).toBeVisible()

  await desk.goto('/assignments')
  await desk.getByRole('link', { name: 'Essay about a place' }).click()
  await desk.getByLabel('Your text').fill('I like the lake.')
  await desk.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(desk.getByText('Handed in. Well done!').first()).toBeVisible()

  await page.getByRole('link', { name: 'Grade 1 submission' }).click()
  await expect(page.getByText('I like the lake.')).toBeVisible()
  await page.getByLabel('Points of 100').fill('90')
  await page.getByLabel('Feedback for the student').fill('Well seen!')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(desk.getByText('90 of 100 points')).toBeVisible()
  await expect(desk.getByText('Well seen!')).toBeVisible()
  await desk.goto('/assignments?tab=done')
  await expect(desk.getByText(/of 100 points/)).toHaveCount(2)
  await desk.context().close()
})

test('[TEACH-23] [TEACH-24] teacher and pupil see assignments soundly at every width', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await signUpLearner(page, { role: 'teacher' })
  await page.goto('/teacher/assignments')
  await expect(page.getByRole('heading', { name: 'Nothing given out yet' })).toBeVisible()
  await expectSoundLook(page, 'no assignments')
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json()
  const { id: classId, classCode } = await post('/api/teacher/classes', { name: '5b' })
  const { page: desk } = await openPupil(browser)
  expect((await desk.request.post('/api/classes/join', { data: { classCode } })).ok()).toBe(true)
  const { id } = await post('/api/teacher/assignments', {
    title: 'Essay about a place',
    classId,
    instructions: 'Say what you see there.',
    requirements: ['Ten sentences'],
    resources: [{ name: 'An example', url: 'https://example.org/essay' }],
    rubric: [{ id: 'idea', title: 'Idea', levels: [{ title: 'Very good', points: 10 }] }],
  })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Essay about a place' })).toBeVisible()
  await expectSoundLook(page, 'the list of assignments')
  await page.getByRole('link', { name: 'Essay about a place' }).click()
  await expect(page.getByRole('link', { name: 'Nia Bello' })).toBeVisible()
  await expectSoundLook(page, 'an assignment')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: /^More/ }).click()
  await expect(page.getByLabel('What is looked at')).toHaveValue('Idea')
  await expectSoundLook(page, 'the form of an assignment')
  await desk.goto('/assignments')
  await expect(desk.getByRole('link', { name: 'Essay about a place' })).toBeVisible()
  await expectSoundLook(desk, "a pupil's assignments")
  await desk.goto(`/assignments/${id}`)
  await expect(desk.getByLabel('Your text')).toBeVisible()
  await expectSoundLook(desk, 'handing in')
  await desk.context().close()
})

test('what a pupil wrote stays when handing in fails, and after a reload', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  await signUpLearner(page, { role: 'teacher' })
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json()
  const { id: classId, classCode } = await post('/api/teacher/classes', { name: '5b' })
  const { page: desk } = await openPupil(browser)
  await desk.request.post('/api/classes/join', { data: { classCode } })
  const { id } = await post('/api/teacher/assignments', { title: 'Essay', classId })
  await desk.route('**/api/assignments/*/submission', (route) => route.fulfill({ status: 503, json: {} }))
  await desk.goto(`/assignments/${id}`)
  await desk.getByLabel('Your text').fill('I like the lake.')
  await desk.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(desk.getByRole('alert')).toBeVisible()
  await desk.unroute('**/api/assignments/*/submission')
  await desk.reload()
  await expect(desk.getByLabel('Your text')).toHaveValue('I like the lake.')
  await desk.locator('input[type=file]').setInputFiles({
    name: 'lake.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('blue'),
  })
  await expect(desk.getByRole('link', { name: 'lake.txt' })).toBeVisible()
  await desk.getByLabel('Your text').press('Tab')
  await desk.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
  await expect(desk.getByText('Handed in. Well done!').first()).toBeVisible()
  const download = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'lake.txt' }).click()
  expect((await download).suggestedFilename()).toBe('lake.txt')
  await desk.context().close()
})
