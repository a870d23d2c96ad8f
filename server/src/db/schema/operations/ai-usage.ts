import { bigint, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, updatedAt } from '../columns.ts'
import { isOneOf } from '../constraints.ts'

export const AI_ENGINES = ['embedded', 'llm'] as const
export const AI_FEATURES = [
  'chat',
  'summary',
  'flashcards',
  'study_guide',
  'reading',
  'plan',
  'math',
  'video',
] as const
/** Why the embedded engine answered; empty when it was meant to, or when the model did. */
export const AI_FAILURES = [
  '',
  'timeout',
  'limit',
  'unreachable',
  'refused',
  'misconfigured',
  'invalid',
  'unsound',
  'budget',
] as const

/** What the helpers were asked on one day, added up: a row a day, role, feature, engine and reason, never one a message. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    id: id(),
    /** In UTC, as the provider's bill is. */
    day: date('day', { mode: 'string' }).notNull(),
    role: text('role').notNull(),
    feature: text('feature', { enum: AI_FEATURES }).notNull(),
    engine: text('engine', { enum: AI_ENGINES }).notNull(),
    failure: text('failure', { enum: AI_FAILURES }).notNull().default(''),
    /** Answers given. */
    requests: integer('requests').notNull().default(0),
    /** Used, and of calls under way the most that they can use. */
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    /** In millionths of the operator's currency. */
    costMillionths: bigint('cost_millionths', { mode: 'number' }).notNull().default(0),
  },
  (usage) => [
    unique('ai_usage_key').on(usage.day, usage.role, usage.feature, usage.engine, usage.failure),
    check('ai_usage_feature_known', isOneOf(usage.feature, AI_FEATURES)),
    check('ai_usage_engine_known', isOneOf(usage.engine, AI_ENGINES)),
    check('ai_usage_failure_known', isOneOf(usage.failure, AI_FAILURES)),
  ],
)

/** What a role may use of the language model; null is no limit. Beyond it the embedded engine answers. */
export const aiBudgets = pgTable('ai_budgets', {
  id: id(),
  role: text('role').notNull().unique('ai_budgets_role'),
  tokensADay: bigint('tokens_a_day', { mode: 'number' }),
  tokensAMonth: bigint('tokens_a_month', { mode: 'number' }),
  costADayMillionths: bigint('cost_a_day_millionths', { mode: 'number' }),
  costAMonthMillionths: bigint('cost_a_month_millionths', { mode: 'number' }),
  updatedAt: updatedAt(),
})
