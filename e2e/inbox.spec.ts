import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

async function openBeside(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return context.newPage()
}

async function ask(page: Page, subject: string): Promise<number> {
  const sent = await page.request.post('/api/support/ticket', {
    data: { subject, message: 'Nothing happens when I press it.', priority: 'high' },
  })
  expect(sent.status()).toBe(201)
  return (await sent.json()).id
}

test('[P-67] [P-68] [Y-47] an admin finds a ticket, takes it in hand and answers; who asked reads the answer', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = `Speaker ${crypto.randomUUID().slice(0, 8)}`
  const pupil = await openBeside(browser, baseURL)
  await signUpLearner(pupil)
  await ask(pupil, subject)
  await signIn(page, 'demo-admin')
  await page.goto('/admin/inbox')
  await page.getByRole('searchbox', { name: 'Search by subject, words or name' }).fill(subject)
  // Only then the list stands still: a key that comes while it is exchanged reaches nobody.
  await expect(page).toHaveURL(/q=Speaker/)
  await expect(
    page.getByRole('list', { name: 'Tickets and messages' }).getByRole('heading', { level: 2 }),
  ).toHaveText([subject])
  await page.getByRole('button', { name: subject }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: subject }).last()).toBeFocused()
  await page.getByRole('button', { name: 'Take it in hand' }).click()
  await expect(page.getByText('took it in hand')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Please turn the sound on.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Answer sent', { exact: true }).first()).toBeVisible()
  await expectSoundLook(page, 'an opened ticket')
  await pupil.goto('/profile?tab=help')
  await expect(pupil.getByText('Please turn the sound on.')).toBeVisible()
  await pupil.context().close()
})

test('two admins at once: the later one keeps the typed text and sees both', { tag: '@thorough' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = `Twice ${crypto.randomUUID().slice(0, 8)}`
  const pupil = await openBeside(browser, baseURL)
  await signUpLearner(pupil)
  const id = await ask(pupil, subject)
  await signIn(page, 'demo-admin')
  await page.goto(`/admin/inbox?open=ticket-${id}`)
  await page.getByRole('textbox', { name: 'Your answer' }).fill('My words.')
  const other = await page.request.patch(`/api/admin/inbox/ticket/${id}`, {
    data: { response: 'Words of the other admin.' },
  })
  expect(other.ok()).toBe(true)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this')
  await expect(page.getByText('Words of the other admin.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('My words.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Answer sent', { exact: true }).first()).toBeVisible()
  const status = page.getByRole('main').getByRole('combobox', { name: 'Status' }).last()
  await status.press('Enter')
  await page.getByRole('option', { name: 'Closed' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toContainText('Resolved')
  await pupil.context().close()
})

test('a list that cannot be loaded says so and is tried again; an answer that fails stays typed', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.route('**/api/admin/inbox?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/admin/inbox')
  await expect(page.getByText('The inbox could not be loaded')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/admin/inbox?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The inbox could not be loaded')).toBeHidden()
  await expectSoundLook(page, 'inbox')
})
