import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Badge, badges } from '#contract/badges.ts'
import { answer } from '../../testing/fake-server.ts'
import { showInForcedColors } from '../../testing/looks.ts'
import { button, expectCount, expectTexts, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const makeBadge = (id: number, name: string, criteria: Badge['criteria']): Badge => ({
  id,
  name,
  description: 'A badge',
  icon: 'star',
  color: 'amber',
  criteria,
})

const openAchievements = () =>
  renderAt('/achievements', {
    answers: [
      answer(badges.list, [
        makeBadge(1, 'Perfect Score', { perfectScoreStreak: 1 }),
        makeBadge(2, 'Math Master', { subject: 'Mathematics', completeAll: true }),
        makeBadge(3, 'Science Explorer', { subject: 'Science', lessonCount: 5 }),
        makeBadge(4, 'Quick Learner', { lessonCount: 10, multiSubject: true }),
      ]),
      answer(badges.earned, []),
      answer(badges.progress, [{ badgeId: 4, progress: 20 }]),
    ],
  })

test('achievements count, filter and describe', { tags: ['BADGE-04…13'] }, async () => {
  await openAchievements()
  for (const label of ['Badges Earned', 'In Progress', 'Completion %'])
    await expect.element(section('Your badges in figures').getByText(label)).toBeVisible()
  for (const text of [
    'Get perfect scores on 1 consecutive quizzes',
    'Complete all Mathematics lessons in your grade',
    'Complete 5 Science lessons',
    'Complete 10 lessons across different subjects',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .element(page.getByText(/lessons that you read for at least a third of their time/))
    .toBeVisible()
  await expectTexts(page.getByRole('tab'), ['All Badges', 'Earned', 'In Progress'])
  await page.getByRole('tab', { name: 'Earned' }).click()
  await expect.element(page.getByText('Your first badge is waiting')).toBeVisible()
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await expect.element(page.getByRole('heading', { name: 'Quick Learner' })).toBeVisible()
})

test('a badge nobody has worked for is not started, and a share of none is a dash', async () => {
  await openAchievements()
  await expectTexts(section('Your badges in figures').getByRole('definition'), ['0', '4', '–'])
  await expectCount(page.getByText('Not started'), 3)
  const begun = page.getByRole('progressbar', { name: 'Progress towards Quick Learner' })
  await expect.element(begun).toHaveAttribute('aria-valuetext', '20%')
  await expect.element(button('20%')).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(page.getByText('0%', { exact: true })).not.toBeInTheDocument()
})

test('forced colors show which tab is chosen', async () => {
  await showInForcedColors()
  await openAchievements()
  const chosen = page.getByRole('tab', { name: 'All Badges' })
  await expect.element(chosen).toBeVisible()
  const mark = getComputedStyle(chosen.element(), '::after').backgroundColor
  expect(mark).not.toBe(getComputedStyle(document.documentElement).backgroundColor)
})
