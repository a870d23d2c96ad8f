import type { FastifyInstance } from 'fastify'
import { tours } from '#contract/profile/tours.ts'
import { saveSeenTours, selectSeenTours } from '../../domain/tours/seen-tours.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'

export function tourRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, tours.seen, async (_, { db, caller }) => ({
    seen: await selectSeenTours(db, caller.user.id),
  }))
  serve(app, deps, tours.markSeen, async (seen, { db, caller, now }) => {
    await saveSeenTours(db, [{ userId: caller.user.id, ...seen }], now())
    return {}
  })
}
