import { expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { collectFaults } from './notes-steps.ts'
import { button } from './study-guides-steps.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('[COLLEGE-07] [P-61] [P-62] [COLLEGE-08] [P-63] a course is opened, a lesson of it counts, and analytics shows it', async ({
  page,
}) => {
  const faults = collectFaults(page)
  const { id } = await signUpLearner(page, { role: 'college', grade: 13 })
  await page.goto('/college/courses')
  await expect(page.getByRole('region', { name: 'Mathematics' })).toBeVisible()
  await expectSoundLook(page, 'courses')
  await page.getByRole('link', { name: 'Calculus' }).click()
  await expect(heading(page, 'Limits and the derivative')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0')
  await expectSoundLook(page, 'course')

  const { units } = await (await page.request.get('/api/college/courses/mathematics-calculus')).json()
  const lessonId = units[0].lessons[0].id
  const saved = await page.request.post(`/api/users/${id}/progress`, {
    data: { lessonId, completed: true, timeSpent: 1500 },
  })
  expect(saved.status()).toBe(201)
  await page.goto('/college/analytics')
  await expect(page.getByRole('progressbar', { name: 'Progress in Calculus' })).toHaveAttribute(
    'aria-valuenow',
    '16',
  )
  await expect(page.getByText('25 min', { exact: true })).toBeVisible()
  await button(page, 'Show as table').first().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectSoundLook(page, 'college analytics')
  expect(faults).toEqual([])
})

test('[COLLEGE-06] [Y-03] the dashboard shows the week, the courses under way and the pages of no menu', async ({
  page,
}) => {
  const faults = collectFaults(page)
  await signUpLearner(page, { role: 'college', grade: 13 })
  await page.goto('/learn/dashboard')
  await expect(heading(page, 'Courses to begin with')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/college/resources')
  await expectSoundLook(page, 'college dashboard')
  expect(faults).toEqual([])
})

test('[COLLEGE-09] [P-64] resources are searched, and lead to the guide', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  const author = await browser.newPage()
  await signUpLearner(author, { role: 'college', grade: 13 })
  const word = `Zephyr${Date.now()}`
  const made = await author.request.post('/api/study-guides', {
    data: { title: `${word} guide`, content: '# Winds\n\nAll about winds.', isPublic: true, grade: 13 },
  })
  expect(made.status()).toBe(201)
  await author.close()
  await signUpLearner(page, { role: 'college', grade: 13 })
  await page.goto('/college/resources')
  await page.getByRole('searchbox', { name: 'Search resources' }).fill(word)
  await expect(page.getByRole('region', { name: 'Study guides' }).getByRole('link')).toHaveCount(1)
  await expectSoundLook(page, 'resources')
  await page.getByRole('link', { name: `${word} guide` }).click()
  await expect(page.getByRole('dialog')).toContainText('All about winds.')
})

test('the college area says what failed, and what is not there', { tag: '@thorough' }, async ({ page }) => {
  await signUpLearner(page, { role: 'college', grade: 13 })
  for (const [path, failed, found, url] of [
    ['courses', 'Your courses could not be loaded', 'Calculus', '**/api/college/courses'],
    [
      'courses/mathematics-calculus',
      'This course could not be loaded',
      'Calculus',
      '**/api/college/courses/*',
    ],
    [
      'analytics',
      'Your figures could not be loaded',
      'Nothing to count in this time yet',
      '**/api/college/analytics*',
    ],
    [
      'resources',
      'The resources could not be loaded',
      /Study guides|No resources yet|Videos/,
      '**/api/college/resources*',
    ],
  ] as const) {
    await page.route(url, (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }))
    await page.goto(`/college/${path}`)
    await expect(heading(page, failed)).toBeVisible({ timeout: 15_000 })
    await page.unroute(url)
    await button(page, 'Try again').click()
    await expect(heading(page, found).first()).toBeVisible()
  }
  await page.goto('/college/courses/nothing-of-this-name')
  await expect(heading(page, 'This course is not here')).toBeVisible()
  await expectSoundLook(page, 'no such course')
})
