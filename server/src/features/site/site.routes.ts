import type { FastifyInstance } from 'fastify'
import { site } from '#contract/site.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../records/demo-accounts.ts'
import { selectFeaturedTestimonials, selectStatistics } from './site.queries.ts'

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const demoAccounts = deps.config.isDemo
    ? DEMO_ACCOUNTS.map(({ username, role, grade }) => ({ username, role, grade, password: DEMO_PASSWORD }))
    : []

  serve(app, deps, site.settings, async () => ({
    demoAccounts,
    canResetPassword: false,
    identityProvider: null,
  }))
  serve(app, deps, site.featuredTestimonials, (_, { db }) => selectFeaturedTestimonials(db))
  serve(app, deps, site.statistics, (_, { db }) => selectStatistics(db))
}
