import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findLesson, openLesson } from './lesson-steps.ts'
import { expectNoFaults } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import {
  changeNote,
  keepNote,
  listNotes,
  NOTE_URL,
  readMarkedPassage,
  selectParagraph,
} from './notes-steps.ts'
import { button, card, closeDialog, dialog } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

test('a note is written, summarized, changed, deleted and brought back, is found, leaves as Markdown and becomes flashcards', {
  tag: [
    '@NOTE-01',
    '@NOTE-04…06',
    '@NOTE-10…12',
    '@NOTE-14…15',
    '@NOTE-18…27',
    '@STATE-01…02',
    '@OK2-01',
    '@ERR2-02…05',
    '@ERR2-06',
    '@ERR2-67…69',
    '@API2-07',
    '@Y-06',
    '@Y-07',
    '@Y-12',
    '@Y-75',
    '@main',
  ],
}, async ({ page }) => {
  await page.goto('/notes')
  await expect(page).toHaveURL('/')
  const { id: userId } = await signUpLearner(page)
  await page.goto('/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['All Notes', 'Recent'])
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  const form = dialog(page)
  const title = form.getByRole('textbox', { name: 'Title' })
  const content = form.getByRole('textbox', { name: 'Content' })

  await test.step('it is saved with the documented payload', async () => {
    await button(page, 'New note').click()
    await title.fill('Halves')
    await button(form, 'Bold').click()
    await content.pressSequentially('equal')
    await content.press('End')
    await content.pressSequentially(' parts')
    await expect(content).toHaveValue('**equal** parts')
    await expect(form.getByRole('group', { name: 'Preview' }).locator('strong')).toHaveText('equal')
    await form.getByLabel('Tags').fill('maths,')
    const asked = page.waitForRequest(NOTE_URL)
    await expectToast(page, 'Note created successfully.', () => content.press('Control+Enter'))
    expect((await asked).postDataJSON()).toEqual({
      userId,
      title: 'Halves',
      content: '**equal** parts',
      originalContent: null,
      source: 'manual',
      sourceUrl: null,
      lessonId: null,
      tags: ['maths'],
    })
    const halves = card(page, 'Halves')
    await expect(halves.getByText(/^Created \w{3} \d/)).toBeVisible()
    await expect(halves.locator('strong')).toHaveText('equal')
    await expect(halves.getByRole('button', { name: /maths$/ })).toBeVisible()
  })

  await test.step('it is changed', async () => {
    await button(page, 'Edit Halves').click()
    await expect(title).toHaveValue('Halves')
    await title.fill('Quarters')
    await expectToast(page, 'Note updated successfully.', () => button(form, 'Save note').click())
    await expect(card(page, 'Quarters')).toBeVisible()
  })

  await test.step('it is deleted at once, with Undo, and found among the deleted ones', async () => {
    await Promise.all([button(page, 'Undo').click(), button(page, 'Delete Quarters').click()])
    await expect(card(page, 'Quarters')).toBeVisible()
    await expectToast(page, 'Note deleted', () => button(page, 'Delete Quarters').click())
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
    await button(page, 'More about my notes').click()
    await page.getByRole('menuitem', { name: 'Deleted notes' }).click()
    await button(form, 'Restore Quarters').click()
    await expect(form.getByText('Nothing deleted')).toBeVisible()
    await closeDialog(page)
    await expect(card(page, 'Quarters')).toBeVisible()
  })

  await test.step('[NOTE-03] [NOTE-16…17] a summary takes the place of the text, which is kept, sent along and brought back', async () => {
    await button(page, 'New note').click()
    const summarize = button(form, 'AI Summarize')
    await content.fill('Plants make sugar.')
    await expectToast(page, 'This is already as short as it gets.', () => summarize.click())
    const typed = [
      'Photosynthesis turns sunlight, water and carbon dioxide into sugar and oxygen.',
      'It happens in the chloroplasts of the leaves.',
      'Chlorophyll makes the leaves green and catches the sunlight.',
      'Roots drink the water that photosynthesis needs from the soil.',
      'Small openings below the leaves let carbon dioxide in and oxygen out.',
      'Our class put two plants on the window sill last Monday.',
      'One of them stood in a dark box and got no sunlight at all.',
      'After a week its leaves were yellow, because photosynthesis had stopped.',
      'The other one was green and had two new leaves.',
      'Animals eat the sugar of plants and breathe the oxygen.',
      'So nearly all life depends on photosynthesis.',
      'Tomorrow we draw the plants in our books.',
    ].join(' ')
    await content.fill(typed)
    await summarize.click()
    await expect(form.getByText('Summarized. Your own text is kept.')).toBeVisible()
    const summary = await content.inputValue()
    expect([summary === typed, summary.length > 0]).toEqual([false, true])
    await button(form, 'Undo').click()
    await expect(content).toHaveValue(typed)
    await summarize.click()
    await expect(content).toHaveValue(summary)
    await title.fill('Plants')
    await expectToast(page, 'Note created successfully.', () => button(form, 'Save note').click())
    expect((await listNotes(page, userId))[0]).toMatchObject({ content: summary, originalContent: typed })
  })

  const note = await keepNote(page, {
    title: 'Fractions',
    content: '- numerator: the top number\n- denominator: the bottom number',
    tags: ['maths'],
    quote: 'Top and bottom',
  })
  await page.reload()

  await test.step('words find it and mark the hits', async () => {
    const search = page.getByRole('searchbox', { name: 'Search my notes' })
    await search.fill('denom')
    await expect(page.getByText('1 note found')).toBeVisible()
    await expect(card(page, 'Fractions').locator('mark').first()).toHaveText('denominator')
    await search.press('Escape')
    await expect(card(page, 'Plants')).toBeVisible()
  })

  await test.step('export', async () => {
    const more = button(page, 'More for Fractions')
    await more.click()
    const [one] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
    ])
    expect(one.suggestedFilename()).toBe('fractions.md')
    expect(await readFile(await one.path(), 'utf8')).toMatch(/^# Fractions\n/)
    // A press while the first menu closes would only close it.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await button(page, 'More about my notes').click()
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export all as Markdown' }).click(),
    ])
    expect(await readFile(await all.path(), 'utf8')).toMatch(/# Fractions[\s\S]+# Plants/)
  })

  await test.step('flashcards', async () => {
    await expect(page.getByRole('menu')).toHaveCount(0)
    await button(page, 'More for Fractions').click()
    await page.getByRole('menuitem', { name: 'Make flashcards' }).click()
    const second = form.getByRole('group', { name: 'Card 2' })
    await expect(second.getByLabel('Question')).toHaveValue('denominator')
    await second.getByLabel('Answer').fill('what stands below')
    await expectToast(page, '2 flashcards saved', () => button(form, 'Save 2 cards').click())
    const cards = await (await page.request.get(`/api/users/${userId}/flashcards?noteId=${note.id}`)).json()
    expect(cards).toHaveLength(2)
    expect(cards).toContainEqual(
      expect.objectContaining({
        front: 'denominator',
        back: 'what stands below',
        noteId: note.id,
        passage: 'Top and bottom',
        tags: ['maths'],
      }),
    )
  })
})

test('what is typed is kept on the device, two tabs do not overwrite each other, and a change made elsewhere is noticed', async ({
  page,
  context,
}) => {
  const { id: userId } = await signUpLearner(page)
  const halves = await keepNote(page, { title: 'Halves', content: 'Two parts.' })
  const form = dialog(page)
  const content = form.getByRole('textbox', { name: 'Content' })

  await test.step('a new note is offered again after a reload, until it is discarded', async () => {
    await page.goto('/notes')
    await button(page, 'New note').click()
    await content.fill('Half a thought')
    await expect(form.getByText('Kept on this device until you save.')).toBeVisible()
    await page.reload()
    await button(page, 'Continue writing Without a title').click()
    await expect(content).toHaveValue('Half a thought')
    await button(form, 'Discard draft').click()
    await expect(content).toHaveValue('')
    await closeDialog(page)
    await expect(page.getByText('You have an unsaved draft')).toHaveCount(0)
  })

  await test.step('the tab that types first keeps the draft, and the other one says so', async () => {
    const other = await context.newPage()
    await other.goto('/notes')
    await button(other, 'Edit Halves').click()
    await button(page, 'Edit Halves').click()
    await content.fill('Mine')
    await expect(other.getByText(/^You are writing this in another tab too/)).toBeVisible()
    await other.getByRole('textbox', { name: 'Content' }).fill('Theirs')
    await other.close()
    await page.reload()
    await button(page, 'Continue writing Halves').click()
    await expect(content).toHaveValue('Mine')
  })

  await test.step('a change made elsewhere is not overwritten in silence', async () => {
    await changeNote(page, halves.id, { content: 'Two equal parts.' })
    await button(form, 'Save note').click()
    const notice = form.getByRole('alert')
    await expect(notice).toContainText('This note was changed elsewhere after you began.')
    await notice.getByText('Show the saved text').click()
    await expect(notice.getByText('Two equal parts.')).toBeVisible()
    await expect(content).toHaveValue('Mine')
    await expectNoFaults(page, 'clash', { within: '[role=dialog]' })
    await button(notice, 'Use the saved text').click()
    await expect(content).toHaveValue('Two equal parts.')
    await content.fill('Mine after all')
    await changeNote(page, halves.id, { content: 'Once more.' })
    await button(form, 'Save note').click()
    await expectToast(page, 'Note updated successfully.', () => button(notice, 'Save mine instead').click())
    expect((await listNotes(page, userId))[0]?.content).toBe('Mine after all')
  })

  await test.step('nothing stays on the device of somebody who signs out', async () => {
    await button(page, 'New note').click()
    await content.fill('Secret')
    await closeDialog(page)
    await button(page, 'Sign out').click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secret')
  })
})

test('a passage of a lesson becomes a note, and the note leads back to it', async ({ page }) => {
  const { id: userId } = await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await openLesson(page, lesson)
  const form = dialog(page)
  const content = form.getByRole('textbox', { name: 'Content' })
  const passage = await selectParagraph(page, 1)

  await test.step('by the button beside the selection', async () => {
    await button(page, 'Note').click()
    await expect(content).toHaveValue(`> ${passage.trim()}\n\n`)
    await content.press('End')
    await content.pressSequentially('I must remember this.')
    const place = await page.evaluate(() => scrollY)
    await Promise.all([expect(button(page, 'Open note')).toBeVisible(), button(form, 'Save note').click()])
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect((await listNotes(page, userId))[0]).toMatchObject({
      source: 'lesson',
      lessonId: lesson.id,
      lessonSection: lesson.sections[0]?.id,
      quote: passage.trim(),
    })
  })

  await test.step('by the toolbar, about the section that is read', async () => {
    await button(page, 'Close').click()
    await expect(button(page, 'Open note')).toHaveCount(0)
    await button(page, 'Write a note').press('Enter')
    await expect(content).toHaveValue('')
    await content.fill('About all of it')
    await Promise.all([button(page, 'Open note').click(), button(form, 'Save note').click()])
    await expect(page).toHaveURL(/\/notes\?note=\d+$/)
    await expect(form.getByRole('link', { name: `From ${lesson.title}` })).toBeVisible()
    await closeDialog(page)
  })

  await test.step('and back to the passage, or its section when the text has changed', async () => {
    await card(page, lesson.title)
      .filter({ hasText: 'I must remember this.' })
      .getByRole('link', { name: `From ${lesson.title}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`/lessons/${lesson.id}\\?note=\\d+#`))
    await expect.poll(() => readMarkedPassage(page)).toBe(passage.trim())
    await button(page, 'Your 2 notes on this lesson').click()
    await expectNoFaults(page, 'notes on a lesson', { within: 'main' })
    const old = await keepNote(page, {
      lessonId: lesson.id,
      lessonSection: lesson.sections[1]?.id ?? null,
      quote: 'These words are not there any more.',
    })
    const address = `/lessons/${lesson.id}?note=${old.id}#${lesson.sections[1]?.id}`
    await expectToast(page, 'This passage has changed since you wrote the note. Here is its section.', () =>
      page.goto(address),
    )
    await expect(
      page.getByRole('heading', { level: 2, name: lesson.sections[1]?.title ?? '?' }),
    ).toBeInViewport()
  })
})
