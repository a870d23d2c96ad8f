import { expect, type Page, test } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { SKILL_OF } from './practice-steps.ts'

const SKILL = SKILL_OF.number

async function answerWrongly(page: Page): Promise<void> {
  const given = await page.request.post('/api/practice/problems', { data: { skill: SKILL } })
  const problem: PracticeProblem = await given.json()
  const data = { problemId: problem.id, answer: '77' }
  expect((await page.request.post('/api/practice/attempts', { data })).ok()).toBe(true)
}

test('a student sets a goal, opens a level to its answers, and a teacher takes a wrong question back', {
  tag: ['@PROG-28…33'],
}, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await answerWrongly(page)
  await page.goto('/student/progress')
  await expect(page.getByRole('region', { name: 'Your subjects' })).toContainText('Mathematics')
  const dialog = page.getByRole('dialog')

  await test.step('a goal is set, adjusted and closed, and closing can be undone', async () => {
    await page.getByRole('tab', { name: 'Goals' }).click()
    await page.getByRole('button', { name: 'Set a goal' }).click()
    await dialog.getByLabel('How much?').fill('7')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Complete 7 lessons' })).toBeVisible()
    await expect(page.getByText('On Track')).toBeVisible()

    await page.getByRole('button', { name: 'Adjust Goal: Complete 7 lessons' }).click()
    await dialog.getByLabel('How much?').fill('9')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Complete 9 lessons' })).toBeVisible()

    await page.getByRole('button', { name: 'Adjust Goal: Complete 9 lessons' }).click()
    await dialog.getByRole('button', { name: 'Close this goal' }).click()
    await expect(page.getByText('No goal yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Complete 9 lessons' })).toBeVisible()
  })

  await test.step('the map leads to the answers behind a level, and a wrong question to the teacher', async () => {
    await page.getByRole('tab', { name: 'Subjects' }).click()
    await page.getByRole('button', { name: /^Skills behind it ?Mathematics/ }).click()
    const map = page.getByRole('application', { name: 'Skill map of Mathematics' })
    await map.getByRole('button', { name: /Learning/ }).click()
    await expect(dialog.getByText('What is missing for Mastered')).toBeVisible()
    await dialog.getByRole('button', { name: 'Why?' }).click()
    await expect(dialog.getByText('Your answer: 77')).toBeVisible()
    await dialog.getByRole('button', { name: 'This question is wrong' }).click()
  })
  const words = `It asks twice (${Date.now()}).`
  await dialog.getByLabel(/What is wrong with it/).fill(words)
  await dialog.getByRole('button', { name: 'Send to my teacher' }).click()
  await expect(dialog.getByText('Sent to your teacher.')).toBeVisible()
  const student = await page.context().cookies()

  await test.step('a teacher takes it back', async () => {
    await page.context().clearCookies()
    await signIn(page, 'demo-admin')
    await page.goto('/teacher/questions')
    const card = page.getByRole('article').filter({ hasText: words })
    await expect(card.getByText('Trellis expects')).toBeVisible()
    await card.getByLabel(/Reply to the student/).fill('You are right, thank you.')
    await card.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('1 answer no longer counts')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(card).toHaveCount(0)
  })

  await test.step('the student is told', async () => {
    await page.context().clearCookies()
    await page.context().addCookies(student)
    await expect
      .poll(async () => {
        await page.goto(`/progress?tab=subjects&subject=Mathematics&skill=${SKILL}`)
        await dialog.getByRole('button', { name: 'Why?' }).click()
        return dialog.getByText('Taken back by your teacher').count()
      })
      .toBe(1)
    await expect(page.getByText('Your teacher says: You are right, thank you.')).toBeVisible()
  })
})
