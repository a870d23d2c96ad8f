import type { AiBudget, AiState, SelfTest } from '#contract/admin/ai.ts'
import { AGENTS } from '#contract/study/chat.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { EMBEDDED_FIRST, FEATURES, type Feature } from '#tutor/model/meter.ts'
import type { Tutor } from '#tutor/tutor.ts'
import type { Database } from '../../db/database.ts'
import { toDays } from '../../domain/ai-usage/meter.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectBudgets, selectThumbsByAgent, selectThumbsByEngine, selectUsage } from './ai-admin.queries.ts'

/** All that an admin is shown of the engine that answers learners. The key is no part of it, nor the whole address. */
export async function readAi(deps: Deps, selfTest: SelfTest | null): Promise<AiState> {
  const { db, config, now } = deps
  const { day, month } = toDays(now())
  return {
    provider: config.ai?.provider ?? 'embedded',
    model: config.ai?.model ?? null,
    host: config.ai?.baseUrl?.host ?? null,
    hasPrices: config.ai !== null && (config.ai.priceIn !== null || config.ai.priceOut !== null),
    health: readHealth(deps),
    ports: FEATURES.map((feature) => ({ feature, order: findOrder(deps.tutor, feature) })),
    today: { from: day, to: day, rows: await selectUsage(db, day, day) },
    month: { from: month, to: day, rows: await selectUsage(db, month, day) },
    budgets: await readBudgets(db),
    feedback: await readFeedback(db),
    selfTest,
  }
}

function findOrder({ engine }: Tutor, feature: Feature): AiState['ports'][number]['order'] {
  return engine === 'llm' && EMBEDDED_FIRST.includes(feature) ? 'embeddedFirst' : engine
}

function readHealth({ tutor, now }: Deps): AiState['health'] {
  if (!tutor.model) return null
  const { lastAnswerAt, lastFailure, pausedUntil } = tutor.model.readHealth()
  const isAnswering =
    lastAnswerAt === null && lastFailure === null
      ? null
      : lastAnswerAt !== null && (lastFailure === null || lastAnswerAt >= lastFailure.at)
  return {
    isAnswering,
    lastAnswerAt: lastAnswerAt?.toISOString() ?? null,
    lastFailure: lastFailure && { kind: lastFailure.kind, at: lastFailure.at.toISOString() },
    pausedUntil: pausedUntil && pausedUntil > now() ? pausedUntil.toISOString() : null,
  }
}

/** One for each role; those that nobody set have no limits. */
export async function readBudgets(db: Database): Promise<AiBudget[]> {
  const set = await selectBudgets(db)
  return ROLES.map(
    (role) => ({ ...UNLIMITED, ...set.find((budget) => budget.role === role), role }) satisfies AiBudget,
  )
}

const UNLIMITED = {
  tokensADay: null,
  tokensAMonth: null,
  costADayMillionths: null,
  costAMonthMillionths: null,
}

async function readFeedback(db: Database): Promise<AiState['feedback']> {
  const engines = await selectThumbsByEngine(db)
  const agents = await selectThumbsByAgent(db)
  const none = { up: 0, down: 0 }
  return {
    engines: (['embedded', 'llm'] as const).map((engine) => ({
      ...none,
      ...engines.find((row) => row.engine === engine),
      engine,
    })),
    agents: AGENTS.map((agent) => ({ ...none, ...agents.find((row) => row.agent === agent), agent })),
  }
}
