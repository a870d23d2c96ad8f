import { aiAdmin } from '#contract/admin/ai.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readAi } from './read-ai.ts'
import { saveBudgets } from './save-budgets.ts'
import { createSelfTester } from './self-test.ts'

export function aiAdminRoutes({ serve, app, deps }: Mount): void {
  const tester = createSelfTester(deps, app.log)
  serve(aiAdmin.read, (_, context) => readAi(context, tester.read()))
  serve(aiAdmin.saveBudgets, ({ budgets }, context) => saveBudgets(context, budgets))
  serve(aiAdmin.selfTest, async () => tester.start())
}
