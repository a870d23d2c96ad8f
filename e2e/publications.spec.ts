import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { button, card, dialog, keepGuide, openOther } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

test('a student asks, the teacher declines with a reason, the student changes the guide, and approved a classmate reads it', {
  tag: ['@SEC-32'],
}, async ({ browser, page }) => {
  const title = `Halves ${crypto.randomUUID().slice(0, 8)}`
  await signUpLearner(page, { age: 14, grade: 9 })
  const classmate = await openOther(browser, { age: 14, grade: 9 })
  const teacher = await openOther(browser, { role: 'teacher' })
  const made = await teacher.request.post('/api/teacher/classes', { data: { name: '9a' } })
  const { classCode } = await made.json()
  for (const student of [page, classmate])
    expect((await student.request.post('/api/classes/join', { data: { classCode } })).ok()).toBe(true)

  await keepGuide(page, { title, content: 'Call me: 555-123-4567', isPublic: true })
  await page.goto('/study-guides')
  await expect(card(page, title).getByText('Your teacher checks this first')).toBeVisible()

  await test.step('the teacher finds the number pointed out and declines', async () => {
    await teacher.goto('/teacher/dashboard')
    await teacher.getByRole('link', { name: 'See requests' }).click()
    const request = card(teacher, 'Nia Bello: Study guide')
    await expect(request.getByText('555-123-4567')).toBeVisible()
    await expect(request.getByText('1 contact detail to check')).toBeVisible()
    await button(request, 'Decline').click()
    await dialog(teacher).getByRole('radio', { name: 'It tells something private' }).check()
    await expectToast(teacher, 'Declined. Nia can see why', () => button(dialog(teacher), 'Decline').click())
    await expect(teacher.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
  })

  await test.step('the student reads why, changes it and asks again', async () => {
    await page.reload()
    await expect(card(page, title).getByText('It tells something private')).toBeVisible()
    await button(card(page, title), 'Edit').click()
    await dialog(page).getByRole('textbox', { name: 'Content' }).fill('Two equal parts')
    await button(dialog(page), 'Save Changes').click()
    await expect(card(page, title).getByText('Your teacher checks this first')).toBeVisible()
  })

  await test.step('approved it is there for the classmate', async () => {
    await teacher.reload()
    const request = card(teacher, 'Nia Bello: Study guide')
    await expect(request.getByText('Two equal parts')).toBeVisible()
    await expectToast(teacher, 'Approved. Others can see it now', () => button(request, 'Approve').click())
    await classmate.goto('/study-guides?tab=public')
    await classmate.getByLabel('Search study guides').fill(title)
    await expect(card(classmate, title)).toBeVisible()
    await page.reload()
    await expect(card(page, title).getByText('Public', { exact: true })).toBeVisible()
  })
  await teacher.context().close()
  await classmate.context().close()
})
