import { gradebook } from '#contract/teaching/gradebook.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { exportGradebook, readGradebook } from './gradebook.ts'

export function gradebookRoutes({ serve }: Mount): void {
  serve(gradebook.read, (wanted, context) => readGradebook(context, wanted))
  serve(gradebook.export, (wanted, context) => exportGradebook(context, wanted))
}
