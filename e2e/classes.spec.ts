import { expect, test } from '@playwright/test'
import { LEARNER_PASSWORD, signUpLearner, skipTour } from './new-learner.ts'
import { GOALS, PLACEMENT, PREFERENCES, skipFrom } from './onboarding-steps.ts'

test('a class list with broken rows invites the others; a no, its undoing and a yes reach the teacher live', {
  tag: ['@P-13', '@TEACH-20'],
}, async ({ page, browser }) => {
  const student = await (await browser.newContext()).newPage()
  const { username } = await signUpLearner(student)
  await signUpLearner(page, { role: 'teacher' })
  const made = await page.request.post('/api/teacher/classes', { data: { name: 'Maths 5b' } })
  const { id } = await made.json()
  await student.goto('/learn/dashboard')
  await expect(student.getByText('You are in no class yet.', { exact: false })).toBeVisible()

  await test.step('the list is read row by row, and who is found is invited', async () => {
    await page.goto(`/teacher/classes/${id}`)
    await page.getByRole('button', { name: 'Import list' }).click()
    const dialog = page.getByRole('dialog')
    const csv = `Username;First name;Last name\n${username};Nia;Bello\nnobody-here;;\n;Leo;Lindgren\ndemo-teacher;;\n`
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '5b.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog.getByText('3 rows cannot be imported')).toBeVisible()
    for (const row of [
      /^3 nobody-here There is no student/,
      /^4 Leo Lindgren Write a username or an email/,
      /^5 demo-teacher There is no student/,
    ])
      await expect(dialog.getByRole('row', { name: row })).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Leave the 3 broken rows out and import the others' }).click()
    await dialog.getByRole('button', { name: 'Invite 1 student' }).click()
    await expect(page.getByText('Invited, waits for the student')).toBeVisible()
    await expect(page.getByRole('main').getByText('Nia Bello')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Username of a student' }).fill(username)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText('This student is already invited and has not answered yet.')).toBeVisible()
  })

  // Nobody reloads: the socket tells both.
  const decline = student.getByRole('button', { name: 'Decline the invitation to Maths 5b' })
  await decline.click()
  await expect(decline).toHaveCount(0)
  await expect(page.getByText('Declined: can still join by code')).toBeVisible()
  await student.getByRole('button', { name: 'Undo' }).click()
  await student.getByRole('button', { name: 'Accept the invitation to Maths 5b' }).click()
  await expect(student.getByRole('heading', { level: 3, name: 'Maths 5b', exact: true })).toBeVisible()
  await student.context().close()

  const line = page.getByRole('table').getByRole('link', { name: 'Nia Bello' })
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Remove Nia Bello from the class' }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()

  await test.step('the sheet with the code is what a printer gets', async () => {
    await page.getByRole('button', { name: 'Show code and QR' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Join Maths/ }).last()).toBeVisible()
  })
})

test('a student without an account comes by the QR code, registers, and joins after the onboarding', {
  tag: ['@Y-55'],
}, async ({ page, browser }) => {
  const teacher = await (await browser.newContext()).newPage()
  await signUpLearner(teacher, { role: 'teacher' })
  const made = await teacher.request.post('/api/teacher/classes', { data: { name: 'Art 7' } })
  const { classCode } = await made.json()
  await teacher.context().close()
  await page.goto(`/join/${classCode}`)
  await page.getByRole('status').getByRole('link').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /account|register|sign up/i })
    .first()
    .click()
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('First Name').fill('Nia')
  await page.getByLabel('Last Name').fill('Bello')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(LEARNER_PASSWORD)
  await page.getByLabel('Confirm Password').fill(LEARNER_PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: "Let's start" })).toBeVisible()
  await skipTour(page, 'student')
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('How old are you?').fill('14')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await skipFrom(page, GOALS, PREFERENCES, PLACEMENT)
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page.getByRole('dialog').getByText('Art 7')).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/learn\/dashboard$/)
  await page.getByRole('button', { name: 'More about Art 7' }).click()
  await page.getByRole('menuitem', { name: 'Leave this class' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Art 7' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Art 7' })).toBeVisible()
})
