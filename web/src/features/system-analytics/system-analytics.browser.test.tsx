import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DayFigures } from '#contract/admin/dashboard.ts'
import { schoolRows } from '#contract/admin/school-rows.ts'
import { SystemAnalytics, SystemState, systemAnalytics } from '#contract/admin/system-analytics.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { type Answer, answer, dropConnection } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, closeDialog, dialog, expectAddress, expectCount, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

/** With one line for each day of the period. */
function makeFigures(days: number, from = '2026-01-10'): SystemAnalytics {
  const list = Array.from({ length: days }, (_, after) =>
    new Date(Date.parse(from) + after * DAY_MS).toISOString().slice(0, 10),
  )
  return makeSample(SystemAnalytics, {
    period: { from, to: list.at(-1) ?? from },
    users: [{ role: 'student', people: 40, added: 3 }],
    days: list.map((day) => makeSample(DayFigures, { day, people: 7, learners: 6, minutes: 90 })),
    aiUse: [
      { feature: 'chat', engine: 'llm', requests: 40, fallbacks: 3, tokens: 6_000, costMillionths: 12_500 },
    ],
    hasPrices: true,
    endpoints: [
      {
        endpoint: 'GET /api/notes',
        requests: 120,
        refused: 2,
        failed: 1,
        lastRefusedAt: '2026-01-10T08:00:00.000Z',
        lastFailedAt: '2026-01-10T08:00:00.000Z',
        medianMs: 12,
        p95Ms: 80,
      },
    ],
  })
}

const STATE = makeSample(SystemState, {
  jobs: [
    {
      name: 'notifying',
      everyMs: 60_000,
      isRunning: false,
      runs: 12,
      failures: 1,
      lastStartedAt: '2026-01-10T08:00:00.000Z',
      lastDurationMs: 20,
      lastFailedAt: '2026-01-10T08:00:00.000Z',
      isFailing: true,
      nextRunAt: '2026-01-10T08:01:00.000Z',
    },
  ],
  storage: [{ kind: 'pictures', files: 3, bytes: 12_000 }],
  database: { kind: 'postgres', bytes: 9_000_000, tables: [{ name: 'users', rows: 40, bytes: 80_000 }] },
})

const openAnalytics = (query: string, ...answers: Answer[]) =>
  renderAt(`/admin/system-analytics${query}`, {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(systemAnalytics.read, ({ period }) => makeFigures(period === '7' ? 7 : 30)),
      answer(systemAnalytics.state, STATE),
      ...answers,
    ],
  })
const days = () => page.getByRole('table', { name: 'Day by day' }).getByRole('row')

test('a period and a part are chosen with the keyboard, and the address keeps them', {
  tags: ['ADMIN-05', 'P-79'],
}, async () => {
  const { server } = await openAnalytics('')
  await expect.element(button('7 days')).toBeVisible()
  button('7 days').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectCount(days(), 8)
  expect(server.sentTo(systemAnalytics.read).at(-1)).toEqual({ period: '7' })
  page.getByRole('tab', { name: 'People and learning' }).element().focus()
  // One after the other: the focus follows an arrow a moment later.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'AI' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByRole('table', { name: 'Speed by endpoint' }).getByText('/api/notes'))
    .toBeVisible()
  await expectAddress(/tab=requests/)
  await expectAddress(/period=%227%22|period=7/)
})

test('totals and counts of a table open to the days that they add up', async () => {
  const row = { key: 'a', day: '2026-02-08', name: 'Mathematics', failure: null, amount: 90 }
  const { server } = await openAnalytics(
    '',
    answer(schoolRows.read, ({ figure }) => ({
      rows: [{ ...row, ...(figure === 'failed' && { name: 'GET /api/notes', amount: 4 }) }],
      hasMore: false,
    })),
  )
  await button('Hours of learning').click()
  await expect.element(dialog().getByText('1 min 30 s')).toBeVisible()
  await expect.element(dialog().getByText('Mathematics')).toBeVisible()
  await expectSoundLook()
  await closeDialog()
  await button('3, Students: show day by day').click()
  await expect.element(dialog().getByRole('heading', { name: 'Added in the period: Students' })).toBeVisible()
  await closeDialog()
  await page.getByRole('tab', { name: 'Errors and speed' }).click()
  button('1, GET /api/notes: show day by day').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('heading', { name: 'Failed: GET /api/notes' })).toBeVisible()
  const days = { period: 'custom', from: '2026-01-10', to: '2026-02-08' }
  expect(server.sentTo(schoolRows.read)).toEqual([
    { figure: 'time', ...days },
    { figure: 'added', ...days, role: 'student' },
    { figure: 'failed', ...days, endpoint: 'GET /api/notes' },
  ])
})

test('days of one’s own that cannot be are told at the field, and nothing is asked for', async () => {
  const { server } = await openAnalytics(
    '?period=custom&from=2026-01-10&to=2026-01-20',
    answer(systemAnalytics.read, makeFigures(11)),
  )
  await expectCount(days(), 12)
  await page.getByLabelText('Last day').fill('2026-01-01')
  await button('Show').click()
  await expect.element(page.getByText(/at most 366 days apart/)).toBeVisible()
  expect(server.countCalls(systemAnalytics.read)).toBe(1)
})

test('figures that cannot be read say so and are asked for again', async () => {
  const { server } = await openAnalytics('', dropConnection(systemAnalytics.read))
  await expect.element(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
  server.use(answer(systemAnalytics.read, makeFigures(30)))
  await button('Try again').click()
  await expect.element(days().first()).toBeVisible()
})

test.for([
  ['use', 'Day by day'],
  ['ai', 'Answers of AI by feature and engine'],
  ['requests', 'Speed by endpoint'],
  ['state', 'Background jobs'],
] as const)('the part %s fits every width and theme', async ([tab, table]) => {
  await openAnalytics(`?tab=${tab}`)
  await expect.element(heading('System Analytics')).toBeVisible()
  await expect.element(page.getByRole('table', { name: table }).first()).toBeVisible()
  await expectSoundLook()
})
