import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

const problem = (page: Page) => page.getByLabel('Your problem')
const line = (page: Page) => page.getByLabel('Your next line')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('list', { name: 'Your lines so far' }).getByRole('listitem')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function begin(page: Page, text: string) {
  await page.goto('/math-tutor')
  await problem(page).fill(text)
  await problem(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Problem' })).toBeVisible()
}

async function writeLine(page: Page, text: string) {
  const count = await lines(page).count()
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(lines(page)).toHaveCount(count + 1)
}

test('[TUTOR-02] [Y-41] [CHAT-13] [CHAT-14] [CHAT-24] a pupil climbs the ladder, sees the solution after a line of their own, and finds it all again', async ({
  page,
}) => {
  test.slow()
  await signUpLearner(page, { grade: 8 })
  await page.goto('/math-tutor')
  await expect(page.getByText('Problems you work on are kept here.')).toBeVisible()
  await problem(page).press('Enter')
  await expect(page.getByText('Type a problem first.')).toBeVisible()
  await problem(page).fill('solve 2x + 3')
  await problem(page).press('Shift+Enter')
  await problem(page).pressSequentially('= 11')
  await expect(problem(page)).toHaveValue('solve 2x + 3\n= 11')
  await expect(page.getByText('Solve the equation for x.')).toBeVisible()
  await expectSoundLook(page, 'start')
  await problem(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Problem' })).toBeVisible()
  await expect(page.getByText('Write a line of your own first. Then you can see the solution.')).toBeVisible()
  await button(page, 'Show the solution').click()
  await expect(line(page)).toBeFocused()
  await expect(region(page, 'The solution')).toHaveCount(0)

  await button(page, 'Give me a nudge').click()
  await expect(region(page, 'A nudge')).toBeFocused()
  await button(page, 'Show a hint').click()
  await expect(region(page, 'A hint')).toContainText('Subtract 3 from both sides.')
  await button(page, 'Show an example like it').click()
  await expect(region(page, 'An example like it').getByText('Checked', { exact: true })).toHaveCount(2)

  await writeLine(page, 'nonsense (')
  await expect(lines(page).last()).toContainText("I can't read this")
  await expect(line(page)).toHaveValue('nonsense (')
  await writeLine(page, '2x = 14')
  await expect(lines(page).last()).toContainText('Not quite')
  await expect(lines(page).last()).toContainText('a plus and a minus were mixed up')
  await writeLine(page, '2x = 8')
  await expect(lines(page).last()).toContainText('Right')
  await button(page, 'Show the solution').click()
  await expect(region(page, 'The solution')).toBeFocused()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await button(page, 'Next step').click()
  await expect(region(page, 'The solution').getByText('Answer', { exact: true })).toBeVisible()
  await writeLine(page, 'x = 4')
  await expect(page.getByText('You stayed with it and got there.')).toBeVisible()
  await expectSoundLook(page, 'problem')

  await page.reload()
  await expect(lines(page)).toHaveCount(4)
  await expect(region(page, 'A hint')).toBeVisible()
  await page.getByRole('link', { name: 'New problem' }).click()
  await expect(problem(page)).toHaveValue('')
  await page.getByRole('link', { name: /^solve 2x/ }).click()
  await expect(lines(page)).toHaveCount(4)
})

test('an adult sees the solution at once, with its graph to move in and the values as a table', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { role: 'college' })
  await begin(page, 'x^2 - 5x + 6 = 0')
  await button(page, 'Show the solution').click()
  await button(page, 'Show all steps').click()
  await expect(page.getByText('The curve between −10 and 10.')).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Move and zoom the graph' })
  await tools.getByRole('button', { name: 'Zoom in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The curve between −5 and 5.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('The curve between −2.5 and 7.5.')).toBeVisible()
  await button(page, 'Show as table').click()
  await expect(page.getByRole('row', { name: '3 0' })).toBeVisible()
  await expect(page.getByRole('row', { name: '1 2' })).toBeVisible()
  await expectSoundLook(page, 'graph')
})

test('with the keyboard alone a young pupil types with the keys, solves, and practices one more like it', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 2 })
  await page.goto('/math-tutor')
  await page.getByRole('button', { name: '7 + 8' }).focus()
  await page.keyboard.press('Enter')
  await expect(problem(page)).toHaveValue('7 + 8')
  await problem(page).press('Enter')
  const keys = page.getByRole('toolbar', { name: 'Keys for your answer' })
  await expect(keys).toBeVisible()
  await line(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(keys.getByRole('button', { name: '7' })).toBeFocused()
  // Down to 1, and from there over 4 to 5.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowUp', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  await expect(line(page)).toHaveValue('15')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All by yourself. Well done.')).toBeVisible()
  await expectNoFaults(page, 'young')
  await button(page, 'Practice more like this').click()
  await expect(page.getByText('All by yourself. Well done.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /\d \+ \d/ })).toHaveCount(2)
  await writeLine(page, '1')
  await expect(lines(page).last()).toContainText('Not quite')
})

test('what cannot be solved yet is said kindly, keeps its text and leads on; a function is drawn', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 9 })
  await begin(page, 'Who was Euler?')
  await expect(page.getByRole('heading', { name: "I can't solve this yet" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask the general tutor' })).toHaveAttribute('href', '/ai-tutor')
  await expectNoFaults(page, 'refused')
  await button(page, 'Change it').first().click()
  await expect(problem(page)).toHaveValue('Who was Euler?')
  await problem(page).fill('y = 1/x')
  await problem(page).press('Enter')
  await expect(page.getByText('The curve between −10 and 10.')).toBeVisible()
  await page.goto('/math-tutor?problem=999999999')
  await expect(page.getByRole('heading', { name: 'This problem is no longer there' })).toBeVisible()
})

test('[Y-41] [CHAT-16] [CHAT-17] a session keeps its own problems', async ({ page }) => {
  await signUpLearner(page)
  await begin(page, '1/2 + 1/3')
  await page.getByRole('button', { name: 'New session' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Homework')
  await page.getByRole('dialog').getByLabel('Title').press('Enter')
  await expect(page.getByText('Problems you work on are kept here.')).toBeVisible()
  await problem(page).fill('3/4 - 1/4')
  await problem(page).press('Enter')
  await expect(page.getByRole('link', { name: '3/4 - 1/4' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1/2 + 1/3' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Problems outside of sessions' }).click()
  await expect(page.getByRole('link', { name: '1/2 + 1/3' })).toBeVisible()
})

test('[ERR2-32] [ERR2-33] what fails is told in the documented words and loses nothing', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/math-tutor')
  const toast = (text: string) => page.locator('li', { hasText: text })
  await page.route('**/api/math/*', (route) => route.abort())
  await problem(page).fill('1/2 + 1/3')
  await problem(page).press('Enter')
  await expect(toast('Failed to send message to AI tutor. Please try again.')).toBeVisible()
  await expect(toast('Error')).toBeVisible()
  await expect(problem(page)).toHaveValue('1/2 + 1/3')
  await page.reload()
  await expect(problem(page)).toHaveValue('1/2 + 1/3')
  await page.unroute('**/api/math/*')
  await problem(page).press('Enter')
  await page.route('**/api/math/check-step', (route) =>
    route.fulfill({ status: 503, json: { message: 'In a minute', code: 'unavailable' } }),
  )
  await line(page).fill('5/6')
  await line(page).press('Enter')
  await expect(toast('In a minute')).toBeVisible()
  await expect(line(page)).toHaveValue('5/6')
  await page.unroute('**/api/math/check-step')
  await line(page).press('Enter')
  await expect(page.getByText('All by yourself. Well done.')).toBeVisible()
})
