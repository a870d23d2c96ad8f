import { ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { PLAN_MATERIAL, type PlanFigure, type PlanRow } from '#contract/study/plan-rows.ts'
import { dayIn } from '#engines/days/index.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { countMaterial } from './curriculum.queries.ts'
import { selectPlanPage } from './plans.queries.ts'
import { readStatus } from './read-status.ts'
import { viewRunning } from './view-plan.ts'

type Asked = { figure: PlanFigure; offset?: number | undefined }

/** A page of what one tile of the planner counts: summed over all pages, the rows that count are the figure. */
export async function readPlanRows(context: CallerContext, { figure, offset = 0 }: Asked) {
  const rows = await READERS[figure](context, { offset, limit: ROWS_PER_PAGE + 1 })
  return { rows: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE }
}

type Place = { offset: number; limit: number }
type ReadRows = (context: CallerContext, place: Place) => Promise<PlanRow[]>

const NOTHING = { name: null, day: null, amount: null, of: null, isCounted: true }

const READERS: Record<PlanFigure, ReadRows> = {
  agents: async ({ db }, { offset }) =>
    (await readStatus(db)).status.agents.slice(offset).map(({ id: key, name, status }) => ({
      ...{ ...NOTHING, key, name, isCounted: status === 'active' },
    })),
  status: async ({ db }, { offset }) => {
    const counts = await countMaterial(db)
    return PLAN_MATERIAL.slice(offset).map((key) => ({ ...NOTHING, key, amount: counts[key] }))
  },
  plans: async ({ db, caller: { user } }, place) =>
    (await selectPlanPage(db, user.id, place)).map(({ id, title: name, steps, createdAt }) => ({
      ...{ ...NOTHING, key: String(id), name, of: steps, day: dayIn(user.timezone, createdAt) },
    })),
  executions: readRunningRows,
}

/** Those whose steps have not all happened, the latest begun first. */
async function readRunningRows({ db, caller, now }: CallerContext, { offset, limit }: Place) {
  const { states } = await viewRunning({ db, learner: caller.user, now: now() })
  return states
    .flatMap(({ plan, execution, done }) =>
      execution?.status === 'running'
        ? {
            ...{ ...NOTHING, key: String(plan.id), name: plan.title, of: plan.steps.length },
            ...{ amount: done.length, day: dayIn(caller.user.timezone, execution.startedAt) },
          }
        : [],
    )
    .toReversed()
    .slice(offset, offset + limit)
}
