import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { expectToast } from './toasts.ts'

test('an admin finds a ticket, takes it in hand and answers beside another admin; who asked reads the answer', {
  tag: ['@P-67', '@P-68', '@Y-47'],
}, async ({ page, browser }) => {
  const subject = `Speaker ${crypto.randomUUID().slice(0, 8)}`
  const student = await (await browser.newContext()).newPage()
  await signUpLearner(student)
  const sent = await student.request.post('/api/support/ticket', {
    data: { subject, message: 'Nothing happens when I press it.', priority: 'high' },
  })
  expect(sent.status()).toBe(201)
  const { id } = await sent.json()
  await signIn(page, 'demo-admin')
  await page.goto('/admin/inbox')
  await page.getByRole('searchbox', { name: 'Search by subject, words or name' }).fill(subject)
  // Only then the list stands still: a key that comes while it is exchanged reaches nobody.
  await expect(page).toHaveURL(/q=Speaker/)
  await expect(
    page.getByRole('list', { name: 'Tickets and messages' }).getByRole('heading', { level: 2 }),
  ).toHaveText([subject])
  await page.getByRole('button', { name: subject }).press('Enter')
  await page.getByRole('button', { name: 'Take it in hand' }).click()
  await expect(page.getByText('took it in hand')).toBeVisible()

  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await test.step('another admin answers in between: the typed text stays, and both are seen', async () => {
    await answer.fill('Please turn the sound on.')
    const other = await page.request.patch(`/api/admin/inbox/ticket/${id}`, {
      data: { response: 'Words of the other admin.' },
    })
    expect(other.ok()).toBe(true)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('alert')).toContainText('Someone else changed this')
    await expect(page.getByText('Words of the other admin.')).toBeVisible()
    await expect(answer).toHaveValue('Please turn the sound on.')
  })
  await expectToast(page, 'Answer sent', () => page.getByRole('button', { name: 'Send answer' }).click())

  await test.step('closing it is undone', async () => {
    const status = page.getByRole('main').getByRole('combobox', { name: 'Status' }).last()
    await status.press('Enter')
    await page.getByRole('option', { name: 'Closed' }).press('Enter')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status).toContainText('Resolved')
  })
  await student.goto('/profile?tab=help')
  await expect(student.getByText('Please turn the sound on.')).toBeVisible()
  await student.context().close()
})
