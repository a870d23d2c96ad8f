import { expect, test } from '@playwright/test'
import { fillClass } from './grading-steps.ts'

test('a teacher grades with the keyboard alone, on the page of a student and in the gradebook, and a second grader overwrites nothing unseen', {
  tag: ['@P-21', '@P-22', '@main'],
}, async ({ page, context }) => {
  const { classId, assignmentId, pupilIds } = await fillClass(page, { pupils: ['Abara', 'Zorn'] })
  const kept = await page.request.post('/api/teacher/feedback-comments', {
    data: { content: 'Say why you think so.' },
  })
  expect(kept.ok()).toBe(true)
  const path = `/teacher/assignments/${assignmentId}/grade/${pupilIds[0]}`
  await page.goto(path)
  await test.step('one student after the other', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Nia Abara' })).toBeVisible()
    await expect(page.getByText('The essay of Abara.')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.type('15.5')
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
    await expect(page.getByText(/^Saved by Nia Hopper/)).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveValue('15.5')
  })

  await test.step('a second tab saves meanwhile', async () => {
    const second = await context.newPage()
    await second.goto(path)
    await page.getByRole('spinbutton').fill('11')
    await second.getByRole('spinbutton').fill('17')
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'saved this meanwhile' })
    // Heard over the open connection.
    await expect(notice).toContainText('17 / 20')
    await second.close()
    await expect(page.getByRole('spinbutton')).toHaveValue('11')
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()
  })

  await test.step('the gradebook shows it, and takes points that are typed into a cell', async () => {
    await page.goto(`/teacher/classes/${classId}/gradebook`)
    const cells = page.getByRole('grid', { name: 'Gradebook of Owls' }).getByRole('gridcell')
    await expect(cells.filter({ hasText: '11 of 20' })).toBeVisible()
    await cells.filter({ hasText: 'Turned in' }).first().click()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(cells.filter({ hasText: '12 of 20' })).toBeVisible()
    await expect
      .poll(async () => {
        const work = `/api/teacher/assignments/${assignmentId}/students/${pupilIds[1]}`
        return (await (await page.request.get(work)).json()).submission.grade
      })
      .toBe(12)
  })
})
