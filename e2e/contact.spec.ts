import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectToast } from './toasts.ts'

test('what a visitor writes reaches the admins', { tag: ['@PUBLIC-62…67', '@OK2-09'] }, async ({ page }) => {
  // The limit counts by address: each run writes from another one.
  const mark = crypto.randomUUID().slice(0, 8)
  await page.goto('/contact')
  for (const [name, text] of [
    ['Name', 'Noor Haddad'],
    ['Email', `visitor-${mark}@example.org`],
    ['Subject', `A question ${mark}`],
    ['Message', 'Do you have lessons about volcanoes?'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await expectToast(page, 'Message Sent', () => page.getByRole('button', { name: 'Send message' }).click())
  await signIn(page, 'demo-admin')
  const found = await page.request.get(`/api/admin/inbox?search=${mark}`)
  expect(await found.text()).toContain(`A question ${mark}`)
})
