import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { type FoundNote, type Note, notes } from '#contract/study/notes.ts'
import {
  type Answer,
  answer,
  answerStatus,
  dropConnection,
  hold,
  neverAnswer,
  refuse,
} from '../../testing/fake-server.ts'
import {
  expectAccessible,
  expectNothingSticksOut,
  expectSoundLook,
  showInDark,
  showOnPhone,
} from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import {
  button,
  card,
  dialog,
  expectAddress,
  expectCount,
  expectTexts,
  expectToast,
  heading,
} from '../../testing/on-page.ts'
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

test('a tag that is typed and not finished counts, and the press that saves is not missed', async () => {
  const { server } = await openNotes(
    [],
    answer(notes.create, () => makeNote()),
  )
  // High enough for all of the dialog: there it grows by the tag, and its buttons move.
  await page.viewport(1280, 1400)
  await button('New note').click()
  await dialog().getByRole('textbox', { name: 'Title' }).fill('Halves')
  await dialog().getByRole('textbox', { name: 'Content' }).fill('Two parts')
  await dialog().getByRole('textbox', { name: 'Tags' }).fill('fractions')
  await button('Save note', dialog()).click()
  await expectToast('Note created successfully.')
  expect(server.sentTo(notes.create)).toMatchObject([{ tags: ['fractions'] }])
  await page.viewport(1280, 800)
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

test('a summary that fails, or has nothing to shorten, leaves the text', {
  tags: ['NOTE-16…17', 'ERR2-06', 'ERR2-69'],
}, async () => {
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
  await expectSoundLook('[role=dialog]')
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

const titles = page.getByRole('article').getByRole('heading', { level: 2 })

test('the six newest are recent; words and tags find notes and mark the hits; a long note is read in full', {
  tags: ['NOTE-13', 'CONST2-13', 'Y-06'],
}, async () => {
  const long = `## Light\n\n${'Sunlight feeds the leaves. '.repeat(60)}\n\nThe end: $\\frac{1}{2}$ and $\\frac{1}{$.`
  const plants = makeNote({ id: 1, title: 'Plants', content: long, tags: ['science'] })
  const numbered = [6, 5, 4, 3, 2, 1].map((number) =>
    makeNote({ id: number + 1, title: `Note ${number}`, tags: ['numbers'] }),
  )
  const { server } = await openNotes(
    [],
    answer(notes.list, ({ tag }) =>
      [...numbered, plants].filter(({ tags }) => tag === undefined || tags.includes(tag)),
    ),
    answer(notes.search, ({ q }): FoundNote[] => {
      const from = long.indexOf(q)
      const text = long.slice(from, from + 40)
      return from < 0 ? [] : [{ note: plants, titleMarks: [], snippet: { text, marks: [[0, 6]] } }]
    }),
    answer(notes.tags, [
      { tag: 'numbers', notes: 6 },
      { tag: 'science', notes: 1 },
    ]),
    answer(notes.one, plants),
  )
  const newest = ['Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2', 'Note 1']
  await expectTexts(titles, [...newest, 'Plants'])
  await page.getByRole('tab', { name: 'Recent' }).click()
  await expectTexts(titles, newest)
  await expectAddress('/notes?tab=recent')
  await page.getByRole('tab', { name: 'All Notes' }).click()
  const search = page.getByRole('searchbox', { name: 'Search my notes' })
  await search.fill('leav')
  await expect.element(page.getByText('1 note found')).toBeVisible()
  await expect.poll(() => card('Plants').element().querySelector('mark')?.textContent).toBe('leaves')
  await expectAddress(/q=leav/)
  await search.fill('nowhere')
  await expect.element(heading('Nothing found for “nowhere”')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('combobox', { name: 'Tag' }).fill('sci')
  await page.getByRole('option', { name: 'science (1)' }).click()
  await expectTexts(titles, ['Plants'])
  expect(server.sentTo(notes.list).at(-1)).toMatchObject({ tag: 'science' })
  expect(server.sentTo(notes.search).at(-1)).toMatchObject({ q: 'nowhere' })
  await button('Read more Plants').click()
  await expectAddress(/note=1/)
  await expect.poll(() => dialog().element().querySelector('math mfrac')).not.toBeNull()
  expect(dialog().element().querySelector('.formula-broken')?.textContent).toBe('$\\frac{1}{$')
})

test('the address of a note opens it, and that of the recent ones shows them', async () => {
  await renderAt('/notes?tab=recent&note=1', {
    answers: [
      answer(
        notes.list,
        Array.from({ length: 8 }, (_, place) => makeNote({ id: 8 - place, title: `Note ${8 - place}` })),
      ),
      answer(notes.tags, []),
      answer(notes.one, makeNote({ title: 'Plants' })),
    ],
  })
  await expect.element(dialog().getByRole('heading', { name: 'Plants' })).toBeVisible()
  await button('Close', dialog()).first().click()
  await expectCount(titles, 6)
})

test.for([
  { path: '/learn/notes', user: { grade: 2 } },
  { path: '/professional/notes', user: { role: 'professional', grade: 12 } as const },
  { path: '/college/notes', user: { role: 'college', grade: 12 } as const },
])(
  '$path opens the same screen',
  { tags: ['NOTE-02', 'NOTE-07…09', 'PRO-08', 'COLLEGE-01'] },
  async ({ path, user }) => {
    await renderAt(path, {
      as: makeUser(user),
      answers: [answer(notes.list, []), answer(notes.tags, [])],
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible()
    await expect.element(heading('No notes yet')).toBeVisible()
  },
)

test('nasty notes do nothing; list, reading and writing look right', async () => {
  const alert = vi.spyOn(window, 'alert')
  onTestFinished(() => alert.mockRestore())
  const nasty = makeNote({
    title: '<img src=x onerror=alert(1)>',
    content:
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [web](https://example.org)\n\n' +
      '![remote](https://example.org/pixel.png)\n\n- [x] done\n- [ ] open\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    tags: ['a tag that is rather long for a phone of three hundred and twenty pixels'],
  })
  await openNotes([nasty], answer(notes.one, nasty))
  await button('Read more <img src=x onerror=alert(1)>').click()
  await expect.element(dialog().getByText('<script>alert(1)</script>')).toBeVisible()
  expect(dialog().element().querySelector('script, img')).toBeNull()
  await expectCount(dialog().getByRole('link'), 2)
  await expect
    .element(dialog().getByRole('link', { name: 'remote' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(dialog().getByRole('img', { name: 'Not done yet' })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Close', dialog()).first().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expectSoundLook()
  await button('New note').click()
  await dialog().getByRole('textbox', { name: 'Content' }).fill('# Cells\n\n- one\n\n$x^2$')
  const hasFormula = () => dialog().element().querySelector('math')?.checkVisibility() === true
  await expect.poll(hasFormula).toBe(true)
  await expectSoundLook('[role=dialog]')
  await showOnPhone()
  await dialog().getByRole('tab', { name: 'Preview' }).click()
  await expect.poll(hasFormula).toBe(true)
  expect(alert).not.toHaveBeenCalled()
})
