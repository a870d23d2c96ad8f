import type { AiBudget, UsageRow } from '#contract/admin/ai.ts'

export const LIMITS = ['tokensADay', 'tokensAMonth', 'costADayMillionths', 'costAMonthMillionths'] as const
export type LimitName = (typeof LIMITS)[number]
export type BudgetDraft = Pick<AiBudget, 'role'> & Record<LimitName, string>

const MILLIONTHS = 1_000_000
const MOST = 1_000_000_000_000

export const isCost = (limit: LimitName) => limit.startsWith('cost')

/** What stands in the fields: nothing for no limit, costs in the currency itself. */
export function toDraft(budget: AiBudget): BudgetDraft {
  const write = (limit: LimitName) => {
    const value = budget[limit]
    return value === null ? '' : String(isCost(limit) ? value / MILLIONTHS : value)
  }
  const [tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths] = LIMITS.map(write) as [
    string,
    string,
    string,
    string,
  ]
  return { role: budget.role, tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths }
}

/** The number that was typed, null for an empty field, undefined for what is none. */
export function readLimit(limit: LimitName, typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const number = Number(text)
  const value = isCost(limit) ? Math.round(number * MILLIONTHS) : number
  return Number.isInteger(value) && value >= 0 && value <= MOST ? value : undefined
}

export type Totals = {
  answers: number
  byModel: number
  fallbacks: number
  tokens: number
  costMillionths: number
}

export function addUp(rows: readonly UsageRow[]): Totals {
  const totals: Totals = { answers: 0, byModel: 0, fallbacks: 0, tokens: 0, costMillionths: 0 }
  for (const { requests, engine, failure, inputTokens, outputTokens, costMillionths } of rows) {
    totals.answers += requests
    if (engine === 'llm') totals.byModel += requests
    if (failure !== null) totals.fallbacks += requests
    totals.tokens += inputTokens + outputTokens
    totals.costMillionths += costMillionths
  }
  return totals
}

/** As an amount of the currency that the prices are in, which only the operator knows. */
export function writeCost(millionths: number, locale: string): string {
  return (millionths / MILLIONTHS).toLocaleString(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
}
