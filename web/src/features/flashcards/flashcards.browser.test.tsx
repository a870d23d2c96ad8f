import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { type DueCard, type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectCount, expectToast, heading } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

function makeCard(fields: Partial<Flashcard> = {}): Flashcard {
  return {
    id: 1,
    userId: 7,
    front: 'Half of ten?',
    back: 'Five',
    noteId: null,
    lessonId: null,
    passage: null,
    difficulty: 3,
    tags: [],
    lastReviewed: null,
    nextReviewDate: null,
    createdAt: '2026-03-02T08:00:00.000Z',
    state: 'new',
    reps: 0,
    lapses: 0,
    isLeech: false,
    ...fields,
  }
}

const FORECAST = Array.from({ length: 14 }, (_, place) => ({
  day: `2026-03-${String(place + 2).padStart(2, '0')}`,
  reviews: place,
  fresh: 1,
}))

const openAt = (path: string, answers: Answer[] = [], user = makeUser()) =>
  renderAt(path, {
    as: user,
    answers: [
      answer(flashcards.list, []),
      answer(flashcards.tags, []),
      answer(flashcards.forecast, FORECAST),
      answer(flashcards.limits, {
        newPerDay: 20,
        reviewsPerDay: 200,
        doneToday: { fresh: 0, reviews: 0 },
        pausedUntil: null,
      }),
      answerDue([]),
      ...answers,
    ],
  })

const openCards = (stored: Flashcard[], ...answers: Answer[]) =>
  openAt('/flashcards', [answer(flashcards.list, () => stored), ...answers])

const answerDue = (cards: DueCard[]) =>
  answer(flashcards.due, {
    cards,
    waiting: { learning: 0, reviews: 0, fresh: cards.length },
    beyond: { reviews: 0, fresh: 0 },
    pausedUntil: null,
  })

const question = dialog().getByLabelText('Question')
const back = dialog().getByLabelText('Answer')
const openForm = () => button('Create flashcard').first().click()
const create = dialog().getByRole('button', { name: 'Create flashcard' })
const storedCard = page.getByRole('article').filter({ hasText: 'Half of ten?' })

test('nothing is sent that is not complete, and nothing typed is lost', {
  tags: ['CARD-14…17', 'ERR2-07…10'],
}, async () => {
  const { server } = await openCards([], dropConnection(flashcards.create))
  await expect.element(heading('No flashcards yet')).toBeVisible()
  await openForm()
  await question.fill('Half of ten?')
  await create.click()
  await expectToast('Please fill in all required fields.')
  await expect.element(back).toHaveFocus()
  expect(server.countCalls(flashcards.create)).toBe(0)
  await back.fill('Five')
  await create.click()
  await expectToast('Failed to create flashcard. Please try again.')
  server.use(refuse(flashcards.create, 'invalid_input', 'The server says why.'))
  await create.click()
  await expectToast('The server says why.')
  await expect.element(back).toHaveValue('Five')

  closePage()
  const again = await openCards([], answer(flashcards.create, makeCard()))
  await openForm()
  await expect.element(question).toHaveValue('Half of ten?')
  await create.click()
  await expectToast('Flashcard created successfully.')
  expect(again.server.sentTo(flashcards.create)).toMatchObject([{ front: 'Half of ten?', back: 'Five' }])
})

test('a change that fails says so and keeps the text', async () => {
  await openCards([makeCard()], dropConnection(flashcards.update))
  await storedCard.getByRole('button', { name: 'Edit' }).click()
  await expect.element(dialog().getByRole('tab')).not.toBeInTheDocument()
  await question.fill('Half of twelve?')
  await button('Save changes', dialog()).click()
  await expectToast('Failed to update flashcard. Please try again.')
  await expect.element(question).toHaveValue('Half of twelve?')
})

test('a card that cannot be deleted stays, and it is said', async () => {
  await openCards([makeCard()], dropConnection(flashcards.remove))
  await storedCard.getByRole('button', { name: 'Delete' }).click()
  await expectToast('Failed to delete flashcard. Please try again.')
  await expect.element(storedCard).toBeVisible()
})

test('cards that cannot be loaded say so and come with the next try', async () => {
  const { server } = await openCards([makeCard()], dropConnection(flashcards.list))
  await expect.element(heading('Your flashcards could not be loaded')).toBeVisible()
  server.use(answer(flashcards.list, [makeCard()]))
  await button('Try again').click()
  await expect.element(storedCard).toBeVisible()
})

test('generating says why nothing came; what could not be saved waits for another try', {
  tags: ['CARD-18…21', 'CARD-31…32', 'ERR2-11…13', 'ERR2-70', 'API2-14', 'OK2-02'],
}, async () => {
  const cards = ['Photosynthesis', 'Chlorophyll', 'Osmosis'].map((front) => ({
    front,
    back: 'It is.',
    passage: `${front} is it.`,
  }))
  const { server } = await openCards([], dropConnection(aiHelpers.generateFlashcards))
  await openForm()
  await dialog().getByRole('tab', { name: 'AI Generation' }).click()
  const generate = dialog().getByRole('button', { name: 'Generate flashcards' })
  await generate.click()
  await expectToast('Please enter content to generate flashcards from.')
  await dialog().getByLabelText('Source text').fill('Photosynthesis makes sugar from light.')
  await generate.click()
  await expectToast('Failed to generate flashcards. Please try again.')
  server.use(answer(aiHelpers.generateFlashcards, { flashcards: [], engine: 'embedded' }))
  await generate.click()
  await expectToast('No flashcards were generated. Try with different content.')

  let sent = 0
  server.use(answer(aiHelpers.generateFlashcards, { flashcards: cards, engine: 'embedded' }), {
    endpoint: flashcards.create,
    reply: (input, signal) =>
      (++sent === 1 ? answer(flashcards.create, makeCard()) : dropConnection(flashcards.create)).reply(
        input,
        signal,
      ),
  })
  await generate.click()
  await expectToast('Failed to save some generated flashcards.')
  const unsaved = dialog().getByRole('list', { name: 'Cards that are not saved' }).getByRole('listitem')
  await expectCount(unsaved, 2)

  closePage()
  const again = await openCards([], answer(flashcards.create, makeCard()))
  await openForm()
  await button('Try again', dialog()).click()
  await expectToast('Generated 2 flashcards successfully.')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(again.server.sentTo(flashcards.create)).toMatchObject([
    { front: 'Chlorophyll', passage: 'Chlorophyll is it.' },
    { front: 'Osmosis' },
  ])
})

test('the number of cards to generate is chosen by keys, from 3 to 10', {
  tags: ['CONST2-08…09', 'CONST2-11…12', 'Y-78'],
}, async () => {
  await openCards([])
  await openForm()
  await dialog().getByRole('tab', { name: 'AI Generation' }).click()
  const count = dialog().getByRole('slider', { name: 'Number of flashcards' })
  await expect.element(count).toHaveAttribute('aria-valuenow', '5')
  count.element().focus()
  for (const [key, value] of [
    ['End', '10'],
    ['PageDown', '3'],
    ['ArrowRight', '4'],
    ['PageUp', '10'],
    ['Home', '3'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(count).toHaveAttribute('aria-valuenow', value)
  }
})

const NEXT = { nextReviewDate: '2026-03-03T08:00:00.000Z', intervalSeconds: 600 }

const makeDue = (fields: Partial<Flashcard> = {}): DueCard => ({
  ...makeCard(fields),
  next: { again: NEXT, hard: NEXT, good: NEXT, easy: NEXT },
  memory: { stabilityDays: 1, memoryDifficulty: 5, scheduledDays: 1, learningStep: 0 },
})

test('hundreds of cards are found as one types, by tag and difficulty, and reviewed as found', async () => {
  const all = Array.from({ length: 150 }, (_, place) => 149 - place).map((number) =>
    makeCard({
      id: number + 1,
      front: `Number ${number}`,
      tags: [number % 2 === 0 ? 'even' : 'odd'],
      difficulty: 1 + (number % 5),
      isLeech: number === 0,
    }),
  )
  const find = ({ search, tag, difficulty, only, before }: Record<string, unknown>) =>
    all
      .filter((one) => search === undefined || one.front.includes(String(search)))
      .filter((one) => tag === undefined || one.tags.includes(String(tag)))
      .filter((one) => difficulty === undefined || one.difficulty === Number(difficulty))
      .filter((one) => only !== 'leeches' || one.isLeech)
      .filter((one) => before === undefined || one.id < Number(before))
      .slice(0, 100)
  const { server } = await openCards(
    [],
    answer(flashcards.list, find),
    answer(flashcards.tags, [
      { tag: 'even', cards: 75 },
      { tag: 'odd', cards: 75 },
    ]),
  )
  const cards = page.getByRole('article')
  const choose = async (list: string, option: string) => {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await expect.element(page.getByRole('article', { name: 'Number 149' })).toBeVisible()
  await expect
    .poll(() => {
      scrollTo(0, document.body.scrollHeight)
      return cards.elements().length
    })
    .toBe(150)
  const search = page.getByRole('searchbox', { name: 'Search flashcards' })
  await search.fill('Number 14')
  await expectCount(cards, 11)
  await choose('Tag', 'even (75)')
  await expectCount(cards, 6)
  await choose('Difficulty', 'Difficulty 5 of 5')
  await expectCount(cards, 2)
  await expectSoundLook()
  server.use(answerDue(find({ search: 'Number 14', tag: 'even', difficulty: 5 }).map(makeDue)))
  await button('Review these cards').click()
  await expect.element(page.getByRole('dialog', { name: 'Review' }).getByText('0 of 2')).toBeVisible()
  expect(server.sentTo(flashcards.due).at(-1)).toEqual({
    search: 'Number 14',
    tag: 'even',
    difficulty: '5',
    all: 'true',
  })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await search.fill('')
  await choose('Difficulty', 'All difficulties')
  await choose('Show', 'Tricky cards')
  await expectCount(cards, 1)
  await expect.element(cards.getByText('Tricky card')).toBeVisible()
})

test('a card that was forgotten eight times comes with advice', async () => {
  await openAt('/flashcards?review=all', [answerDue([makeDue({ lapses: 8, isLeech: true })])])
  await expect.element(page.getByRole('region', { name: 'Question' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Forgotten 8 times. Cards like this one get easier')).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test('what is due looks sound', async () => {
  await openAt('/flashcards?tab=due', [answerDue([makeDue()])])
  await expect.element(heading('1 card to review')).toBeVisible()
  await expectSoundLook()
})

test('the dialog of a card looks sound', async () => {
  await openCards([])
  await openForm()
  await question.fill('What is $\\frac{1}{2}$ of **eight**?')
  await expectSoundLook('[role=dialog]')
})

test.for([
  { path: '/college/flashcards', user: { role: 'college', grade: 13 } as const },
  { path: '/professional/flashcards', user: { role: 'professional', grade: 13 } as const },
])('$path opens the same screen', { tags: ['CARD-02…03', 'CARD-07'] }, async ({ path, user }) => {
  await openAt(path, [], makeUser(user))
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Flashcards' })).toBeVisible()
  await expect.element(heading('No flashcards yet')).toBeVisible()
})
