import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaderboard } from '#contract/leaderboard.ts'
import { site } from '#contract/site.ts'
import { answer, neverAnswer } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { toast } from './toast-store.ts'

/** The visible toast; the live region repeats its words for screen readers. */
const shown = (text: string) => page.getByRole('listitem').filter({ hasText: text })

async function openAbout() {
  await renderAt('/about', { as: null, answers: [neverAnswer(site.settings)] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  toast({ title: 'Saved' })
  await expect.element(shown('Saved')).toBeVisible()
}

/** Only what is counted stands still; the test goes on. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a toast stays for 5 seconds, and a new one takes its place', { tags: ['CONST1-18…19'] }, async () => {
  await openAbout()
  stopClock()
  toast({ title: 'Saved again' })
  await expect.element(shown('Saved again')).toBeVisible()
  await vi.advanceTimersByTimeAsync(4500)
  await expect.element(shown('Saved again')).toBeVisible()
  toast({ title: 'Deleted' })
  await expect.element(shown('Deleted')).toBeVisible()
  await expect.element(shown('Saved again')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(5500)
  await expect.element(shown('Deleted')).not.toBeInTheDocument()
})

test.for([
  { px: 40, left: 1 },
  { px: 60, left: 0 },
])(
  'after a swipe of $px px to the right $left of one toast is left',
  { tags: ['CONST1-20…21'] },
  async ({ px, left }) => {
    await openAbout()
    await shown('Saved').dropTo(shown('Saved'), {
      sourcePosition: { x: 80, y: 20 },
      targetPosition: { x: 80 + px, y: 20 },
    })
    await expect.poll(() => shown('Saved').elements().length).toBe(left)
  },
)

test('F8 leads to the toasts', { tags: ['CONST1-22'] }, async () => {
  await openAbout()
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('region', { name: /F8/ }).getByRole('list')).toHaveFocus()
})

test('a tooltip waits for 700 ms', { tags: ['CONST1-24'] }, async () => {
  await renderAt('/leaderboard', {
    answers: [
      answer(leaderboard.list, []),
      answer(leaderboard.standing, { rank: 3, points: 50, topPoints: 200 }),
    ],
  })
  const label = page.getByText('From Top', { exact: true })
  await expect.element(label).toBeVisible()
  stopClock()
  await label.hover()
  await vi.advanceTimersByTimeAsync(650)
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('of the top score')
})
