import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Honesty, honesty, type Judged } from '#contract/admin/honesty.ts'
import { type Answer, answer, dropConnection } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectTexts, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const judge = (auc: number): Judged => ({
  auc,
  logLoss: 0.5,
  calibrationError: 0.02,
  bins: Array.from({ length: 10 }, (_, place) => ({
    count: place + 1,
    meanPredicted: place / 10 + 0.05,
    shareCorrect: place / 10,
  })),
})

const HONESTY: Honesty = {
  answers: 55,
  since: '2026-01-05T09:00:00.000Z',
  engine: judge(0.8),
  elo: judge(0.75),
  average: judge(0.7),
  trust: {
    model: 'engine',
    reason: 'engineAhead',
    answers: 900,
    engineLogLoss: 0.5,
    eloLogLoss: 0.55,
    leastAnswers: 500,
    mostWorse: 0.002,
  },
  weightsSavedAt: null,
  isRebuilding: false,
}

const openHonesty = (...answers: Answer[]) =>
  renderAt('/admin/honesty', {
    as: makeUser({ role: 'admin' }),
    answers: [answer(honesty.read, HONESTY), ...answers],
  })

test('figures that cannot be loaded say so and come with the next try', async () => {
  const { server } = await openHonesty(dropConnection(honesty.read))
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible()
  server.use(answer(honesty.read, HONESTY))
  await button('Try again').click()
  await expect.element(heading(/^Trusted now: /)).toBeVisible()
})

test('who has no answers yet is told to come back', async () => {
  const empty = { ...judge(0.5), auc: null, logLoss: null, calibrationError: null }
  await openHonesty(
    answer(honesty.read, { ...HONESTY, answers: 0, since: null, engine: empty, elo: empty, average: empty }),
  )
  await expect.element(heading('Foresight needs answers')).toBeVisible()
  await expect.element(button('Export CSV')).not.toBeInTheDocument()
})

test('three ways of foreseeing stand beside each other; a span is chosen by keyboard; the plot is a table, too', async () => {
  const { server } = await openHonesty()
  const table = page.getByRole('table', { name: 'Three ways of foreseeing, judged on the same answers' })
  await expectTexts(table.getByRole('rowheader'), [/^Trellis engine/, /^Elo/, /^Moving average/])
  await expect
    .element(
      table
        .getByRole('row', { name: /^Trellis engine/ })
        .getByRole('cell')
        .first(),
    )
    .toMatchTextContent(/^0\.800/)
  page.getByRole('combobox', { name: 'Judge the newest' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const option = page.getByRole('option', { name: '1,000 answers' })
  await expect.element(option).toBeVisible()
  option.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.sentTo(honesty.read).at(-1)).toEqual({ answers: '1000' })
  await button('Show as table').click()
  await expect.element(page.getByRole('rowheader', { name: /^90%/ })).toBeVisible()
  await button('Show as chart').click()
  await expect.element(button('Show as table')).toBeVisible()
})

test('the figures are accessible and fit', async () => {
  await openHonesty()
  await expect.element(heading(/^Trusted now: /)).toBeVisible()
  await expectSoundLook()
})
