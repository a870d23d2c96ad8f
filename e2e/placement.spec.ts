import { expect, type Page, test } from '@playwright/test'
import type { Placement } from '#contract/onboarding/placement.ts'
import { signUpLearner } from './new-learner.ts'
import { heading, press } from './onboarding-steps.ts'

test('a level is found question by question, survives a reload, and leads to a first path', {
  tag: ['@P-101,P-105', '@main'],
}, async ({ page }) => {
  const { id } = await signUpLearner(page, { grade: 3 })
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Find my level' }).click()
  await expect(page).toHaveURL('/onboarding?step=placement')
  await expect(page).toHaveTitle(/Find your level/)
  await press(page, 'Start: Mathematics')
  await expect(page.getByText('Question 1 of at most 15')).toBeVisible()
  await press(page, 'Next')
  await expect(page.getByText('Give an answer first')).toBeVisible()
  await press(page, "I haven't learned this yet")
  await expect(page.getByText('Question 2 of at most 15')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 2 of at most 15')).toBeVisible()

  // Answered on another device meanwhile: this one finds its way to the question that is on now.
  const [, begun] = await readOpen(page)
  const answered = await page.request.post(`/api/placements/${begun.id}/answers`, {
    data: { problemId: begun.problem?.id, answer: null },
  })
  expect(answered.status()).toBe(200)
  await press(page, "I haven't learned this yet")
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This question is done already')
  await press(page, 'To the next question')
  await expect(page.getByText('Question 3 of at most 15')).toBeVisible()

  // A server that is gone keeps nobody: the answer can be sent again, or a break taken.
  await page.route('**/api/placements/*/answers', (route) => route.abort())
  await press(page, "I haven't learned this yet")
  await expect(page.getByRole('main').getByRole('alert')).toContainText("We couldn't reach Trellis")
  await page.unroute('**/api/placements/*/answers')
  await press(page, 'Try again')
  await expect(page.getByText('Question 4 of at most 15')).toBeVisible()

  await press(page, 'Finish now')
  await expect(heading(page, 'Here is a good place to start')).toBeFocused()
  await expect(page.getByText('In Mathematics, grade')).toBeVisible()
  const [path] = await (await page.request.get(`/api/users/${id}/learning-paths`)).json()
  expect(path).toMatchObject({ subject: 'Mathematics', isActive: true })
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
    path.steps.find(({ skill }: { skill: string | null }) => skill !== null).title,
  )
  await press(page, 'Choose another subject')
  await expect(page.getByText(/Grade \d+ work fits you/)).toBeVisible()
})

async function readOpen(page: Page): Promise<[string, Placement]> {
  const list: { subject: string; newest: Placement | null }[] = await (
    await page.request.get('/api/placements')
  ).json()
  const open = list.find(({ newest }) => newest?.problem)
  if (!open?.newest) throw new Error('no open placement')
  return [open.subject, open.newest]
}
