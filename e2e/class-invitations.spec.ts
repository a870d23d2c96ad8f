import { expect, test } from '@playwright/test'
import { expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

test('[P-13] a pupil declines an invitation, takes the no back, and declines with the keyboard; the teacher hears it live', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const teacher = await (await browser.newContext()).newPage()
  await signUpLearner(teacher, { role: 'teacher' })
  const made = await teacher.request.post('/api/teacher/classes', {
    data: { name: 'Science of quite a long name 6a' },
  })
  const { id } = await made.json()
  const { username } = await signUpLearner(page)
  await page.goto('/learn/dashboard')
  await expect(page.getByText('You are in no class yet.', { exact: false })).toBeVisible()

  await teacher.goto(`/teacher/classes/${id}`)
  await teacher.getByRole('textbox', { name: 'Username of a student' }).fill(username)
  await teacher.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(teacher.getByText('Invited, waits for the student')).toBeVisible()
  await teacher.getByRole('textbox', { name: 'Username of a student' }).fill(username)
  await teacher.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(teacher.getByText('This student is already invited and has not answered yet.')).toBeVisible()

  // Nobody reloads: the socket tells both.
  const decline = page.getByRole('button', { name: 'Decline the invitation to Science' })
  await expect(decline).toBeVisible()
  await expect(page.getByText('Nia Bello invites you')).toBeVisible()
  await expectSoundLook(page, 'invitation')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingSticksOut(page, 'invitation')
  await decline.click()
  await expect(decline).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(decline).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Join a class' })).toBeFocused()
  await expect(teacher.getByText('Declined: can still join by code')).toBeVisible()
  await expectSoundLook(teacher, 'declined')
  await teacher.getByRole('button', { name: `Take ${username} off the list` }).click()
  await expect(teacher.getByText('Declined: can still join by code')).toHaveCount(0)
  await teacher.context().close()
})
