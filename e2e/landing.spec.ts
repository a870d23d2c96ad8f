import { expect, test } from '@playwright/test'
import { startOwnServer } from './servers/own-server.ts'

test('a visitor reads the landing page, keeps a theme, is sent back from a protected page with a notice, and reaches it by signing in', {
  tag: ['@PUBLIC-01…24', '@Y-58', '@main'],
}, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())))
  const notice = page.getByRole('status').filter({ hasText: 'Please sign in' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')

  await test.step('nine features, testimonials of the server, and no notice', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(9)
    await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('region', { name: 'Testimonials' }).getByRole('group', { name: '1 of 4' }),
    ).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await test.step('the theme switch changes the theme, and the choice stays', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('an audience leads to its form', async () => {
    await page.locator('#teachers').getByRole('link', { name: 'Start teaching' }).click()
    await expect(page).toHaveURL('/auth?mode=teacher')
    await expect(page.getByRole('radio', { name: 'Teacher' })).toBeChecked()
  })

  await test.step('the notice of a protected page stays when the page is loaded again, until it is dismissed', async () => {
    await page.goto('/progress')
    await expect(page).toHaveURL('/')
    await expect(notice).toBeVisible()
    await page.reload()
    await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(notice).toBeHidden()
  })

  await test.step('the page that was wanted opens after signing in', async () => {
    await page.goto('/flashcards')
    await notice.getByRole('link', { name: 'Sign in to continue' }).click()
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: 'Try as Student, grade 5' }).click()
    await expect(page).toHaveURL('/flashcards')
  })

  await test.step('who is signed in is sent to the own dashboard', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard')
  })
  expect(faults).toEqual([])
})

test('where registration is closed, the page says whom to ask before any script has run, and the app takes it over so', async ({
  browser,
}) => {
  const server = await startOwnServer({ REGISTRATION: 'closed' })
  const page = await (await browser.newContext()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())))
  const html = await (await page.request.get(server.address)).text()
  expect(html).toContain('Ask your school for an account.')
  expect(html).not.toContain('Get started')
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Testimonials' })).toBeVisible()
  await expect(page.getByText('Ask your school for an account.')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Ask your school for an account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
  expect(faults).toEqual([])
  await page.context().close()
  await server.stop()
})
