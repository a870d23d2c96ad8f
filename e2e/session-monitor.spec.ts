import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

async function openBeside(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return context.newPage()
}

test('[ADMIN-06] [MENU-20] [Y-52] [P-80] a teacher sees live which page an own pupil opens', {
  tag: '@thorough',
}, async ({ page, browser, baseURL }) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/admin/sessions?q=okafor')
  const pupil = await openBeside(browser, baseURL)
  await signIn(pupil, 'demo-student')
  await pupil.goto('/notes')
  const line = page.getByRole('listitem').filter({ hasText: 'Maya Okafor' }).first()
  await expect(line).toContainText('My Notes')
  await pupil.getByRole('link', { name: 'My Lessons' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My Lessons' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expectSoundLook(page, 'session monitor')
  await pupil.context().close()
})

test('[P-81] an admin signs a device out with the keyboard, and its page leads to the start', {
  tag: '@thorough',
}, async ({ page, browser, baseURL }) => {
  const pupil = await openBeside(browser, baseURL)
  const lastName = `Nwosu${crypto.randomUUID().slice(0, 8)}`
  await signUpLearner(pupil, { lastName })
  await pupil.goto('/notes')
  await signIn(page, 'demo-admin')
  await page.goto(`/admin/sessions?q=${lastName}`)
  await page.getByRole('button', { name: /^Actions for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'End this session' }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByText('1 device was signed out.', { exact: true })).toBeVisible()
  await expect(pupil).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { name: 'Nobody like that is online' })).toBeVisible()
  await expectSoundLook(page, 'session monitor without anybody')
  await pupil.context().close()
})

test('what cannot be read is said and tried again', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  let isFailing = true
  await page.route('**/api/admin/sessions*', (route) =>
    isFailing
      ? route.fulfill({ status: 400, json: { message: 'no', code: 'invalid_input' } })
      : route.continue(),
  )
  await page.goto('/admin/sessions')
  await expect(page.getByRole('alert')).toContainText('Who is online could not be loaded')
  isFailing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
