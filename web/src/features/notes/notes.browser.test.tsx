import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import {
  type Answer,
  answer,
  answerStatus,
  dropConnection,
  hold,
  neverAnswer,
  refuse,
} from '../../testing/fake-server.ts'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../../testing/looks.ts'
import { button, card, dialog, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

function makeNote(fields: Partial<Note> = {}): Note {
  return {
    id: 1,
    userId: 7,
    title: 'Halves',
    content: '**equal** parts',
    originalContent: null,
    source: 'manual',
    sourceUrl: null,
    lessonId: null,
    lessonTitle: null,
    lessonSection: null,
    quote: null,
    videoContentId: null,
    videoTitle: null,
    videoSeconds: null,
    tags: [],
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...fields,
  }
}

const openNotes = (stored: Note[], ...answers: Answer[]) =>
  renderAt('/notes', { answers: [answer(notes.list, () => stored), answer(notes.tags, []), ...answers] })

test('the list shows where it will be while it loads, and then its notes', async () => {
  const list = hold(answer(notes.list, [makeNote()]))
  await openNotes([], list)
  await expect.element(page.getByRole('tabpanel').getByText('Loading')).toBeInTheDocument()
  await expect.element(card('Halves')).not.toBeInTheDocument()
  list.release()
  await expect.element(card('Halves')).toBeVisible()
  await expect.element(card('Halves').getByText('equal')).toBeVisible()
})

test('who has no note is told how to begin, on a phone in the dark, too', async () => {
  await showOnPhone()
  await showInDark()
  await openNotes([])
  await expect.element(heading('No notes yet')).toBeVisible()
  await expectNothingSticksOut()
  await expectAccessible()
})

test('a list that cannot be loaded says so and is asked for again', async () => {
  const { server } = await openNotes([], dropConnection(notes.list))
  await expect.element(heading('Your notes could not be loaded')).toBeVisible()
  server.use(answer(notes.list, [makeNote()]))
  await button('Try again').click()
  await expect.element(card('Halves')).toBeVisible()
})

test('a note that the server refuses keeps its text, and is saved with the documented payload', async () => {
  const stored: Note[] = []
  const { server } = await openNotes(stored, refuse(notes.create, 'conflict', 'You have enough.'))
  await button('New note').click()
  const title = dialog().getByRole('textbox', { name: 'Title' })
  const content = dialog().getByRole('textbox', { name: 'Content' })
  await title.fill('Halves')
  await content.fill('**equal** parts')
  await button('Save note', dialog()).click()
  await expectToast('You have enough.')
  server.use(answerStatus(notes.create, 500))
  await button('Save note', dialog()).click()
  await expectToast('Failed to create note. Please try again.')
  await expect.element(title).toHaveValue('Halves')
  await expect.element(content).toHaveValue('**equal** parts')

  server.use(answer(notes.create, () => makeNote()))
  await content.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectToast('Note created successfully.')
  expect(server.sentTo(notes.create).at(-1)).toEqual({
    userId: 7,
    title: 'Halves',
    content: '**equal** parts',
    originalContent: null,
    source: 'manual',
    sourceUrl: null,
    lessonId: null,
    tags: [],
  })
})

test('without title and content nothing is sent, and focus goes to what is missing', async () => {
  const { server } = await openNotes([])
  await button('New note').click()
  const title = dialog().getByRole('textbox', { name: 'Title' })
  const content = dialog().getByRole('textbox', { name: 'Content' })
  await title.fill('  ')
  await button('Save note', dialog()).click()
  await expectToast('Please fill in all required fields.')
  await expect.element(title).toHaveFocus()
  await title.fill('Halves')
  await content.fill(' \n ')
  await title.click()
  await userEvent.keyboard('{Enter}')
  await expectToast('Please fill in all required fields.')
  await expect.element(content).toHaveFocus()
  expect(server.countCalls(notes.create)).toBe(0)
})

test('a note of somebody who is not signed in any more is kept in its dialog, and they are told', async () => {
  await openNotes([], answerStatus(notes.create, 401, { message: 'x' }))
  await button('New note').click()
  await dialog().getByRole('textbox', { name: 'Title' }).fill('Halves')
  await dialog().getByRole('textbox', { name: 'Content' }).fill('Two parts')
  await button('Save note', dialog()).click()
  await expectToast('You must be logged in to save notes.')
  await expect.element(dialog().getByRole('textbox', { name: 'Content' })).toHaveValue('Two parts')
})

test('a change that fails says so and loses nothing', async () => {
  await openNotes([makeNote()], refuse(notes.update, 'internal', 'no'), answer(notes.one, makeNote()))
  await button('Edit Halves').click()
  const title = dialog().getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveValue('Halves')
  await expect.element(dialog().getByRole('button', { name: 'AI Summarize' })).not.toBeInTheDocument()
  await title.fill('Quarters')
  await button('Save note', dialog()).click()
  await expectToast('Failed to update note. Please try again.')
  await expect.element(title).toHaveValue('Quarters')
})

test('a note that cannot be deleted stays, and it is said', async () => {
  await openNotes([makeNote()], answerStatus(notes.remove, 500))
  await button('Delete Halves').click()
  await expectToast('Failed to delete note. Please try again.')
  await expect.element(card('Halves')).toBeVisible()
})

test('[NOTE-16…17] [ERR2-06] [ERR2-69] a summary that fails, or has nothing to shorten, leaves the text', async () => {
  const { server } = await openNotes([], answerStatus(aiHelpers.summarizeNote, 500))
  await button('New note').click()
  const content = dialog().getByRole('textbox', { name: 'Content' })
  await button('AI Summarize', dialog()).click()
  await expectToast('Please enter content to summarize.')
  expect(server.countCalls(aiHelpers.summarizeNote)).toBe(0)
  await content.fill('Plants make sugar. Animals eat it.')
  await button('AI Summarize', dialog()).click()
  await expectToast('Failed to summarize note. Please try again.')
  await expect.element(content).toHaveValue('Plants make sugar. Animals eat it.')
})

test('cards of a note want both sides, and are kept when they cannot be saved', async () => {
  const draft = { front: 'numerator', back: 'the top', noteId: 1, lessonId: null, passage: null, tags: [] }
  await openNotes(
    [makeNote()],
    answer(notes.cardDrafts, [draft, { ...draft, front: 'denominator', back: 'the bottom' }]),
    answerStatus(flashcards.createMany, 500),
  )
  await button('More for Halves').click()
  await page.getByRole('menuitem', { name: 'Make flashcards' }).click()
  const second = dialog().getByRole('group', { name: 'Card 2' })
  await expect.element(second.getByLabelText('Question')).toHaveValue('denominator')
  await second.getByLabelText('Answer').fill('')
  await button('Save 2 cards', dialog()).click()
  await expect.element(second.getByText('Please fill in this side.')).toBeVisible()
  await second.getByLabelText('Answer').fill('what stands below')
  await button('Save 2 cards', dialog()).click()
  await expect.element(dialog().getByRole('alert').getByText('No card was saved.')).toBeVisible()
  await expect.element(second.getByLabelText('Answer')).toHaveValue('what stands below')
  await expectAccessible('[role=dialog]')
})

test('the dialog is opened, filled and left by the keyboard alone, and focus comes back', async () => {
  const { server } = await openNotes([], neverAnswer(notes.create))
  const opener = button('New note')
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(server.countCalls(notes.create)).toBe(0)
})
