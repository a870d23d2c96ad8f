import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type BrowserError, browserErrors } from '#contract/admin/browser-errors.ts'
import { type Answer, answer, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const makeError = (own: Partial<BrowserError> = {}): BrowserError => ({
  id: 7,
  kind: 'render',
  release: 'Abcd1234',
  screen: '/lessons/:lessonId',
  name: 'TypeError',
  message: 'x is not a function',
  frames: ['lesson-C3x.js:1:2045', 'index-Bx3.js:1:99'],
  count: 1_234,
  firstSeenAt: '2026-05-01T08:00:00.000Z',
  lastSeenAt: '2026-05-02T08:00:00.000Z',
  ...own,
})

const openErrors = (list: Answer) =>
  renderAt('/admin/system-analytics?tab=browser', {
    as: makeUser({ role: 'admin' }),
    answers: [list],
  })
const row = (name: RegExp) => page.getByRole('row', { name })

test('an error is shown with its screen, release, place, count and when it was seen', async () => {
  await openErrors(answer(browserErrors.list, { errors: [makeError()], hasMore: false }))
  const shown =
    /TypeError: x is not a function.*While showing a screen.*\/lessons\/:lessonId.*Abcd1234.*1,234.*May 1, 2026.*May 2, 2026.*lesson-C3x\.js:1:2045/
  await expect.element(row(shown)).toBeVisible()
  await expect.element(button('Load more')).not.toBeInTheDocument()
})

test('older ones come when they are asked for', async () => {
  const first = makeError({ id: 7, message: 'first' })
  const { server } = await openErrors(
    answer(browserErrors.list, ({ beforeId }) =>
      beforeId === undefined
        ? { errors: [first], hasMore: true }
        : { errors: [makeError({ id: 6, message: 'second', screen: 'other' })], hasMore: false },
    ),
  )
  await button('Load more').click()
  await expect.element(row(/second.*Unknown addresses/)).toBeVisible()
  await expect.element(row(/first/)).toBeVisible()
  await expect.element(button('Load more')).not.toBeInTheDocument()
  expect(server.sentTo(browserErrors.list).at(-1)).toMatchObject({ before: first.lastSeenAt, beforeId: '7' })
})

test('a list that cannot be read says so and is asked for again; without errors it says that, on a phone in the dark, too', async () => {
  await showOnPhone()
  await showInDark()
  const { server } = await openErrors(refuse(browserErrors.list, 'internal', 'Something went wrong'))
  await expect.element(heading("We couldn't load the browser errors")).toBeVisible()
  server.use(answer(browserErrors.list, { errors: [], hasMore: false }))
  await button('Try again').click()
  await expect.element(page.getByText('No browser has reported an error.')).toBeVisible()
  await expectNothingSticksOut()
  await expectAccessible()
})

test('while it loads, the table shows where it will be', async () => {
  await openErrors(neverAnswer(browserErrors.list))
  await expect.element(page.getByRole('tabpanel').getByText('Loading')).toBeInTheDocument()
})
