import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { site } from '#contract/site.ts'
import { answer, neverAnswer } from '../../testing/fake-server.ts'
import { showWithMotion } from '../../testing/looks.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ADVANCE_MS = 7000
const READERS = [1, 2, 3, 4].map((id) => ({
  id,
  name: `Reader ${id}`,
  role: null,
  content: 'It works.',
  rating: 5,
  avatarUrl: null,
  organization: null,
  featured: true,
}))

const carousel = () => page.getByRole('region', { name: 'Testimonials' })
const slide = (position: number) => carousel().getByRole('group', { name: `${position} of 4` })
const dot = () => carousel().getByRole('button', { name: 'Go to slide 1' })

/** Seconds pass when the test says so, with the first slide showing and its time just beginning. */
async function openRotating() {
  await showWithMotion()
  await renderAt('/', {
    as: null,
    answers: [
      answer(site.featuredTestimonials, READERS),
      answer(site.statistics, []),
      neverAnswer(site.settings),
    ],
  })
  await expect.element(slide(1)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  dot().element().focus()
  await userEvent.keyboard('{Enter}')
  await expectRotating(false)
  await leave()
  dot().element().blur()
  await expectRotating(true)
}

/** The pointer may lie where the carousel was scrolled to. */
const leave = () => userEvent.hover(page.getByRole('heading', { name: 'What people say' }))

/** Its slides are announced while it stands still, and only then. */
const expectRotating = (isRotating: boolean) =>
  expect
    .poll(() => carousel().element().querySelector('[aria-live]')?.getAttribute('aria-live'))
    .toBe(isRotating ? 'off' : 'polite')

/** Not before the page has set its clock to what it shows. */
async function pass(ms: number) {
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  vi.advanceTimersByTime(ms)
}

async function expectStillness() {
  await expectRotating(false)
  await pass(3 * ADVANCE_MS)
  await expect.element(slide(1)).toBeVisible()
}

test('testimonials move on after 7 seconds and start again after the last', {
  tags: ['PUBLIC-18', 'PUBLIC-77', 'PUBLIC-78', 'CONST2-54'],
}, async () => {
  await openRotating()
  await pass(ADVANCE_MS - 100)
  await expect.element(slide(1)).toBeVisible()
  await pass(100)
  await expect.element(slide(2)).toBeVisible()
  for (const position of [3, 4, 1]) {
    await pass(ADVANCE_MS)
    await expect.element(slide(position)).toBeVisible()
  }
})

test('testimonials stand still while focused, hovered or paused, and go on afterwards', async () => {
  await openRotating()
  dot().element().focus()
  await expectStillness()
  dot().element().blur()
  await expectRotating(true)

  await userEvent.hover(carousel())
  await expectStillness()
  await leave()
  await expectRotating(true)

  const press = async (name: string, next: string) => {
    carousel().getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    const changed = carousel().getByRole('button', { name: next })
    await expect.element(changed).toBeVisible()
    changed.element().blur()
  }
  await press('Pause', 'Play')
  await expectStillness()
  await press('Play', 'Pause')
  await expectRotating(true)
  await pass(ADVANCE_MS)
  await expect.element(slide(2)).toBeVisible()
})
