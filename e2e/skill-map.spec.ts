import { expect, type Page, test } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { SKILL_OF } from './practice-steps.ts'

const SKILL = SKILL_OF.number
const MAP_ADDRESS = '/progress?tab=subjects&subject=Mathematics'

async function answerWrongly(page: Page): Promise<void> {
  const given = await page.request.post('/api/practice/problems', { data: { skill: SKILL } })
  const problem: PracticeProblem = await given.json()
  const data = { problemId: problem.id, answer: '77' }
  expect((await page.request.post('/api/practice/attempts', { data })).ok()).toBe(true)
}

test('a pupil walks the skill map by keys, opens a level to its answers, and a teacher takes a wrong question back', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  await answerWrongly(page)
  await page.goto(MAP_ADDRESS)
  const map = page.getByRole('application', { name: 'Skill map of Mathematics' })
  await expect(map.getByRole('button', { name: /Learning/ })).toHaveCount(1)
  const current = map.locator('button[tabindex="0"]')
  const first = await current.getAttribute('data-skill')
  await current.focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).not.toHaveAttribute('data-skill', first ?? '')
  await expect(current).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Practice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await map.getByRole('button', { name: /Learning/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('What is missing for Mastered')).toBeVisible()
  await panel.getByRole('button', { name: 'Why?' }).click()
  await expect(panel.getByText('Your answer: 77')).toBeVisible()
  await panel.getByRole('button', { name: 'This question is wrong' }).click()
  const words = `It asks twice (${Date.now()}).`
  await panel.getByLabel(/What is wrong with it/).fill(words)
  await panel.getByRole('button', { name: 'Send to my teacher' }).click()
  await expect(panel.getByText('Sent to your teacher.')).toBeVisible()
  const pupil = await page.context().cookies()

  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  await page.goto('/teacher/questions')
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByText('Trellis expects')).toBeVisible()
  await expectSoundLook(page, 'questions to check')
  await card.getByLabel(/Reply to the pupil/).fill('You are right, thank you.')
  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('1 answer no longer counts')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(card).toHaveCount(0)

  await page.context().clearCookies()
  await page.context().addCookies(pupil)
  await expect
    .poll(async () => {
      await page.goto(`${MAP_ADDRESS}&skill=${SKILL}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Why?' }).click()
      return page.getByRole('dialog').getByText('Taken back by your teacher').count()
    })
    .toBe(1)
  await expect(page.getByText('Your teacher says: You are right, thank you.')).toBeVisible()
})

test('the skill map fits every width, as a map and as a list', async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await page.goto(MAP_ADDRESS)
  await expect(page.getByRole('application')).toBeVisible()
  await expectSoundLook(page, 'skill map')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Grade 1', exact: true })).toBeVisible()
  await expectSoundLook(page, 'skill list')
})
