import type { FastifyInstance } from 'fastify'
import { aiAdmin } from '#contract/admin/ai.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readAi } from './read-ai.ts'
import { saveBudgets } from './save-budgets.ts'
import { createSelfTester } from './self-test.ts'

export function aiAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const tester = createSelfTester(deps, app.log)
  serve(app, deps, aiAdmin.read, (_, context) => readAi(context, tester.read()))
  serve(app, deps, aiAdmin.saveBudgets, ({ budgets }, context) => saveBudgets(context, budgets))
  serve(app, deps, aiAdmin.selfTest, async () => tester.start())
}
