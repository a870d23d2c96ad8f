import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'

const problem = (page: Page) => page.getByLabel('Your problem')
const line = (page: Page) => page.getByLabel('Your next line')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('list', { name: 'Your lines so far' }).getByRole('listitem')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function writeLine(page: Page, text: string) {
  const count = await lines(page).count()
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(lines(page)).toHaveCount(count + 1)
}

test('a student climbs the ladder, sees the solution after a line of their own, and finds it all again', {
  tag: ['@TUTOR-02', '@Y-41', '@CHAT-13', '@CHAT-14', '@CHAT-24', '@main'],
}, async ({ page }) => {
  await signUpLearner(page, { grade: 8 })
  await page.goto('/math-tutor')
  await expect(page.getByText('Problems you work on are kept here.')).toBeVisible()
  await problem(page).fill('solve 2x + 3')
  await problem(page).press('Shift+Enter')
  await problem(page).pressSequentially('= 11')
  await expect(problem(page)).toHaveValue('solve 2x + 3\n= 11')
  await expect(page.getByText('Solve the equation for x.')).toBeVisible()
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

  await page.reload()
  await expect(lines(page)).toHaveCount(4)
  await expect(region(page, 'A hint')).toBeVisible()
  await page.getByRole('link', { name: 'New problem' }).click()
  await expect(problem(page)).toHaveValue('')
  await page.getByRole('link', { name: /^solve 2x/ }).click()
  await expect(lines(page)).toHaveCount(4)

  await test.step('[CHAT-16] [CHAT-17] a session keeps its own problems', async () => {
    await page.getByRole('button', { name: 'New session' }).click()
    const title = page.getByRole('dialog').getByLabel('Title')
    await title.fill('Homework')
    await title.press('Enter')
    await expect(page.getByText('Problems you work on are kept here.')).toBeVisible()
    await problem(page).fill('3/4 - 1/4')
    await problem(page).press('Enter')
    await expect(page.getByRole('link', { name: '3/4 - 1/4' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^solve 2x/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Problems outside of sessions' }).click()
    await expect(page.getByRole('link', { name: /^solve 2x/ })).toBeVisible()
  })
})
