import { expect, type Locator, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { toastWith } from './toasts.ts'

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const chip = (page: Page, id: string) => page.locator(`[data-step="${id}"]`)

async function openPlanner(page: Page) {
  await signUpLearner(page)
  await page.goto('/planning')
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Planning Dashboard' })).toBeVisible()
}

async function makePlan(page: Page) {
  const made = await page.request.post('/api/planning/plans', {
    data: { type: 'curriculum_sequence', context: { subject: 'Mathematics', gradeLevel: 5 } },
  })
  expect(made.status()).toBe(201)
  return (await made.json()).plan as { id: number; steps: { id: string; title: string }[] }
}

test('a plan is made, executed and ticked off, and leads to its lesson', {
  tag: [
    '@PLAN-01…04',
    '@PLAN-08…23',
    '@PLAN-25',
    '@PLAN-27…35',
    '@STATE-09…10',
    '@ERR2-21…22',
    '@ERR2-24…26',
    '@OK2-04…05',
    '@CONST2-15',
    '@CONST2-19…23',
    '@main',
  ],
}, async ({ page }) => {
  await page.goto('/planning')
  await expect(page).toHaveURL('/')
  await openPlanner(page)
  await expect(page.getByText('Planning System Active')).toBeVisible()
  await expect(page.locator('dl > div dt')).toHaveText([
    'Active Agents',
    'Planning Status',
    'Total Plans',
    'Active Executions',
  ])
  await expect(page.locator('dl > div dd')).toHaveText(['4', 'active', '0', '0'])
  await expect(page.getByText('No plan yet')).toBeVisible()

  await button(page, 'Use my grade').click()
  await page.getByLabel('Learning Goals').fill('fractions, volume')
  await button(page, 'Create Plan').click()
  await expect(toastWith(page, 'Plan Created')).toContainText('Curriculum Sequence with')
  await expect(page.getByText(/^\d+ minutes$/)).toBeVisible()
  await expect(page.getByText(/^\d+ steps$/)).toBeVisible()
  const steps = page.locator('ol').first().getByRole('listitem')
  await expect(steps).toHaveCount(5)
  await expect(page.getByRole('button', { name: /^\+\d+ more steps$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Active Learning Plan' })).toBeVisible()

  await button(page, 'Execute Plan').click()
  await expect(toastWith(page, 'Plan Execution Started')).toBeVisible()
  await expect(page.locator('dl > div dd')).toHaveText(['4', 'active', '1', '1'])
  await steps.nth(1).getByRole('checkbox').click()
  await expect(steps.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(steps.nth(1)).toContainText('ticked off on')
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(page).toHaveURL(/\/(lessons|quizzes|practice)/)
})

test('a step is moved by keys and taken back, a move that breaks the plan is refused with its reason, a drop moves too; what is not possible is said, and a calendar address is made and taken back', async ({
  page,
}) => {
  await signUpLearner(page)
  const { id, steps } = await makePlan(page)
  await page.goto('/planning')
  const last = steps.at(-1)?.id ?? ''
  const [first, second] = [steps[0]?.id ?? '', steps[1]?.id ?? '']
  await chip(page, second).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(toastWith(page, 'The step stays where it is')).toContainText('That day is over.')
  await chip(page, first).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(toastWith(page, 'The step stays where it is')).toBeVisible()

  // The last step has room behind it: nothing needs it.
  await button(page, 'Month').click()
  while ((await chip(page, last).count()) === 0) await button(page, 'Next month').click()
  await chip(page, last).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(toastWith(page, 'Moved to')).toBeVisible()
  await expect(chip(page, last)).toBeFocused()
  const moved = await chip(page, last).getAttribute('aria-label')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chip(page, last)).not.toHaveAttribute('aria-label', moved ?? '')

  await chip(page, last).press('Enter')
  await page.getByRole('dialog').getByLabel('Move to').fill('2020-01-01')
  await expect(page.getByRole('dialog').getByText('That day is over.')).toBeVisible()
  // Not by Escape, which goes to a toast that is still there.
  await button(page.getByRole('dialog'), 'Close').last().click()
  const target = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /Show the week of/ }) })
    .last()
  await chip(page, last).dragTo(target)
  await expect(toastWith(page, 'Moved to')).toBeVisible()

  await test.step('not possible by then is said with its figures; a part is dropped and taken up again', async () => {
    const inTwoDays = new Date()
    inTwoDays.setUTCDate(inTwoDays.getUTCDate() + 2)
    const soon = inTwoDays.toISOString().slice(0, 10)
    await page.request.patch(`/api/planning/plans/${id}`, { data: { targetDate: soon } })
    await page.request.post(`/api/planning/plans/${id}/execute`)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Not possible by .*: drop one of these$/ })).toBeVisible()
    await expect(page.getByText(/minutes are missing\./)).toBeVisible()
    await page
      .getByRole('button', { name: /^Drop “/ })
      .first()
      .click()
    await expect(toastWith(page, 'Left out:')).toBeVisible()
    await page.getByRole('button', { name: /^Take up .* again$/ }).click()
    await expect(page.getByText('Left out', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'No fixed day' }).click()
    await expect(page.getByRole('heading', { name: /Not possible/ })).toHaveCount(0)
  })

  await test.step('a calendar address is made and taken back', async () => {
    await button(page, 'Make a private address').click()
    const address = await page.getByLabel('Private address').inputValue()
    const calendar = await page.request.get(new URL(address).pathname)
    expect(calendar.status()).toBe(200)
    expect(await calendar.text()).toContain('BEGIN:VEVENT')
    await button(page, 'Take it back').click()
    await expect(toastWith(page, 'The address works no more.')).toBeVisible()
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404)
  })
})
