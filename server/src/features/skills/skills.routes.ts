import type { FastifyInstance } from 'fastify'
import { skills } from '#contract/skills.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readMap } from './read-map.ts'
import { readReceipt } from './read-receipt.ts'

export function skillRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, skills.map, (input, context) => readMap(context, input))
  serve(app, deps, skills.receipt, (input, context) => readReceipt(context, input))
}
