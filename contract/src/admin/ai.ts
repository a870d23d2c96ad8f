import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Moment } from '../fields.ts'
import { AiEngine } from '../study/ai-engine.ts'
import { AGENTS } from '../study/chat.ts'

export const AI_PROVIDERS = ['embedded', 'openai-compatible', 'anthropic'] as const
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
/** `embeddedFirst`: the model is asked only about what the embedded engine cannot tell. */
export const PORT_ORDERS = ['embedded', 'llm', 'embeddedFirst'] as const
export const AI_FAILURES = [
  'timeout',
  'limit',
  'unreachable',
  'refused',
  'misconfigured',
  'invalid',
  'unsound',
  'budget',
] as const
export type AiFailure = (typeof AI_FAILURES)[number]

const Count = z.int().check(z.minimum(0))
const Sums = z.object({
  requests: Count,
  inputTokens: Count,
  outputTokens: Count,
  /** In millionths of the currency that the operator's prices are in. */
  costMillionths: Count,
})

const UsageRow = z.extend(Sums, {
  role: z.string(),
  feature: z.enum(AI_FEATURES),
  engine: AiEngine,
  /** Why the embedded engine answered in the model's place; null when it was meant to, or when the model did. */
  failure: z.nullable(z.enum(AI_FAILURES)),
})
export type UsageRow = z.output<typeof UsageRow>

const UsageSpan = z.object({ from: z.iso.date(), to: z.iso.date(), rows: z.array(UsageRow) })
export type UsageSpan = z.output<typeof UsageSpan>

/** At most a trillion tokens, or a million of the currency: more is a slip of the keyboard. */
const Limit = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)))
export const AiBudget = z.object({
  role: z.enum(ROLES),
  tokensADay: Limit,
  tokensAMonth: Limit,
  costADayMillionths: Limit,
  costAMonthMillionths: Limit,
})
export type AiBudget = z.output<typeof AiBudget>

export const SELF_TESTS = ['reach', 'structured', 'citations', 'giveaway'] as const

const SelfTestSample = z.object({ asked: z.string(), answered: z.string(), isPassed: z.boolean() })
export const SelfTest = z.object({
  state: z.enum(['running', 'done']),
  startedAt: Moment,
  finishedAt: z.nullable(Moment),
  /** Questions put so far, and of how many. */
  asked: Count,
  planned: Count,
  engine: AiEngine,
  results: z.array(
    z.object({
      name: z.enum(SELF_TESTS),
      isPassed: z.boolean(),
      passed: Count,
      /** Of how many. */
      total: Count,
      /** So many at least must pass. */
      required: Count,
      failure: z.nullable(z.enum(AI_FAILURES)),
      samples: z.array(SelfTestSample),
    }),
  ),
})
export type SelfTest = z.output<typeof SelfTest>

const Thumbs = z.object({ up: Count, down: Count })

export const AiState = z.object({
  provider: z.enum(AI_PROVIDERS),
  /** Null for the embedded engine. */
  model: z.nullable(z.string()),
  /** The host of the model's server, never the whole address; null where the provider itself serves. */
  host: z.nullable(z.string()),
  hasPrices: z.boolean(),
  /** Null for the embedded engine. `isAnswering` is null until the model was first asked. */
  health: z.nullable(
    z.object({
      isAnswering: z.nullable(z.boolean()),
      lastAnswerAt: z.nullable(Moment),
      lastFailure: z.nullable(z.object({ kind: z.enum(AI_FAILURES), at: Moment })),
      /** The embedded engine answers alone until then, because the model failed several times in a row. */
      pausedUntil: z.nullable(Moment),
    }),
  ),
  /** Who is asked first for each feature. Behind the model the embedded engine always stands in. */
  ports: z.array(z.object({ feature: z.enum(AI_FEATURES), order: z.enum(PORT_ORDERS) })),
  today: UsageSpan,
  month: UsageSpan,
  budgets: z.array(AiBudget),
  feedback: z.object({
    engines: z.array(z.extend(Thumbs, { engine: AiEngine })),
    agents: z.array(z.extend(Thumbs, { agent: z.enum(AGENTS) })),
  }),
  /** The last one since the server was started. */
  selfTest: z.nullable(SelfTest),
})
export type AiState = z.output<typeof AiState>

export const aiAdmin = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/ai',
    access: 'admin',
    summary:
      'Which engine answers learners, how it is doing, what it was asked and cost, and what learners think of it.',
    input: z.object({}),
    output: AiState,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  saveBudgets: endpoint({
    method: 'PUT',
    path: '/api/admin/ai/budgets',
    access: 'admin',
    summary:
      'Sets what roles may use of the language model a day and a month; beyond it the embedded engine answers.',
    input: z.object({ budgets: z.array(AiBudget).check(z.minLength(1), z.maxLength(ROLES.length)) }),
    output: z.object({ budgets: z.array(AiBudget) }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  selfTest: endpoint({
    method: 'POST',
    path: '/api/admin/ai/self-test',
    access: 'admin',
    summary:
      'Starts a test of the engine that answers, unless one is running: reach, structured output, citations, and attempts to make it give an answer away. `GET /api/admin/ai` tells how far it is.',
    transaction: 'none',
    input: z.object({}),
    output: SelfTest,
    errors: ['not_signed_in', 'not_allowed'],
  }),
}
