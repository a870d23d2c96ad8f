import type { FastifyInstance } from 'fastify'
import { adminDashboard } from '#contract/admin/dashboard.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readDashboard } from './read-dashboard.ts'

export function adminDashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, adminDashboard.read, (_, context) => readDashboard(context))
}
