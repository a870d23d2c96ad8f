import { hash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { createCollector } from './collect-metrics.ts'
import { METRICS_TYPE, writeMetrics } from './write-metrics.ts'

/** `/metrics` for the operator's monitoring: not there unless it was switched on. */
export function metricsRoutes({ app, deps }: Mount): void {
  const { metrics } = deps.config
  if (metrics === null) return
  const collector = createCollector(deps)
  app.addHook('onClose', (_, done) => {
    collector.stop()
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (metrics.token !== null && !isBearer(request.headers.authorization, metrics.token)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new AppError('not_signed_in', 'metricsTokenExpected')
    }
    return reply
      .header('content-type', METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(writeMetrics(await collector.collect()))
  })
}

/** Compares digests: how much of a guess is right cannot be measured. */
function isBearer(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
