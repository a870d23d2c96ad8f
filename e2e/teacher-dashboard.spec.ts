import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

test('[TEACH-09…19] [Y-49] [Y-82] a teacher sees figures, lists, the summary, what comes and quick links', async ({
  page,
}) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/teacher/dashboard')
  const figures = page.getByRole('region', { name: 'Your figures' })
  for (const name of ['Classes', 'Active assignments', 'Total students'])
    await expect(figures.getByRole('link', { name })).toBeVisible()
  const classes = page.getByRole('region', { name: 'My classes' })
  await expect(classes.getByRole('link', { name: 'Trellis demo class' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent assignments' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Performance summary' })
  await expect(summary.getByRole('img', { name: /^Average score: \d+%$/ })).toBeVisible()
  await expect(summary.getByRole('img', { name: /^Completion rate: \d+%$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming activities' }).getByText('Example')).toBeVisible()
  const quick = page.getByRole('list', { name: 'Quick links' })
  await expect(quick.getByRole('link', { name: 'New assignment' })).toBeVisible()
  await expectSoundLook(page, 'teacher dashboard')
})

test('[SEC-19] [SEC-25] [SEC-27] who is no teacher is led to /dashboard, and no data of teachers is asked for', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/teacher/')) asked.push(request.url())
  })
  await signIn(page, 'demo-student')
  await page.goto('/teacher/dashboard')
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
})

test('[SEC-20] a spinner shows while the session loads', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/teacher/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Loading')).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
})

test('[Y-49] a new teacher is shown how to begin, and the example alone', { tag: '@thorough' }, async ({
  page,
}) => {
  await signUpLearner(page, { role: 'teacher' })
  await page.goto('/teacher/dashboard')
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible()
  const coming = page.getByRole('region', { name: 'Upcoming activities' })
  await expect(coming.getByText('Math quiz: fractions')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting for your grade' })).toHaveCount(0)
  await expectSoundLook(page, 'dashboard of a new teacher')
})

test('a part that fails says so and is tried again, the rest stands', { tag: '@thorough' }, async ({
  page,
}) => {
  await signIn(page, 'demo-teacher')
  let isFailing = true
  await page.route('**/api/teacher/analytics/summary', (route) =>
    isFailing
      ? route.fulfill({ status: 400, json: { message: 'no', code: 'invalid_input' } })
      : route.continue(),
  )
  await page.goto('/teacher/dashboard')
  const summary = page.getByRole('region', { name: 'Performance summary' })
  await expect(summary.getByRole('alert')).toContainText('We could not read how your classes do')
  const classes = page.getByRole('region', { name: 'My classes' })
  await expect(classes.getByRole('link', { name: 'Trellis demo class' })).toBeVisible()
  await expectSoundLook(page, 'dashboard with a part that fails')
  isFailing = false
  await summary.getByRole('button', { name: 'Try again' }).click()
  await expect(summary.getByRole('img', { name: /^Average score/ })).toBeVisible()
})

test('[P-40] [P-41] a teacher tells about their teaching with the keyboard; what fails keeps its text', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { role: 'teacher' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit your teaching' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'About your teaching' })).toBeFocused()
  await page.keyboard.type('I teach numbers.')
  await page.getByRole('textbox', { name: 'Subjects' }).fill('Mathematics, Chess')
  await page.getByRole('checkbox', { name: '5', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Add office hours' }).press('Enter')
  await page.getByLabel('To', { exact: true }).fill('13:00')
  const form = page.getByRole('form', { name: 'Your teaching' })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByText('Office hours end after they begin.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('15:30')
  await page.route('**/api/teacher/profile', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Your teaching profile could not be saved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'About your teaching' })).toHaveValue('I teach numbers.')
  await expectSoundLook(page, 'teaching form', { within: 'form[aria-label="Your teaching"]' })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(/Monday, 2:00\s–\s3:30\sPM/)).toBeVisible()
  await expect(page.getByText('Mathematics, Chess')).toBeVisible()
})
