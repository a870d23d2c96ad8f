import { skills } from '#contract/skills.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readMap, readReceipt } from './read-skills.ts'

export function skillRoutes({ serve }: Mount): void {
  serve(skills.map, (input, context) => readMap(context, input))
  serve(skills.receipt, (input, context) => readReceipt(context, input))
}
