import type { AiBudget, UsageRow } from '#contract/admin/ai.ts'

export const LIMITS = ['tokensADay', 'tokensAMonth', 'costADayMillionths', 'costAMonthMillionths'] as const
export type LimitName = (typeof LIMITS)[number]
export type BudgetDraft = Pick<AiBudget, 'role'> & Record<LimitName, string>

const MILLIONTHS = 1_000_000
const MOST = 1_000_000_000_000

export const isCost = (limit: LimitName) => limit.startsWith('cost')

/** What stands in the fields: nothing for no limit, costs in the currency itself. */
export function toDraft(budget: AiBudget): BudgetDraft {
  const typed = LIMITS.map((limit) => {
    const value = budget[limit]
    return [limit, value === null ? '' : String(isCost(limit) ? value / MILLIONTHS : value)]
  })
  return { role: budget.role, ...(Object.fromEntries(typed) as Record<LimitName, string>) }
}

export function toBudget(draft: BudgetDraft): AiBudget {
  const limits = LIMITS.map((limit) => [limit, readLimit(limit, draft[limit]) ?? null])
  return { role: draft.role, ...(Object.fromEntries(limits) as Record<LimitName, number | null>) }
}

/** The number that was typed, null for an empty field, undefined for what is none. */
export function readLimit(limit: LimitName, typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const number = Number(text)
  const value = isCost(limit) ? Math.round(number * MILLIONTHS) : number
  return Number.isInteger(value) && value >= 0 && value <= MOST ? value : undefined
}

export function addUp(rows: readonly UsageRow[]) {
  const totals = { answers: 0, byModel: 0, fallbacks: 0, tokens: 0, costMillionths: 0 }
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
