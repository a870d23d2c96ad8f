import { expect, type Page, test } from '@playwright/test'
import { addCards, addPicture, cardWith, dialog, listCards, rate } from './flashcards-steps.ts'
import { expectNoFaults } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { expectToast } from './toasts.ts'

test('a card is written, flipped, changed, deleted and brought back; others are made from a text; limits and a pause hold', {
  tag: [
    '@CARD-04…06,CARD-09…10,CARD-14…17,CARD-22…27,CARD-29…30,STATE-03…04,STATE-07…08,ERR2-07…10,CONST2-07,Y-12',
    '@main',
  ],
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/flashcards')
  await expect(page).toHaveURL('/')
  expect(asked.filter((url) => /api.*flashcards/.test(url))).toEqual([])
  const learner = await signUpLearner(page)
  await page.goto('/flashcards')
  await expect(page.getByRole('heading', { level: 1, name: 'My Flashcards' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No flashcards yet' })).toBeVisible()
  const question = dialog(page).getByLabel('Question')
  const answer = dialog(page).getByLabel('Answer')
  const create = dialog(page).getByRole('button', { name: 'Create flashcard' })

  await test.step('it is written, and what is typed outlives a reload', async () => {
    await page.getByRole('button', { name: 'Create flashcard' }).first().click()
    await expect(dialog(page).getByRole('tab', { name: 'Manual Creation', selected: true })).toBeVisible()
    await expect(dialog(page).getByRole('slider', { name: 'Difficulty' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    )
    await question.fill('What is $\\frac{1}{2}$ of **eight**?')
    await expect(dialog(page).getByRole('region', { name: 'How it will look' }).locator('math')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Create flashcard' }).first().click()
    await expect(question).toHaveValue('What is $\\frac{1}{2}$ of **eight**?')
    await answer.fill('Four')
    await dialog(page).getByRole('slider', { name: 'Difficulty' }).press('End')
    await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('maths, fractions')
    await expectToast(page, 'Flashcard created successfully.', () => create.click())
  })

  await test.step('a click and a key turn it, and five dots show how hard it is', async () => {
    const card = cardWith(page, 'of eight')
    await expect(
      card.getByRole('img', { name: 'Difficulty 5 of 5' }).locator('[data-filled=true]'),
    ).toHaveCount(5)
    await expect(card.getByText('fractions', { exact: true })).toBeVisible()
    await card.getByText('of eight').click()
    await expect(card.getByText('Four', { exact: true })).toBeVisible()
    await card.getByText('Four', { exact: true }).click()
    await expect(card.getByRole('button', { name: 'Show answer' })).toBeVisible()
    await card.getByRole('button', { name: 'Show answer' }).press('Space')
    await expect(card.getByRole('button', { name: 'Show question' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Show answer' })).toBeVisible()
  })

  await test.step('an edit changes it', async () => {
    await cardWith(page, 'of eight').getByRole('button', { name: 'Edit' }).click()
    await question.fill('Half of ten?')
    await answer.fill('Five')
    const save = dialog(page).getByRole('button', { name: 'Save changes' })
    await expectToast(page, 'Flashcard updated successfully.', () => save.click())
    await expect(cardWith(page, 'Half of ten?')).toBeVisible()
    expect(await listCards(page, learner.id)).toMatchObject([
      { front: 'Half of ten?', back: 'Five', difficulty: 5, tags: ['maths', 'fractions'] },
    ])
  })

  await test.step('deleting offers Undo', async () => {
    const remove = cardWith(page, 'Half of ten?').getByRole('button', { name: 'Delete' })
    await expectToast(page, 'Flashcard deleted', () => remove.click())
    await expect(page.getByRole('heading', { name: 'No flashcards yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cardWith(page, 'Half of ten?')).toBeVisible()
  })

  await test.step('[CARD-18…21] cards are made from a text', async () => {
    await page.getByRole('button', { name: 'Create flashcard' }).first().click()
    await dialog(page).getByRole('tab', { name: 'AI Generation' }).click()
    const generate = dialog(page).getByRole('button', { name: 'Generate flashcards' })
    const count = dialog(page).getByRole('slider', { name: 'Number of flashcards' })
    await count.press('Home')
    await expect(count).toHaveAttribute('aria-valuenow', '3')
    await dialog(page).getByRole('slider', { name: 'Difficulty' }).press('ArrowRight')
    await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('biology')
    await dialog(page)
      .getByLabel('Source text')
      .fill(
        'Photosynthesis is the process by which plants make sugar from light, water and carbon dioxide. ' +
          'Chlorophyll is the green pigment that absorbs the light. ' +
          'The mitochondrion is the organelle that releases energy from sugar. ' +
          'Osmosis is the movement of water through a membrane.',
      )

    await expectToast(page, 'Generated 3 flashcards successfully.', () => generate.click())
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(4)
    const cards = (await listCards(page, learner.id)).filter(({ passage }: { passage: unknown }) => passage)
    expect(cards).toHaveLength(3)
    for (const card of cards)
      expect(card).toMatchObject({ difficulty: 4, tags: ['biology'], passage: expect.stringMatching(/./) })
  })

  await test.step('[CARD-07] limits and a pause: told before, done, and taken back', async () => {
    const rated: { id: number }[] = await listCards(page, learner.id)
    expect(rated).toHaveLength(4)
    await addCards(
      page,
      [5, 6].map((number) => ({ front: `Card ${number}`, back: 'Yes' })),
    )
    for (const { id } of rated) {
      await page.request.post(`/api/flashcards/${id}/reviews`, { data: { rating: 'easy' } })
    }
    await page.goto('/flashcards?tab=due')
    await expect(page.getByRole('heading', { name: '2 cards to review' })).toBeVisible()
    await page.getByRole('button', { name: 'Review settings' }).click()
    await dialog(page).getByLabel('New cards per day').fill('5')
    await expectToast(page, 'Review settings saved', () =>
      dialog(page).getByRole('button', { name: 'Save' }).click(),
    )
    await expect(page.getByText('Today: 4 of 5 new cards and 0 of 200 reviews done.')).toBeVisible()
    await expect(page.getByText('1 more waits for another day.')).toBeVisible()
    await dialog(page).getByLabel('New cards per day').fill('-1')
    await expect(dialog(page).getByText('A whole number from 0 to 1000')).toBeVisible()
    await dialog(page).getByLabel('Days off, from today').fill('10')
    await dialog(page).getByLabel('Spread over so many days after').fill('2')
    await expect(dialog(page).getByText('4 cards will have piled up.')).toContainText(
      'They are spread over 2 days, at most 2 a day besides what those days hold.',
    )
    await expectNoFaults(page, 'the settings', { within: '[role=dialog]' })
    await expectToast(page, '4 cards were moved.', () =>
      dialog(page).getByRole('button', { name: 'Pause reviews' }).click(),
    )
    await expect(page.getByRole('heading', { name: /^Reviews are paused up to / })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start review' })).toBeHidden()
    await expectToast(page, '4 cards are back where they were due.', () =>
      page.getByRole('button', { name: 'End the pause now' }).click(),
    )
    await expect(page.getByRole('button', { name: 'Start review' })).toBeVisible()
  })
})

test('a review by keys alone: intervals, undo, edit, what comes back, and all caught up', {
  tag: ['@CARD-11…13,Y-04,Y-93'],
}, async ({ page }) => {
  await signUpLearner(page)
  const passage = 'Seven times eight is fifty-six.'
  await addCards(page, [
    { front: 'First?', back: 'One', passage },
    { front: 'Second?', back: 'Two' },
    { front: 'Third?', back: 'Three' },
  ])
  await page.goto('/flashcards?tab=due')
  await expect(page.getByRole('heading', { name: '3 cards to review' })).toBeVisible()
  await expect(page.getByText('Today: 0 of 20 new cards and 0 of 200 reviews done.')).toBeVisible()
  await page.getByRole('button', { name: 'Start review' }).click()
  const review = page.getByRole('dialog', { name: 'Review' })
  await expect(page.getByRole('region', { name: 'Question' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Answer' })).toBeHidden()
  await page.keyboard.press('3')
  await page.keyboard.press('Space')
  const intervals = ['Again 1 min', 'Hard 6 min', 'Good 10 min', 'Easy 8 days']
  for (const name of intervals) await expect(review.getByRole('button', { name })).toBeVisible()
  await review.getByText('Where this card comes from').click()
  await expect(review.getByText(passage)).toBeVisible()

  await test.step('the last rating is taken back', async () => {
    await page.keyboard.press('4')
    await rate(page, 'Second?', '1')
    await expect(page.getByRole('region', { name: 'Question' })).toContainText('Third?')
    await expect(review.getByText('1 learning')).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByRole('region', { name: 'Question' })).toContainText('Second?')
    await expect(review.getByText('0 learning')).toBeVisible()
  })

  await test.step('the card at hand is written anew in the middle of it', async () => {
    await page.keyboard.press('e')
    await page.getByRole('dialog', { name: 'Edit flashcard' }).getByLabel('Question').fill('The second?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Question' })).toContainText('The second?')
  })

  await test.step('what was forgotten comes back, then it is done', async () => {
    await rate(page, 'The second?', '1')
    await rate(page, 'Third?', '4')
    await rate(page, 'The second?', '4')
    await expect(page.getByRole('heading', { name: 'Review done' })).toBeFocused()
    await expect(review.getByText('3 of 3')).toBeVisible()
    await expect(review.getByText(/^Next: .+ cards?\.$/)).toBeVisible()
    await expect(review.getByRole('listitem').filter({ hasText: 'The second?' })).toBeVisible()
  })

  await review.getByRole('button', { name: 'Back to my flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'No cards due for review' })).toBeVisible()
  await expect(page.getByText("You're all caught up!")).toBeVisible()
  await expect(page.getByText('Today: 3 of 20 new cards and 0 of 200 reviews done.')).toBeVisible()
  // By a key: the word that the card is saved still lies over it.
  await page.getByRole('button', { name: 'Show as table' }).press('Enter')
  await expect(page.getByRole('table', { name: 'The next 14 days' }).getByRole('row')).toHaveCount(15)
})

/** The window is the next to send what waits on the device, as soon as what comes back is called. */
async function holdSending(page: Page, userId: number): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(
    (lock) =>
      new Promise<() => void>((held) => {
        void navigator.locks.request(lock, () => new Promise<void>((release) => held(() => release())))
      }),
    `trellis.outbox.${userId}`,
  )
  await page.evaluate(() => dispatchEvent(new Event('online')))
  return () => release.evaluate((letGo) => letGo())
}

test('a rating is never lost: no server, a reload, another window', async ({ page, context }) => {
  const learner = await signUpLearner(page)
  await addCards(page, [
    { front: 'First?', back: 'One', tags: ['x'] },
    { front: 'Second?', back: 'Two', tags: ['x'] },
    { front: 'Third?', back: 'Three', tags: ['x'] },
  ])
  const other = await context.newPage()
  await other.goto('/flashcards?review=due')
  await expect(other.getByRole('region', { name: 'Question' })).toContainText('First?')
  await page.goto('/flashcards?review=all&tag=x')
  // For both windows: else the other one would send what this one cannot.
  await context.route('**/api/flashcards/*/reviews', (route) => route.abort())
  await rate(page, 'First?', '4')
  await rate(page, 'Second?', '4')
  await expect(page.getByText('2 ratings are kept on this device')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Question' })).toContainText('Third?')

  await test.step('a page opens also where the code that shows what waits cannot be fetched', async () => {
    await page.route('**/assets/show-waiting-*.js', (route) => route.abort())
    await page.goto('/flashcards')
    await expect(page.getByRole('heading', { level: 1, name: 'My Flashcards' })).toBeVisible()
    await page.unroute('**/assets/show-waiting-*.js')
  })

  await context.unroute('**/api/flashcards/*/reviews')
  await page.reload()
  await expect
    .poll(async () => (await listCards(page, learner.id)).map(({ reps }: { reps: number }) => reps).sort())
    .toEqual([0, 1, 1])

  await expectToast(other, 'This card changed meanwhile', () => rate(other, 'First?', '1'))
  const told = other.getByRole('listitem').filter({ hasText: 'This card changed meanwhile' })
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toHaveCount(0)
  await test.step('also where the first window sends what the other one has rated', async () => {
    const letSend = await holdSending(page, learner.id)
    await rate(other, 'Second?', '1')
    await expect(other.getByRole('region', { name: 'Question' })).toContainText('Third?')
    await expectToast(other, 'This card changed meanwhile', letSend)
  })
  await rate(other, 'Third?', '4')
  await expect(other.getByRole('heading', { name: 'Review done' })).toBeVisible()
  // The last card is shown as done before the server has answered.
  await expect
    .poll(async () => (await listCards(page, learner.id)).map(({ reps }: { reps: number }) => reps))
    .toEqual([1, 1, 1])
  await other.goBack()
  await expect(other).not.toHaveURL(/review=/)
})

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('cards come from a table, go out as an Anki package and come back the same', async ({ page }) => {
  const learner = await signUpLearner(page)
  await addCards(page, [{ front: 'Capital of France?', back: 'Paris', tags: ['Europe'] }])
  await page.goto('/flashcards')
  const table =
    'Capital of France?,Paris,Europe\n"Capital of Spain?",Madrid,"Europe, Iberia"\nOnly one\n$x^2$,$$x \\cdot x$$'
  const choose = async (name: string, content: Buffer) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })

  await test.step('a preview first, with numbered errors; nothing half imported', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await choose('picture.png', PICTURE)
    await expect(dialog(page).getByRole('alert')).toContainText(
      'neither a table of cards nor an Anki package',
    )
    await choose('cards.csv', Buffer.from(table))
    await expect(dialog(page).getByText('3 cards found')).toBeVisible()
    await expect(dialog(page).getByText('1 is there already')).toBeVisible()
    await expect(dialog(page).getByText(/^Row 3: /)).toBeVisible()
    const now = dialog(page).getByRole('button', { name: 'Import 2 cards' })
    await expect(now).toBeDisabled()
    await expectNoFaults(page, 'the preview of an import', { within: '[role=dialog]' })
    await dialog(page).getByLabel('Import the others').click()
    await expectToast(page, 'Imported 2 cards', () => now.click())
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  let exported = Buffer.alloc(0)
  await test.step('a package made here holds everything', async () => {
    const before = await listCards(page, learner.id)
    const [rated] = before
    await page.request.post(`/api/flashcards/${rated.id}/reviews`, { data: { rating: 'good' } })
    const wanted = (await listCards(page, learner.id)).map(forget)
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Anki package (.apkg)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^flashcards-.+\.apkg$/)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    for (const { id } of before) await page.request.delete(`/api/flashcards/${id}`)
    await page.reload()
    await page.getByRole('button', { name: 'Import' }).first().click()
    exported = Buffer.concat(chunks)
    await choose('cards.apkg', exported)
    await expect(dialog(page).getByText('3 cards found')).toBeVisible()
    await expect(dialog(page).getByText('1 past rating')).toBeVisible()
    await expectToast(page, 'Imported 3 cards', () =>
      dialog(page).getByRole('button', { name: 'Import 3 cards' }).click(),
    )
    const after = (await listCards(page, learner.id)).map(forget)
    const byFront = (one: { front: string }, other: { front: string }) => one.front.localeCompare(other.front)
    expect(after.sort(byFront)).toEqual(wanted.sort(byFront))
  })

  await test.step('pictures come along and are shown', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await choose('pictures.apkg', addPicture(exported, 'Paris', PICTURE))
    await expect(dialog(page).getByText('1 picture', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText('2 are there already')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Import 1 card' }).click()
    await expect(page.getByRole('article')).toHaveCount(4)
    const card = page.getByRole('article', { name: 'Capital of France?' }).first()
    await card.getByRole('button', { name: 'Show answer' }).click()
    const picture = card.getByRole('img', { name: 'Picture on the card' })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1)
  })
})

type Kept = { id: number; front: string; createdAt: string; nextReviewDate: string; state: string }

/** Numbers and days of creation stay behind; everything else travels. */
function forget({ id: _, createdAt: __, nextReviewDate, ...card }: Kept) {
  return { ...card, ...(card.state !== 'new' && { nextReviewDate }) }
}
