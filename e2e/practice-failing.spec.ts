import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import {
  ATTEMPTS_URL,
  button,
  catchProblem,
  expectNotYet,
  expectRight,
  makeTen,
  openSkill,
  PROBLEMS_URL,
  readAttempts,
} from './practice-steps.ts'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

test('an answer whose check gets lost is kept, and counts once when it arrives', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  await page.route(ATTEMPTS_URL, async (route) => {
    // The last try may still be on its way when nobody interferes any more.
    if (route.request().method() === 'POST') await route.fetch().catch(() => null)
    await route.abort().catch(() => null)
  })
  await page.keyboard.type(makeTen(problem))
  await page.keyboard.press('Enter')
  await expect(page.getByText('This answer will be checked when you are online')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(makeTen(problem))
  await page.unroute(ATTEMPTS_URL)
  await expect(page.getByText("That's right!").first()).toBeVisible({ timeout: 20_000 })
  await expect(alert(page)).toHaveCount(0)
  expect(await readAttempts(page)).toHaveLength(1)
})

test('hints, the solution and the next problem can be asked for again after a failure', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await openSkill(page, 'number')
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expectNotYet(page)
  for (const [name, url, shown] of [
    ['Hint', '**/hints', page.getByText('A nudge')],
    ['Show solution', '**/solution', page.getByRole('region', { name: 'Solution' })],
  ] as const) {
    await page.route(url, (route) => route.fulfill({ status: 503, json: { message: 'In a minute' } }))
    await button(page, name).click()
    await expect(alert(page)).toContainText('In a minute')
    await page.unroute(url)
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(shown).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  }
  await page.route(PROBLEMS_URL, (route) => route.abort())
  await button(page, 'Next problem').click()
  await expect(alert(page)).toBeVisible()
  await page.unroute(PROBLEMS_URL)
  await catchProblem(page, () => alert(page).getByRole('button', { name: 'Try again' }).click())
  await expect(alert(page)).toHaveCount(0)
})

test('a problem that was solved in another tab leads on', { tag: '@thorough' }, async ({ page, context }) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  const memory = await page.evaluate(() => JSON.stringify(sessionStorage))
  const other = await context.newPage()
  await other.addInitScript((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
  }, memory)
  await other.goto(page.url())
  await other.getByRole('textbox').fill(makeTen(problem))
  await other.keyboard.press('Enter')
  await expectRight(other)
  await page.getByRole('textbox').fill(makeTen(problem))
  await page.keyboard.press('Enter')
  await expect(alert(page)).toContainText('This problem is already done')
  await catchProblem(page, () => alert(page).getByRole('button', { name: 'Next problem' }).click())
  expect(await readAttempts(page)).toHaveLength(1)
})

test('a skill that nobody can practice says so and leads on', { tag: '@thorough' }, async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/practice?skill=math.5.no-such-skill')
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no practice for this yet' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Problems' })).toBeVisible()
})

test('lists and first problems that cannot be had say so and can be tried again', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await page.route('**/api/practice/skills*', (route) => route.abort())
  await page.goto('/practice')
  await expect(alert(page)).toContainText('The practice could not be loaded')
  await page.unroute('**/api/practice/skills*')
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(button(page, /^Mathematics/)).toBeVisible()

  await page.route(PROBLEMS_URL, (route) => route.abort())
  await page.getByRole('link', { name: 'Start the mix' }).click()
  await expect(alert(page)).toContainText('We could not get a problem')
  await page.unroute(PROBLEMS_URL)
  await catchProblem(page, () => button(page, 'Try again').click())
})

test('a grade without practice says so', { tag: '@thorough' }, async ({ page }) => {
  await signUpLearner(page)
  await page.route('**/api/practice/skills*', (route) => route.fulfill({ json: [] }))
  await page.goto('/practice')
  await expect(page.getByText('No practice for this grade yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the lessons' })).toHaveAttribute('href', '/lessons')
})

test('without a connection nothing is lost', { tag: '@thorough' }, async ({ page, context }) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  await context.setOffline(true)
  await page.keyboard.type(makeTen(problem))
  await page.keyboard.press('Enter')
  await expect(page.getByText('This answer will be checked when you are online')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("That's right!").first()).toBeVisible()
  expect(await readAttempts(page)).toHaveLength(1)
})
