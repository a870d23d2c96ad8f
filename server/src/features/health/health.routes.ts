import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { health } from '#contract/health.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { serve } from '../../platform/requests/serve.ts'

const PATIENCE_MS = 2000

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, health.alive, async () => ({ status: 'ok' as const }))

  serve(app, deps, health.ready, async (_, { db }) => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS)
    try {
      await Promise.race([db.execute(sql`select 1`), tooLong])
      return { status: 'ok' as const }
    } catch (cause) {
      app.log.warn({ failure: describeFailure(cause) }, 'readiness check failed')
      throw new AppError('unavailable', 'databaseSilent')
    } finally {
      clearTimeout(timer)
    }
  })
}
