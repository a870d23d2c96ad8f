import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { college } from '#contract/college/college.ts'
import { practice } from '#contract/practice.ts'
import { professional } from '#contract/professional/professional.ts'
import { tours } from '#contract/profile/tours.ts'
import { planning } from '#contract/study/planning.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, answerStatus } from '../../testing/fake-server.ts'
import { giveVoice } from '../../testing/give-voice.ts'
import { expectNothingSticksOut, expectSoundLook, showOnPhone } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'
import { makeTapProblem } from './endings/testing/make-tap-problem.ts'

/** Somebody new on their dashboard. */
const arrive = (user: Partial<User> = {}, { path = '/learn/dashboard', answers = [] as Answer[] } = {}) =>
  renderAt(path, {
    as: makeUser(user),
    answers: [
      ...listDashboardAnswers(),
      answer(college.courses, []),
      answer(professional.dashboard, {
        counts: { documents: 0, notes: 0, flashcards: 0, sessions: 0, sharedWithMe: 0 },
        dueCards: 0,
        minutesThisWeek: 0,
        recentDocuments: [],
        recentNotes: [],
        recentSessions: [],
        nextStep: { kind: 'addDocument' },
      }),
      answer(tours.seen, { seen: [] }),
      answer(tours.markSeen, {}),
      // What a last step has to offer is the matter of `endings.browser.test.tsx`.
      answer(practice.next, makeTapProblem()),
      answer(planning.current, { state: null, others: [] }),
      ...answers,
    ],
  })

const tour = page.getByRole('dialog').filter({ hasText: /\d of \d/ })
const expectStep = (place: number, total: number) =>
  expect.element(tour.getByText(`${place} of ${total}`, { exact: true })).toBeVisible()
const expectTitle = (name: string) => expect.element(page.getByRole('dialog', { name })).toBeVisible()

// A tour shows what is there when it begins; the code of the chat comes after the page, and from a cold server late.
beforeAll(async () => {
  await arrive({}, { answers: [answer(tours.seen, { seen: ['student'] })] })
  await vi.waitUntil(() => document.querySelector('[data-tour=chat]'), { timeout: 20_000 })
  closePage()
})

test('a newcomer is shown around by the keyboard alone, and it is noted', async () => {
  const { server } = await arrive()
  const next = button('Next', tour)
  await expectTitle('Your next step is here')
  await expectStep(1, 6)
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expectStep(1, 6)
  await userEvent.keyboard('{Enter}')
  await expectTitle('Quick ways to learn')
  await userEvent.keyboard('{ArrowRight}')
  await expectStep(3, 6)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expectStep(1, 6)
  await expect.element(next).toHaveFocus()
  for (let step = 2; step <= 5; step += 1) {
    await userEvent.keyboard('{Enter}')
    await expectStep(step, 6)
  }
  await expectTitle('Ask whenever you are stuck')
  await userEvent.keyboard('{Enter}')
  await expectTitle('Now try one')
  await expect.element(page.getByRole('heading', { name: 'Now try one' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expectTitle('Ask whenever you are stuck')
  await userEvent.keyboard('{ArrowRight}')
  await button('Finish the tour', tour).click()
  await expect.element(tour).not.toBeInTheDocument()
  expect(server.sentTo(tours.markSeen)).toEqual([{ tour: 'student', outcome: 'finished' }])
  expect(scrollY).toBe(0)
})

test('who asks for it again skips it with Escape or its button, not by a press beside it', async () => {
  const { server } = await arrive({}, { path: '/learn/dashboard?tour=again' })
  await button('Next', tour).click()
  await expectStep(2, 6)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 640, clientY: 20 }))
  await button('Skip the tour', tour).click()
  await expect.element(tour).not.toBeInTheDocument()
  await expectAddress('/learn/dashboard')
  expect(server.sentTo(tours.markSeen)).toEqual([{ tour: 'student', outcome: 'skipped' }])
})

test('the page can be used behind a step, and a reload goes on where the tour was', async () => {
  await arrive()
  await expectStep(1, 6)
  await userEvent.keyboard('{Enter}')
  await expectStep(2, 6)
  expect(getComputedStyle(document.body).pointerEvents).not.toBe('none')
  closePage()
  await arrive()
  await expectStep(2, 6)
})

test('Escape skips it', async () => {
  const { server } = await arrive()
  await expectStep(1, 6)
  await userEvent.keyboard('{Escape}')
  await expect.element(tour).not.toBeInTheDocument()
  expect(server.sentTo(tours.markSeen)).toEqual([{ tour: 'student', outcome: 'skipped' }])
})

test('nobody is shown around when the server cannot say whether they have been', async () => {
  const { server } = await arrive({}, { answers: [answerStatus(tours.seen, 500)] })
  await expect.poll(() => server.countCalls(tours.seen)).toBeGreaterThan(0)
  // Where it is said, the tour is there by now.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(tour).not.toBeInTheDocument()
})

test('who is just learning to read hears a step, and the next one begins in silence', async () => {
  const said = giveVoice()
  await arrive({ grade: 2 })
  await button('Listen', tour).click()
  await expect.element(button('Stop', tour)).toBeVisible()
  expect(said[0]?.text).toBe('Start here')
  await button('Next', tour).click()
  await expect.element(button('Listen', tour)).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

/** What is lifted out can be seen, at least its beginning, and the card does not lie over that. */
async function expectLifted() {
  const look = () => {
    const card = document.querySelector('[data-step]')?.getBoundingClientRect()
    const spot = document.querySelector('[data-spot]')?.getBoundingClientRect()
    if (!card || !spot) return null
    const x = Math.max(spot.left, 0) + 12
    const y = Math.max(spot.top, 0) + 12
    return {
      isCardInside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
      isSpotInside: spot.bottom > 0 && spot.top < innerHeight && spot.top >= -10,
      isCovered: x > card.left && x < card.right && y > card.top && y < card.bottom,
    }
  }
  await expect.poll(look).toEqual({ isCardInside: true, isSpotInside: true, isCovered: false })
}

const PEOPLE: { who: string; steps: number; user: Partial<User> }[] = [
  { who: 'a student of grade 2', steps: 3, user: { grade: 2 } },
  { who: 'a student of grade 5', steps: 5, user: {} },
  { who: 'a college student', steps: 5, user: { role: 'college', grade: 13 } },
  { who: 'a professional', steps: 4, user: { role: 'professional', grade: 13 } },
]

test.for(PEOPLE.flatMap((person) => [1280, 390].map((width) => ({ ...person, width }))))(
  '$who sees every step at its place, at $width px',
  async ({ steps, user, width }) => {
    if (width < 1280) {
      await showOnPhone()
      await page.viewport(width, 800)
    }
    await arrive(user)
    for (let step = 1; step <= steps; step += 1) {
      await expectStep(step, steps + 1)
      await expectLifted()
      await userEvent.keyboard('{ArrowRight}')
    }
    await expectStep(steps + 1, steps + 1)
    await expectNothingSticksOut()
    await button('Finish the tour', tour).click()
    await expect.element(tour).not.toBeInTheDocument()
  },
)

test('a step is sound at every width and theme, and follows when the window gets smaller', async () => {
  await arrive()
  await expectStep(1, 6)
  await expectSoundLook('[role=dialog]')
  for (const step of [2, 3, 4]) {
    await userEvent.keyboard('{ArrowRight}')
    await expectStep(step, 6)
  }
  await expectTitle('Everything else is in the menu')
  await showOnPhone()
  await expectTitle('The menu is behind this button')
  await expectLifted()
  await expectNothingSticksOut()
})
