import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'

test('a teacher sees live which page an own student opens; an admin signs the device out', {
  tag: ['@ADMIN-06', '@MENU-20', '@Y-52', '@P-80', '@P-81'],
}, async ({ page, browser }) => {
  const lastName = `Nwosu${crypto.randomUUID().slice(0, 8)}`
  const student = await (await browser.newContext()).newPage()
  await signUpLearner(page, { role: 'teacher' })
  const made = await page.request.post('/api/teacher/classes', { data: { name: 'Owls' } })
  const { classCode } = await made.json()
  await signUpLearner(student, { lastName })
  expect((await student.request.post('/api/classes/join', { data: { classCode } })).ok()).toBe(true)

  await page.goto(`/admin/sessions?q=${lastName}`)
  await student.goto('/notes')
  await expect(page.getByRole('listitem').filter({ hasText: lastName }).first()).toContainText('My Notes')
  await student.getByRole('link', { name: 'My Lessons' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My Lessons' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  await page.goto(`/admin/sessions?q=${lastName}`)
  await page.getByRole('button', { name: /^Actions for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'End this session' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByText('1 device was signed out.', { exact: true })).toBeVisible()
  await expect(student).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { name: 'No one like that is online' })).toBeVisible()
  await student.context().close()
})
