import { expect, type Page, test } from '@playwright/test'
import type { Lesson } from '#contract/lessons.ts'
import { giveVoice } from './give-voice.ts'
import { collectSaves, findLesson, openLesson, readRecord, TIME_HAS_PASSED } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'

const TITLE = 'Shift the digits'

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Where the text has room for its contents beside it, and the tutor beside both. */
const WIDE = { width: 1920, height: 900 }

test('reading goes on to the pixel where it stopped, also on a page loaded anew', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize(WIDE)
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  await page.mouse.wheel(0, 1400)
  await expect.poll(() => readScroll(page)).toBeGreaterThan(1000)
  await expect(page.getByText(TIME_HAS_PASSED)).toBeVisible()
  const stoppedAt = await readScroll(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/lessons')
  await expect
    .poll(async () => (await readRecord(page, id, lesson.id))?.readOffset)
    .toEqual(expect.any(Number))

  await page.getByRole('button', { name: `Continue ${TITLE}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused()
  await expect.poll(async () => Math.abs((await readScroll(page)) - stoppedAt)).toBeLessThanOrEqual(1)
  await page.reload()
  await expect.poll(async () => Math.abs((await readScroll(page)) - stoppedAt)).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Beginning' }).click()
  await expect.poll(() => readScroll(page)).toBe(0)
})

test('on another device reading goes on under the same heading', { tag: '@thorough' }, async ({ page }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const section = lesson.sections[1]
  await page.request.post(`/api/users/${id}/progress`, {
    data: { lessonId: lesson.id, readSection: section?.id, readOffset: -0.2 },
  })
  await page.setViewportSize({ width: 360, height: 700 })
  await openLesson(page, lesson)
  await expect(page.getByRole('heading', { level: 2, name: section?.title ?? '?' })).toBeInViewport()
})

test('the contents lead to a section, show where one is, and take the focus along', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  const contents = page.getByRole('navigation', { name: 'In this lesson' })
  const last = lesson.sections.at(-1)
  if (!last) throw new Error('no sections')
  await contents.getByRole('link', { name: last.title }).click()
  await expect(page.getByRole('heading', { level: 2, name: last.title, exact: true })).toBeFocused()
  await expect(page).toHaveURL(`/lessons/${lesson.id}#${last.id}`)
  await expect(contents.getByRole('link', { name: last.title })).toHaveAttribute('aria-current', 'location')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/lessons')

  const first = lesson.sections[0]
  await page.goto(`/lessons/${lesson.id}#${first?.id}`)
  await expect(
    page.getByRole('heading', { level: 2, name: first?.title ?? '?', exact: true }),
  ).toBeInViewport()
  await expect.poll(() => readScroll(page)).toBeGreaterThan(100)
})

test('on a phone the contents open from the bar above the text', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  await expect(page.getByRole('navigation', { name: 'In this lesson' })).toBeHidden()
  await page.getByRole('button', { name: 'Contents' }).click()
  const last = lesson.sections.at(-1)
  await page.getByRole('link', { name: last?.title ?? '?' }).click()
  await expect(page.getByRole('navigation', { name: 'In this lesson' })).toBeHidden()
  await expect(
    page.getByRole('heading', { level: 2, name: last?.title ?? '?', exact: true }),
  ).toBeInViewport()
})

test('a link in the text leads to the lesson it names, and the visit before is saved', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { role: 'teacher' })
  const lessons: Lesson[] = await (await page.request.get('/api/lessons')).json()
  const id = lessons.find(({ content }) => content.includes('href="lesson:'))?.id
  const lesson: Lesson = await (await page.request.get(`/api/lessons/${id}`)).json()
  const target = Object.values(lesson.linkedLessons)[0]
  await openLesson(page, lesson)
  const saves = collectSaves(page)
  await expect(page.getByText(TIME_HAS_PASSED)).toBeVisible()
  const link = page.getByRole('main').locator('.rich-text a').first()
  await expect(link).toHaveAttribute('href', `/lessons/${target}`)
  await link.click()
  await expect(page).toHaveURL(`/lessons/${target}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lesson.title)
  await expect.poll(() => saves).toContainEqual(expect.objectContaining({ lessonId: lesson.id }))
})

test('answers to "Try it" open with the keyboard', async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  const answer = page.locator('.rich-text details').first()
  await answer.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(answer).not.toHaveAttribute('open', '')
})

test('size, spacing, letters and paper change the text and stay on the device', { tag: '@thorough' }, async ({
  page,
}) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  const text = page.locator('.rich-text')
  const style = (property: string) =>
    text.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await style('font-size')).toBe('18px')
  await page.getByRole('button', { name: 'Reading settings' }).click()
  for (const [group, choice] of [
    ['Text size', '140%'],
    ['Line spacing', 'Wide'],
    ['Letters', 'Easy to read'],
    ['Paper', 'Sepia'],
  ] as const) {
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: choice, exact: true })
      .click()
  }
  const expectChosen = async () => {
    expect(Number.parseFloat(await style('font-size'))).toBeCloseTo(25.2)
    expect(Number.parseFloat(await style('line-height'))).toBeCloseTo(25.2 * 1.9)
    expect(await style('font-family')).toContain('Lexend')
    expect(await style('color')).toBe('rgb(51, 40, 26)')
  }
  await expectChosen()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expectChosen()
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('button', { name: 'Back to normal' }).click()
  expect(await style('font-size')).toBe('18px')
})

type Voiced = Window & { spoken: SpeechSynthesisUtterance[] }
const readSpoken = (page: Page) =>
  page.evaluate(() => (window as unknown as Voiced).spoken.map(({ text }) => text))
const endSentence = (page: Page) =>
  page.evaluate(() => {
    const last = (window as unknown as Voiced).spoken.at(-1)
    last?.onend?.(new Event('end') as SpeechSynthesisEvent)
  })
const readMarked = (page: Page, name: string) =>
  page.evaluate((mark) => [...(CSS.highlights.get(mark) ?? [])].map((range) => String(range)), name)

test('the text is read aloud sentence by sentence, with the spoken words marked', async ({ page }) => {
  await giveVoice(page)
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  const [first = ''] = await readSpoken(page)
  expect(first).not.toBe('')
  expect(await readMarked(page, 'spoken-sentence')).toEqual([first])
  await page.evaluate(() => {
    const utterance = (window as unknown as Voiced).spoken[0]
    utterance?.onboundary?.({ name: 'word', charIndex: 0, charLength: 0 } as SpeechSynthesisEvent)
  })
  expect(await readMarked(page, 'spoken-word')).toEqual([first.split(' ')[0]])
  await endSentence(page)
  expect(await readSpoken(page)).toHaveLength(2)

  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const spoken = await readSpoken(page)
  expect(spoken[2]).toBe(spoken[1])
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
  expect(await readMarked(page, 'spoken-sentence')).toEqual([])
})

test('formulas are said in words, and answers that are folded away are kept', { tag: '@thorough' }, async ({
  page,
}) => {
  await giveVoice(page)
  await signUpLearner(page, { grade: 1 })
  const lesson = await findLesson(page, 'Bundles of ten', 1)
  await openLesson(page, lesson)
  // Beginners have it large and with its word.
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveText('Listen')
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  for (let sentence = 0; sentence < 150; sentence += 1) await endSentence(page)
  const said = (await readSpoken(page)).join(' ')
  expect(said).toContain('34 equals 30 plus 4')
  expect(said).toContain('Show the answer')
  expect(said).not.toContain('The 0 says there are no ones')
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
})

test('a beginner hears what a card says', { tag: '@thorough' }, async ({ page }) => {
  await giveVoice(page)
  await signUpLearner(page, { grade: 1 })
  await page.goto('/lessons')
  await page.getByRole('button', { name: 'Listen to Bundles of ten' }).click()
  expect((await readSpoken(page))[0]).toContain('Bundles of ten. Put things in tens')
})

test('a device without a voice offers none', { tag: '@thorough' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), { getVoices: () => [] }),
    })
  })
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0)
})
