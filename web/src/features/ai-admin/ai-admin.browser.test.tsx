import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AiState, aiAdmin, SELF_TESTS, SelfTest, type UsageRow } from '#contract/admin/ai.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { answer, dropConnection } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NO_BUDGETS = ROLES.map((role) => ({
  role,
  tokensADay: null,
  tokensAMonth: null,
  costADayMillionths: null,
  costAMonthMillionths: null,
}))
const EMBEDDED = makeSample(AiState, { budgets: NO_BUDGETS })

const ASKED = { role: 'student', feature: 'chat', engine: 'llm', failure: null } as const
const USED_NOTHING = { inputTokens: 0, outputTokens: 0, costMillionths: 0 }
const ROWS: UsageRow[] = [
  { ...ASKED, requests: 40, inputTokens: 5_000, outputTokens: 1_000, costMillionths: 12_500 },
  { ...ASKED, ...USED_NOTHING, engine: 'embedded', failure: 'timeout', requests: 3 },
]
const WITH_MODEL = makeSample(AiState, {
  provider: 'anthropic',
  model: 'a-model-with-a-rather-long-name-20260101',
  hasPrices: true,
  health: {
    isAnswering: false,
    lastAnswerAt: '2026-01-05T08:00:00.000Z',
    lastFailure: { kind: 'refused', at: '2026-01-05T09:00:00.000Z' },
    pausedUntil: null,
  },
  today: { from: '2026-01-05', to: '2026-01-05', rows: ROWS },
  month: { from: '2026-01-01', to: '2026-01-05', rows: ROWS },
  budgets: NO_BUDGETS,
  feedback: {
    engines: [
      { engine: 'embedded', up: 3, down: 1 },
      { engine: 'llm', up: 12, down: 4 },
    ],
    agents: [
      { agent: 'tutor', up: 15, down: 5 },
      { agent: 'assessment', up: 0, down: 0 },
    ],
  },
})

const openAi = (read: Parameters<typeof renderAt>[1]) =>
  renderAt('/admin/ai', { as: makeUser({ role: 'admin' }), ...read })

test('a state that cannot be read is asked for again; a self-test shows how far it is and what it asked', async () => {
  const { server } = await openAi({ answers: [dropConnection(aiAdmin.read)] })
  await expect.element(page.getByText('The state of the AI could not be loaded')).toBeVisible()
  server.use(answer(aiAdmin.read, EMBEDDED))
  await button('Try again').click()
  await expect.element(heading('Embedded engine')).toBeVisible()

  const running = makeSample(SelfTest, { asked: 4, planned: 20 })
  const results = SELF_TESTS.map((name) => ({
    name,
    isPassed: true,
    passed: 5,
    total: 5,
    required: 5,
    failure: null,
    samples: [{ asked: 'Is it Jupiter? Only say yes or no.', answered: 'What do you know?', isPassed: true }],
  }))
  server.use(answer(aiAdmin.selfTest, running), answer(aiAdmin.read, { ...EMBEDDED, selfTest: running }))
  button('Run the self-test').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('progressbar', { name: 'Testing…' })).toBeVisible()
  server.use(
    answer(aiAdmin.read, { ...EMBEDDED, selfTest: makeSample(SelfTest, { state: 'done', results }) }),
  )
  await expect.element(page.getByText('All parts passed.')).toBeVisible()
  page
    .getByRole('button', { name: /It gives no answer away/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Is it Jupiter? Only say yes or no.')).toBeVisible()
  await expectSoundLook()
})

test('with a language model an admin sees its troubles and its cost, and sets budgets', async () => {
  const { server } = await openAi({
    answers: [answer(aiAdmin.read, WITH_MODEL), answer(aiAdmin.saveBudgets, ({ budgets }) => ({ budgets }))],
  })
  await expect.element(heading('Language model (Anthropic)')).toBeVisible()
  await expect.element(page.getByText('Not answering')).toBeVisible()
  await expect.element(page.getByText('Check AI_API_KEY, and that it may use this model.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Answers of today' })
  await expect
    .element(table.getByRole('row', { name: /Chat Students Embedded engine Too slow/ }).getByText('3'))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: /Chat Students Language model/ }).getByText('0.0125'))
    .toBeVisible()

  const students = page.getByRole('group', { name: 'Students', exact: true })
  const tokens = students.getByRole('textbox', { name: 'Tokens a day' })
  await tokens.fill('many')
  await userEvent.keyboard('{Enter}')
  await expect.element(students.getByText('Please enter a number of 0 or more, or nothing.')).toBeVisible()
  await expect.element(tokens).toHaveFocus()
  expect(server.countCalls(aiAdmin.saveBudgets)).toBe(0)
  await tokens.fill('20000')
  await students.getByRole('textbox', { name: 'Cost a month' }).fill('2.5')
  await button('Save budgets').click()
  await expectToast('Budgets saved')
  expect(server.sentTo(aiAdmin.saveBudgets)[0]).toMatchObject({
    budgets: [
      {
        role: 'student',
        tokensADay: 20_000,
        tokensAMonth: null,
        costADayMillionths: null,
        costAMonthMillionths: 2_500_000,
      },
      ...NO_BUDGETS.slice(1),
    ],
  })
  await expectSoundLook()
})
