import { expect, type Page, test } from '@playwright/test'
import { giveVoice } from './give-voice.ts'
import { expectNoFaults, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { OWN_TEXT, openReadingTutor, openTab, readMarked, readOwnText } from './reading-tutor-steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[TUTOR-01] [TUTOR-03…09] the AI Tutor page has three cards; two tutors open in place, and back leads out of them', async ({
  page,
}) => {
  await signUpLearner(page)
  await page.goto('/ai-tutor')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Tutor' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Math Tutor' })).toHaveAttribute('href', '/math-tutor')
  await expectSoundLook(page, 'the tutors')
  await page.getByRole('link', { name: 'General Tutor' }).click()
  await expect(page.getByRole('textbox', { name: 'Message to the tutor' })).toBeVisible()
  await page.getByRole('link', { name: 'All tutors' }).click()
  await page.getByRole('link', { name: 'Reading & Comprehension tutor' }).click()
  await expect(page).toHaveURL('/ai-tutor?tutor=reading')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Reading & Comprehension tutor')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'General Tutor' })).toBeVisible()
})

test('[READ-07…10] [STATE-14…18] [Y-38] [CONST2-41] a question goes out with the chosen areas, the reply is rated, and the day stands in the history', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 6 })
  await openReadingTutor(page)
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
  await down.click()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await expect(up).toHaveAttribute('aria-pressed', 'false')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await down.click()
  await expect(down).toHaveAttribute('aria-pressed', 'false')
  await openTab(page, 'History')
  await expect(page.getByText('Your reading history will appear here.')).toBeVisible()
  await page.getByRole('button', { name: /What is a metaphor/ }).click()
  await expect(page.getByRole('tabpanel').getByText('metaphor').nth(1)).toBeVisible()
})

test('[READ-03] [READ-04] [Y-39] [Y-40] passages fit the grade, and their answers are hidden until asked for', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 2 })
  await openReadingTutor(page)
  await openTab(page, 'Practice')
  await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveText('Grade 2')
  await expect(page.getByText('Her knees feel like jelly.')).toBeVisible()
  await expect(page.getByText(/She is scared\.$/)).toHaveCount(0)
  await button(page, 'Show answer').nth(2).click()
  await expect(page.getByText(/She is scared\.$/)).toBeVisible()
  await button(page, 'Show me in the text').click()
  await expect(page.locator('mark')).toHaveText('Her knees feel like jelly.')
  await page.getByRole('radio', { name: 'The Animal That Can Vanish' }).click()
  await expect(page.getByText('It has three hearts!')).toBeVisible()
  await page.getByRole('combobox', { name: 'Grade' }).click()
  await page.getByRole('option', { name: 'Grade 9' }).click()
  await expect(page.getByText('Evolution rarely hands out protection for free.')).toBeVisible()
  await button(page, 'Main Idea').click()
  await expect(button(page, 'Show answer')).toHaveCount(1)
  await expectSoundLook(page, 'a passage')
  await openTab(page, 'Tips')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Main Idea'])
  await expectNoFaults(page, 'the tips')
})

test('a text of one’s own is measured, explained and asked, by keyboard alone, and is still there after a reload', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 4 })
  await openReadingTutor(page)
  await page.getByRole('tab', { name: 'Ask' }).focus()
  for (const name of ['Practice', 'My text']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  const field = page.getByRole('textbox', { name: 'Your text' })
  await field.focus()
  await page.keyboard.insertText(OWN_TEXT)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^About grade \d+$/)).toBeVisible()

  const word = button(page, 'antennae')
  await word.focus()
  await expect(word).toHaveAccessibleDescription(/insects/)
  await expect(page.locator('[aria-hidden]').getByText(/pair of mobile appendages/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[aria-hidden]').getByText(/pair of mobile appendages/)).toHaveCount(0)

  await answerByKeyboard(page)
  await page.reload()
  await openTab(page, 'My text')
  await expect(page.getByText(/^About grade \d+$/)).toBeVisible()
  await expectSoundLook(page, 'a text of one’s own')
})

/** Every question: the first option that is right, found by trying; what has no options is shown and rated. */
async function answerByKeyboard(page: Page): Promise<void> {
  const summary = page.getByRole('heading', { name: /^You found/ })
  while ((await summary.count()) === 0) {
    const options = await page.getByRole('radio').all()
    if (options.length === 0) {
      await button(page, 'Show the answer').press('Enter')
      await expect(page.locator('mark').first()).toBeVisible()
      await expect(button(page, 'I had it')).toBeFocused()
      await page.keyboard.press('Enter')
    } else {
      for (const option of options) {
        await option.press('Space')
        await button(page, 'Check').press('Enter')
        await expect(page.getByRole('status').getByText(/^(?:Yes, that is right|Not yet)/)).toBeVisible()
        if (await page.getByText('Yes, that is right.').isVisible()) break
      }
      await expect(page.locator('mark').first()).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('mark')).toHaveCount(0)
  }
  await expect(summary).toBeFocused()
}

test('hard words become flashcards, and the text a note', { tag: '@thorough' }, async ({ page }) => {
  const { id } = await signUpLearner(page, { grade: 4 })
  await openReadingTutor(page)
  await readOwnText(page)
  await button(page, 'Save as note').click()
  await expect(page.getByText('Saved as a note').first()).toBeVisible()
  await page.getByRole('button', { name: /flashcards? of the hard words$/ }).click()
  await expect(page.getByText(/^\d+ flashcards? saved$/).first()).toBeVisible()
  const notes = await (await page.request.get(`/api/users/${id}/notes`)).json()
  expect(notes).toMatchObject([{ title: 'The Honeybee Dance', content: OWN_TEXT, tags: ['Reading'] }])
  const cards: { front: string; back: string }[] = await (
    await page.request.get(`/api/users/${id}/flashcards`)
  ).json()
  expect(cards.find(({ front }) => front === 'antennae')?.back).toContain('insects')
})

test('[ERR2-49…51] [Y-35] a message that fails is told and apologised for, an empty reply asks to rephrase', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await openReadingTutor(page)
  const refusal = { message: 'One at a time.', code: 'too_many_requests' }
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, json: refusal }))
  const field = page.getByRole('textbox', { name: 'Message to the tutor' })
  await field.fill('What is a simile?')
  await Promise.all([
    expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible(),
    field.press('Enter'),
  ])
  await expect(page.getByRole('log').getByText(/sorry/)).toBeVisible()
  await expect(page.getByRole('log').getByText(refusal.message)).toBeVisible()
  await expect(field).toHaveValue('What is a simile?')

  await page.unroute('**/api/chat')
  await page.route('**/api/chat', async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), accept: 'application/json' },
    })
    const answer = await response.json()
    const empty = { content: '', response: '' }
    await route.fulfill({ json: { ...answer, ...empty, reply: { ...answer.reply, content: '' } } })
  })
  await field.press('Enter')
  await expect(page.getByRole('log').getByText(/rephrase/)).toBeVisible({ timeout: 60_000 })
})

test('a text that cannot be read is not lost', { tag: '@thorough' }, async ({ page }) => {
  await signUpLearner(page)
  await openReadingTutor(page)
  await page.route('**/api/reading/analyze', (route) => route.fulfill({ status: 503, json: {} }))
  await readOwnText(page)
  await expect(page.getByRole('heading', { name: 'The text could not be read' })).toBeVisible()
  await page.unroute('**/api/reading/analyze')
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Words to know' })).toBeVisible()
  await button(page, 'Change the text').click()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(OWN_TEXT)
})

test('[READ-06] [READ-10] [Y-39] the dark toggle changes the tutor alone, and what is read aloud is marked; without a voice the button says why', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await openReadingTutor(page)
  await openTab(page, 'Practice')
  await expect(button(page, 'Read aloud')).toBeDisabled()
  await expect(button(page, 'Read aloud')).toHaveAccessibleDescription('This device has no English voice.')

  await giveVoice(page)
  await page.reload()
  await page.getByRole('switch', { name: 'Dark tutor' }).click()
  const tutor = page.getByRole('region', { name: 'Reading & Comprehension tutor' })
  await expect(tutor).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await openTab(page, 'Practice')
  await expectNoFaults(page, 'a dark tutor on a light page')
  await button(page, 'Read aloud').click()
  expect(await readMarked(page, 'spoken-sentence')).toEqual([
    expect.stringMatching(/^At the foot of Gull Hill.*grandfather\.$/),
  ])
  await button(page, 'Stop reading').click()
  expect(await readMarked(page, 'spoken-sentence')).toEqual([])
})
