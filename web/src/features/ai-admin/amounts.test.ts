import { expect, test } from 'vitest'
import type { UsageRow } from '#contract/admin/ai.ts'
import { addUp, readLimit, toDraft, writeCost } from './amounts.ts'

test.each([
  ['tokensADay', '', null],
  ['tokensADay', ' 20000 ', 20_000],
  ['tokensADay', '1.5', undefined],
  ['tokensADay', '-1', undefined],
  ['tokensADay', 'many', undefined],
  ['costADayMillionths', '2.5', 2_500_000],
  ['costADayMillionths', '0,10', 100_000],
  ['costAMonthMillionths', '1e9', undefined],
] as const)('%s typed as "%s" is %s', (limit, typed, value) => {
  expect(readLimit(limit, typed)).toBe(value)
})

test('a budget is shown as it is typed', () => {
  const none = {
    tokensADay: null,
    tokensAMonth: 500,
    costADayMillionths: 1_250_000,
    costAMonthMillionths: null,
  }
  expect(toDraft({ role: 'student', ...none })).toEqual({
    role: 'student',
    tokensADay: '',
    tokensAMonth: '500',
    costADayMillionths: '1.25',
    costAMonthMillionths: '',
  })
})

test('answers, fallbacks, tokens and cost are added up', () => {
  const row: UsageRow = {
    role: 'student',
    feature: 'chat',
    engine: 'llm',
    failure: null,
    requests: 3,
    inputTokens: 100,
    outputTokens: 20,
    costMillionths: 400,
  }
  const stood: UsageRow = {
    ...row,
    engine: 'embedded',
    failure: 'timeout',
    inputTokens: 0,
    outputTokens: 0,
    costMillionths: 0,
  }
  expect(addUp([row, stood])).toEqual({
    answers: 6,
    byModel: 3,
    fallbacks: 3,
    tokens: 120,
    costMillionths: 400,
  })
  expect(writeCost(400, 'en')).toBe('0.0004')
})
