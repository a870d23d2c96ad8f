import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
