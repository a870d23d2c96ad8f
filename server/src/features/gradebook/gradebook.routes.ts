import { gradebook } from '#contract/teaching/gradebook.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { exportGradebook } from './export-gradebook.ts'
import { readGradebook } from './gradebook.ts'
import { saveRules } from './save-rules.ts'
import { readStandards } from './standards/read-standards.ts'

export function gradebookRoutes({ serve }: Mount): void {
  serve(gradebook.read, (wanted, context) => readGradebook(context, wanted))
  serve(gradebook.export, (wanted, context) => exportGradebook(context, wanted))
  serve(gradebook.saveRules, (wanted, context) => saveRules(context, wanted))
  serve(gradebook.standards, (wanted, context) => readStandards(context, wanted))
}
