import { expect, test } from '@playwright/test'
import { fillClass } from './grading-steps.ts'
import { expectSoundLook } from './looks.ts'

test('[P-21] [P-22] a teacher grades one pupil after the other with the keyboard alone', async ({ page }) => {
  const { assignmentId, pupilIds } = await fillClass(page, { pupils: ['Abara', 'Zorn'] })
  const kept = await page.request.post('/api/teacher/feedback-comments', {
    data: { content: 'Say why you think so.' },
  })
  expect(kept.ok()).toBe(true)
  await page.goto(`/teacher/assignments/${assignmentId}/grade/${pupilIds[0]}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Abara' })).toBeVisible()
  await expect(page.getByText('The essay of Abara.')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.type('15.5')
  await page.keyboard.press('Tab')
  const feedback = page.getByRole('textbox', { name: 'Feedback for the student' })
  await feedback.focus()
  await page.keyboard.type('Good. /say')
  await expect(page.getByRole('option', { name: 'Say why you think so.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(feedback).toHaveValue('Good. Say why you think so.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Zorn' })).toBeVisible()
  await expect(page.getByText('The essay of Zorn.')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Abara' })).toBeVisible()
  await expect(page.getByText(/^Saved by Nia Hopper/)).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('15.5')
  await expectSoundLook(page, 'grading')
})

test('a teacher types points into the gradebook and moves on with the arrow keys', async ({ page }) => {
  const { classId, assignmentId, pupilIds } = await fillClass(page, { pupils: ['Abara', 'Zorn'] })
  await page.goto(`/teacher/classes/${classId}/gradebook`)
  const grid = page.getByRole('grid', { name: 'Gradebook of Owls' })
  await expect(grid).toHaveAttribute('aria-rowcount', '4')
  const cells = grid.getByRole('gridcell')
  await expect(cells.filter({ hasText: 'Handed in' })).toHaveCount(2)
  await cells.filter({ hasText: 'Handed in' }).first().click()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(cells.filter({ hasText: '12 of 20' })).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: '60%' }).first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(cells.filter({ hasText: '12 of 20' })).toBeFocused()
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `/api/teacher/assignments/${assignmentId}/students/${pupilIds[0]}`,
      )
      return (await answer.json()).submission.grade
    })
    .toBe(12)
  await expectSoundLook(page, 'gradebook')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Abara' })).toBeVisible()
})

test('what another grader saved is shown beside what is typed here, and nothing is overwritten unseen', {
  tag: '@thorough',
}, async ({ page, context }) => {
  const { assignmentId, pupilIds } = await fillClass(page, { pupils: ['Abara'] })
  const path = `/teacher/assignments/${assignmentId}/grade/${pupilIds[0]}`
  const second = await context.newPage()
  await page.goto(path)
  await second.goto(path)
  await page.getByRole('spinbutton').fill('11')
  await second.getByRole('spinbutton').fill('17')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText(/^Saved by/)).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'saved this meanwhile' })
  // Heard over the open connection, or at the latest when it is saved.
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await expect(notice).toContainText('17 / 20')
  await expect(page.getByRole('spinbutton')).toHaveValue('11')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved by/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()
})

test('a grade that does not reach the server waits on the device, also over a reload', {
  tag: '@thorough',
}, async ({ page }) => {
  const { assignmentId, pupilIds } = await fillClass(page, { pupils: ['Abara', 'Zorn'] })
  await page.goto(`/teacher/assignments/${assignmentId}/grade/${pupilIds[0]}`)
  await page.route('**/api/teacher/submissions/*', (route) => route.abort())
  await page.getByRole('spinbutton').fill('13')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Zorn' })).toBeVisible()
  await expect(page.getByText('1 grade is not saved yet:')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Nia Abara' }).click()
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('13')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved by/)).toBeVisible()
})
