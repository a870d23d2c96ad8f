import type { FastifyInstance } from 'fastify'
import { systemAnalytics } from '#contract/admin/system-analytics.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readAnalytics, readState } from './read-analytics.ts'

export function systemAnalyticsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, systemAnalytics.read, (wanted, context) => readAnalytics(context, wanted))
  serve(app, deps, systemAnalytics.state, (_, context) => readState(context))
}
