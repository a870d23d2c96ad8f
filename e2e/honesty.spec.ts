import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { makeTen, SKILL_OF } from './practice-steps.ts'

async function answerProblems(page: Page, pattern: readonly boolean[]): Promise<void> {
  for (const isRight of pattern) {
    const given = await page.request.post('/api/practice/problems', { data: { skill: SKILL_OF.number } })
    const problem: PracticeProblem = await given.json()
    const answer = isRight ? makeTen(problem) : '77'
    const response = await page.request.post('/api/practice/attempts', {
      data: { problemId: problem.id, answer, timeSpentSeconds: 4 },
    })
    expect(response.ok()).toBe(true)
  }
}

test('an admin sees how well answers were foreseen and takes the figures along', async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await answerProblems(page, [true, false, true, true, false, true])
  await page.context().clearCookies()
  await signIn(page, 'demo-admin')

  await page.goto('/admin/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Prediction Accuracy' }).click()
  await expect(page.getByRole('heading', { name: /^Trusted now: / })).toBeVisible()
  const table = page.getByRole('table', { name: 'Three ways of foreseeing, judged on the same answers' })
  await expect(table.getByRole('rowheader')).toHaveText([/^Trellis engine/, /^Elo/, /^Moving average/])
  await expect(
    table
      .getByRole('row', { name: /^Trellis engine/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^[01]\.\d{3}/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(1 + 3 + 30)
  expect(lines[0]).toContain('Model,Group,Answers,Foreseen,Right,AUC,Log loss,Calibration error')
  expect(lines[1]).toMatch(/^Trellis engine,all,\d+,0\.\d+,0\.\d+,[01]/)
})
