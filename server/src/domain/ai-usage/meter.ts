import type { ModelOptions } from '#tutor/model/create-model.ts'
import type { Call, Meter, Usage } from '#tutor/model/meter.ts'
import type { ModelLimits } from '#tutor/model/settings.ts'
import type { Database } from '../../db/database.ts'
import { type RetryOptions, retryTransaction } from '../../db/retry-transaction.ts'
import type { AiSettings } from '../../platform/ai-settings.ts'
import { addUsage, type Budget, countAnswer, lockBudget, selectSpent } from './ai-usage.queries.ts'

type MeterDeps = RetryOptions & {
  db: Database
  now: () => Date
  prices: Pick<AiSettings, 'priceIn' | 'priceOut'> | null
  /** Counting may fail; the learner's answer must not fail with it. */
  report: (message: string, error: unknown) => void
}

type Spent = Awaited<ReturnType<typeof selectSpent>>

/** The day in UTC, and the first of its month. */
export function toDays(now: Date): { day: string; month: string } {
  const day = now.toISOString().slice(0, 10)
  return { day, month: `${day.slice(0, 7)}-01` }
}

/** Keeps the books of the helpers in the database. */
export function createMeter({ db, now, prices, report, random }: MeterDeps): Meter {
  const toCost = ({ inputTokens, outputTokens }: Usage) =>
    Math.ceil(inputTokens * (prices?.priceIn ?? 0) + outputTokens * (prices?.priceOut ?? 0))
  const nothing: Usage = { inputTokens: 0, outputTokens: 0 }
  /** Puts one amount in the place of another. */
  const replace = (client: Database, { role, feature }: Call, day: string, old: Usage, used: Usage) =>
    addUsage(
      client,
      { day, role, feature, engine: 'llm' },
      {
        inputTokens: used.inputTokens - old.inputTokens,
        outputTokens: used.outputTokens - old.outputTokens,
        costMillionths: toCost(used) - toCost(old),
      },
    )

  return {
    /**
     * What a call may use at most counts as used until it has ended. So two calls at once see each other, and a crash in
     * between leaves a role poorer, never a bill higher than its budget.
     */
    async reserve(call, most) {
      const { day, month } = toDays(now())
      const reserved = await retryTransaction(
        db,
        async (tx): Promise<'unlimited' | 'booked' | 'spent'> => {
          const budget = await lockBudget(tx, call.role)
          if (!budget || !isLimited(budget)) return 'unlimited'
          const spent = await selectSpent(tx, call.role, month, day)
          const tokens = most.inputTokens + most.outputTokens
          if (!hasRoom(budget, spent, tokens, toCost(most))) return 'spent'
          await replace(tx, call, day, nothing, most)
          return 'booked'
        },
        { random },
      )
      if (reserved === 'spent') return null
      return {
        settle: async (used) => {
          try {
            await replace(db, call, day, reserved === 'booked' ? most : nothing, used)
          } catch (error) {
            report('the use of the language model could not be counted', error)
          }
        },
      }
    },

    async count({ role, feature }, engine, failure) {
      try {
        const { day } = toDays(now())
        await countAnswer(db, { day, role, feature, engine, failure: failure ?? '' })
      } catch (error) {
        report('an answer of the tutor could not be counted', error)
      }
    },
  }
}

function isLimited(budget: Budget): boolean {
  const { tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths } = budget
  return [tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths].some((limit) => limit !== null)
}

function hasRoom(budget: Budget, spent: Spent, tokens: number, cost: number): boolean {
  const fits = (limit: number | null, used: number, more: number) => limit === null || used + more <= limit
  return (
    fits(budget.tokensADay, spent.tokensToday, tokens) &&
    fits(budget.tokensAMonth, spent.tokensThisMonth, tokens) &&
    fits(budget.costADayMillionths, spent.costToday, cost) &&
    fits(budget.costAMonthMillionths, spent.costThisMonth, cost)
  )
}

type ConnectDeps = {
  db: Database
  now: () => Date
  random: () => number
  ai: AiSettings | null
  report: (message: string, error: unknown) => void
  /** Tests wait less long. */
  limits?: Partial<ModelLimits>
}

/** What the tutor needs of the operator's language model, and the books that are kept about it. */
export function connectModel({ db, now, random, ai, report, limits = {} }: ConnectDeps): {
  model: ModelOptions | null
  meter: Meter
} {
  return {
    model: ai && { settings: ai, limits, now },
    meter: createMeter({ db, now, random, prices: ai, report }),
  }
}
