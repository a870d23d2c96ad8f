import { sql } from 'drizzle-orm'
import { health } from '#contract/health.ts'
import { AppError } from '../../platform/app-error.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { isDiskFull } from './is-disk-full.ts'

const PATIENCE_MS = 2000

export function healthRoutes({ serve, app }: Mount): void {
  serve(health.alive, async () => ({ status: 'ok' as const }))

  serve(health.ready, async (_, { db, disk }) => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS)
    try {
      await Promise.race([db.execute(sql`select 1`), tooLong])
      if (await isDiskFull({ db, disk })) throw new AppError('unavailable', 'diskFull')
      return { status: 'ok' as const }
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      app.log.warn({ failure: describeFailure(cause) }, 'readiness check failed')
      throw new AppError('unavailable', 'databaseSilent')
    } finally {
      clearTimeout(timer)
    }
  })
}
