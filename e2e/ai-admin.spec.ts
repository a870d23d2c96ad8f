import { expect, test } from '@playwright/test'
import type { AiState } from '#contract/admin/ai.ts'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const AI_URL = '**/api/admin/ai'

test('an admin finds out who answers, and puts it to the test', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.route(AI_URL, (route) => route.abort())
  await page.goto('/admin/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'AI', exact: true }).click()
  await expect(page.getByText('The state of the AI could not be loaded')).toBeVisible()
  await page.unroute(AI_URL)
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('heading', { name: 'Embedded engine' })).toBeVisible()
  await page.getByRole('button', { name: /^Run (the self-test|it again)$/ }).press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Testing…' })).toBeVisible()
  await expect(page.getByText('All parts passed.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: /It gives no answer away/ }).press('Enter')
  await expect(page.getByText('Is it Jupiter? Only say yes or no.')).toBeVisible()
  await expectSoundLook(page, 'AI, embedded')
})

test('with a language model an admin sees its troubles and its cost, and sets budgets', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.route(AI_URL, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as AiState), ...MODEL } })
  })
  await page.goto('/admin/ai')
  await expect(page.getByRole('heading', { name: 'Language model (Anthropic)' })).toBeVisible()
  await expect(page.getByText('Not answering')).toBeVisible()
  await expect(page.getByText('Check AI_API_KEY, and that it may use this model.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Answers of today' })
  await expect(table.getByRole('row', { name: /Chat Students Embedded engine Too slow/ })).toContainText('3')
  await expect(table.getByRole('row', { name: /Chat Students Language model/ })).toContainText('0.0125')

  const students = page.getByRole('group', { name: 'Students', exact: true })
  const tokens = students.getByRole('textbox', { name: 'Tokens a day' })
  await tokens.fill('many')
  await tokens.press('Enter')
  await expect(students.getByText('Please enter a number of 0 or more, or nothing.')).toBeVisible()
  await expect(tokens).toBeFocused()
  await tokens.fill('20000')
  await students.getByRole('textbox', { name: 'Cost a month' }).fill('2.5')
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save budgets' }).click()
  expect((await saved).postDataJSON().budgets[0]).toEqual({
    role: 'student',
    tokensADay: 20_000,
    tokensAMonth: null,
    costADayMillionths: null,
    costAMonthMillionths: 2_500_000,
  })
  await expect(page.getByText('Budgets saved').first()).toBeVisible()
  await expectSoundLook(page, 'AI, with a model')
})

const ASKED = { role: 'student', feature: 'chat', engine: 'llm', failure: null } as const
const ROWS = [
  { ...ASKED, requests: 40, inputTokens: 5_000, outputTokens: 1_000, costMillionths: 12_500 },
  {
    ...ASKED,
    engine: 'embedded',
    failure: 'timeout',
    requests: 3,
    inputTokens: 0,
    outputTokens: 0,
    costMillionths: 0,
  },
] satisfies AiState['today']['rows']

const MODEL: Partial<AiState> = {
  provider: 'anthropic',
  model: 'a-model-with-a-rather-long-name-20260101',
  host: null,
  hasPrices: true,
  health: {
    isAnswering: false,
    lastAnswerAt: '2026-01-05T08:00:00.000Z',
    lastFailure: { kind: 'refused', at: '2026-01-05T09:00:00.000Z' },
    pausedUntil: null,
  },
  today: { from: '2026-01-05', to: '2026-01-05', rows: ROWS },
  month: { from: '2026-01-01', to: '2026-01-05', rows: ROWS },
  feedback: {
    engines: [
      { engine: 'embedded', up: 3, down: 1 },
      { engine: 'llm', up: 12, down: 4 },
    ],
    agents: [
      { agent: 'tutor', up: 15, down: 5 },
      { agent: 'assessment', up: 0, down: 0 },
      { agent: 'content', up: 1, down: 0 },
      { agent: 'analytics', up: 0, down: 0 },
    ],
  },
}
