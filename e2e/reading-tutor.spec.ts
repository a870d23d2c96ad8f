import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { expectToast } from './toasts.ts'

const OWN_TEXT = `The Honeybee Dance

A honeybee lives in a colony with thousands of sisters. A bee has two antennae. Bees and other insects touch and taste with their antennae. The angle of the dance shows the direction of the flowers. The bees stay in the hive because the night is cold and dark.

Pollen sticks to the legs of the bee, so it can travel from blossom to blossom. The first dance of the summer was filmed in 1923.`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('a question goes out with the chosen areas and stands in the history; a text of one’s own is read, asked and kept', {
  tag: ['@READ-07…10', '@STATE-14…18', '@Y-38', '@CONST2-41'],
}, async ({ page }) => {
  const { id } = await signUpLearner(page, { grade: 6 })
  await page.goto('/ai-tutor')
  await page.getByRole('link', { name: 'Reading & Comprehension tutor' }).click()

  await test.step('the question goes out with the chosen areas, and the reply is rated', async () => {
    await button(page, 'Literary Devices').click()
    await button(page, 'Vocabulary').click()
    await expect(button(page, 'Vocabulary')).toHaveAttribute('aria-pressed', 'true')
    const field = page.getByRole('textbox', { name: 'Message to the tutor' })
    const sending = page.waitForRequest((request) => request.url().endsWith('/api/chat'))
    await field.fill('What is a metaphor?')
    await field.press('Enter')
    expect((await sending).postDataJSON()).toMatchObject({
      subject: 'Reading',
      context: { grade: 6 },
      agentPreferences: { readingSpecialization: ['Vocabulary', 'Literary Devices'] },
    })
    const up = button(page, 'Good answer')
    const down = button(page, 'Bad answer')
    await expect(up).toBeVisible({ timeout: 60_000 })
    await expect(button(page, 'Read the answer aloud: This device has no English voice.')).toBeVisible()
    await expect(field).toHaveValue('')
    await up.click()
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await Promise.all([page.waitForResponse(/feedback$/), down.click()])
    await expect(down).toHaveAttribute('aria-pressed', 'true')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a text of one’s own is measured, and becomes a note and flashcards', async () => {
    await openTab(page, 'My text')
    await page.getByRole('textbox', { name: 'Your text' }).fill(OWN_TEXT)
    await button(page, 'Look at this text').click()
    await expect(page.getByText(/^About grade \d+$/)).toBeVisible()
    await expect(button(page, 'antennae').first()).toHaveAccessibleDescription(/insects/)
    await expectToast(page, 'Saved as a note', () => button(page, 'Save as note').click())
    await page.getByRole('button', { name: /flashcards? of the hard words$/ }).click()
    await expect(page.getByText(/^\d+ flashcards? saved$/).first()).toBeVisible()
    const notes = await (await page.request.get(`/api/users/${id}/notes`)).json()
    expect(notes).toMatchObject([{ title: 'The Honeybee Dance', content: OWN_TEXT, tags: ['Reading'] }])
    const cards: { front: string; back: string }[] = await (
      await page.request.get(`/api/users/${id}/flashcards`)
    ).json()
    expect(cards.find(({ front }) => front === 'antennae')?.back).toContain('insects')
    await answerAll(page)
  })

  await test.step('after a reload the rating and the day in the history are there', async () => {
    await page.reload()
    await openTab(page, 'Ask')
    const down = button(page, 'Bad answer')
    await expect(down).toHaveAttribute('aria-pressed', 'true')
    await down.click()
    await expect(down).toHaveAttribute('aria-pressed', 'false')
    await openTab(page, 'History')
    await expect(page.getByText('Your reading history will appear here.')).toBeVisible()
    await page.getByRole('button', { name: /What is a metaphor/ }).click()
    await expect(page.getByRole('tabpanel').getByText('metaphor').nth(1)).toBeVisible()
  })
})

/** Every question: the first option that is right, found by trying; what has no options is shown and rated. */
async function answerAll(page: Page): Promise<void> {
  const summary = page.getByRole('heading', { name: /^You found/ })
  while ((await summary.count()) === 0) {
    const options = await page.getByRole('radio').all()
    if (options.length === 0) {
      await button(page, 'Show the answer').press('Enter')
      await expect(button(page, 'I had it')).toBeFocused()
    }
    for (const option of options) {
      await option.press('Space')
      await button(page, 'Check').press('Enter')
      await expect(page.getByRole('status').getByText(/^(?:Yes, that is right|Not yet)/)).toBeVisible()
      if (await page.getByText('Yes, that is right.').isVisible()) break
    }
    await expect(page.locator('mark').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('mark')).toHaveCount(0)
  }
  await expect(summary).toBeFocused()
}
