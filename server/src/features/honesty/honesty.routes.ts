import { honesty } from '#contract/admin/honesty.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readHonesty } from './read-honesty.ts'

export function honestyRoutes({ serve }: Mount): void {
  serve(honesty.read, ({ answers }, context) => readHonesty(context, answers))
}
