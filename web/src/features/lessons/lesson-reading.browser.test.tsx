import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lessons } from '#contract/lessons.ts'
import { progress } from '#contract/progress.ts'
import { answer } from '../../testing/fake-server.ts'
import { giveVoice, takeVoice } from '../../testing/give-voice.ts'
import { expectAccessible, expectNothingSticksOut, showOnPhone } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, heading } from '../../testing/on-page.ts'
import { closePage } from '../../testing/render-at.tsx'
import { keepProgress, LESSON, makeRecord, renderLesson, renderLessons } from './testing/open-lessons.ts'

const contents = () => page.getByRole('navigation', { name: 'In this lesson' })
const [first, second] = LESSON.sections
const last = LESSON.sections.at(-1)
if (!first || !second || !last) throw new Error('no sections')

test('on another device reading goes on under the same heading', async () => {
  await showOnPhone()
  await renderLesson(keepProgress([makeRecord({ readSection: second.id, readOffset: -0.2 })]))
  await expect.element(heading(second.title)).toBeInViewport()
  expect(window.scrollY).toBeGreaterThan(100)
})

test('the contents lead to a section, show where one is, and take the focus along', async () => {
  // Where the text has room for its contents beside it, and the tutor beside both.
  await page.viewport(1920, 900)
  await renderLesson()
  await contents().getByRole('link', { name: last.title }).click()
  await expect.element(heading(last.title)).toHaveFocus()
  await expectAddress(`/lessons/11#${last.id}`)
  await expect
    .element(contents().getByRole('link', { name: last.title }))
    .toHaveAttribute('aria-current', 'location')
  await contents().getByRole('link', { name: 'Beginning' }).click()
  await expect.poll(() => window.scrollY).toBe(0)
})

test('an address with a section opens there', async () => {
  await renderLessons(`/lessons/11#${second.id}`)
  await expect.element(heading(second.title)).toBeInViewport()
  await expect.poll(() => window.scrollY).toBeGreaterThan(100)
})

test('on a phone the contents open from the bar above the text', async () => {
  await showOnPhone()
  await renderLesson()
  await expect.element(contents()).not.toBeInTheDocument()
  await button('Contents').click()
  await expect.element(contents()).toBeVisible()
  await expectNothingSticksOut()
  await expectAccessible()
  await contents().getByRole('link', { name: last.title }).click()
  await expect.element(contents()).not.toBeInTheDocument()
  await expect.element(heading(last.title)).toBeInViewport()
})

test('a link in the text leads to the lesson it names, and the visit before is saved', async () => {
  const content = '<p>Read <a href="lesson:math-5-grid">about grids</a> first.</p>'
  const { server } = await renderLesson([
    answer(lessons.one, ({ id }) =>
      Number(id) === 11 ? { ...LESSON, content } : { ...LESSON, id: 12, title: 'Points on a grid' },
    ),
  ])
  // The timer has counted a second or more.
  await expect.element(page.getByText(/^Time (?!0:00$)\d+:\d\d$/).first()).toBeVisible()
  const link = page.getByRole('link', { name: 'about grids' })
  await expect.element(link).toHaveAttribute('href', '/lessons/12')
  await link.click()
  await expectAddress('/lessons/12')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Points on a grid' })).toBeVisible()
  await expect.poll(() => server.sentTo(progress.save)[0]).toMatchObject({ lessonId: 11 })
})

test('size, spacing, letters and paper change the text and stay on the device', async () => {
  await renderLesson()
  const style = (property: string) => {
    const text = document.querySelector('.rich-text')
    return text ? getComputedStyle(text).getPropertyValue(property) : ''
  }
  expect(style('font-size')).toBe('18px')
  await button('Reading settings').click()
  for (const [group, choice] of [
    ['Text size', '140%'],
    ['Line spacing', 'Wide'],
    ['Letters', 'Easy to read'],
    ['Paper', 'Sepia'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: choice, exact: true })
      .click()
  const expectChosen = async () => {
    await expect.poll(() => Number.parseFloat(style('font-size'))).toBeCloseTo(25.2)
    expect(Number.parseFloat(style('line-height'))).toBeCloseTo(25.2 * 1.9)
    expect(style('font-family')).toContain('Lexend')
    expect(style('color')).toBe('rgb(51, 40, 26)')
  }
  await expectChosen()
  closePage()
  await renderLesson()
  await expectChosen()
  await button('Reading settings').click()
  await button('Back to normal').click()
  await expect.poll(() => style('font-size')).toBe('18px')
})

const readMarked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range))

test('the text is read aloud sentence by sentence, with the spoken words marked', async () => {
  const spoken = giveVoice()
  await renderLesson()
  await button('Listen').click()
  await expect.poll(() => spoken[0]?.text).toBe('A pharmacist mixes a medicine.')
  expect(readMarked('spoken-sentence')).toEqual(['A pharmacist mixes a medicine.'])
  spoken[0]?.onboundary?.({ name: 'word', charIndex: 0, charLength: 0 })
  expect(readMarked('spoken-word')).toEqual(['A'])
  spoken[0]?.onend?.()
  expect(spoken[1]?.text).toBe('One spoonful needs 4.05 grams.')

  await button('Pause').click()
  await button('Go on').click()
  await expect.poll(() => spoken[2]?.text).toBe(spoken[1]?.text)
  await button('Stop').click()
  await expect.element(button('Listen')).toBeVisible()
  expect(readMarked('spoken-sentence')).toEqual([])
})

test('formulas are said in words, and answers that are folded away are kept', async () => {
  const spoken = giveVoice()
  const formula = '<math><mrow><mn>34</mn><mo>=</mo><mn>30</mn><mo>+</mo><mn>4</mn></mrow></math>'
  const content = `<p>So ${formula}.</p><details><summary>Show the answer</summary><p>The 0 says there are no ones.</p></details>`
  await renderLesson([answer(lessons.one, { ...LESSON, content, sections: [] })], makeUser({ grade: 1 }))
  // Beginners have it large and with its word.
  await expect.element(button('Listen')).toHaveTextContent('Listen')
  await button('Listen').click()
  await expect.poll(() => spoken.length).toBe(1)
  for (let place = 0; place < spoken.length; place += 1) spoken[place]?.onend?.()
  expect(spoken.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    'So 34 equals 30 plus 4 .',
    'Show the answer',
  ])
  await expect.element(button('Listen')).toBeVisible()
})

test('a device without a voice offers none', async () => {
  takeVoice()
  await renderLesson()
  await expect.element(button('Reading settings')).toBeVisible()
  await expect.element(button('Listen')).not.toBeInTheDocument()
})
