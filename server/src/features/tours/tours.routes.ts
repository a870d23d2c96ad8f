import { tours } from '#contract/profile/tours.ts'
import { saveSeenTours, selectSeenTours } from '../../domain/tours/seen-tours.ts'
import type { Mount } from '../../platform/requests/serve.ts'

export function tourRoutes({ serve }: Mount): void {
  serve(tours.seen, async (_, { db, caller }) => ({
    seen: await selectSeenTours(db, caller.user.id),
  }))
  serve(tours.markSeen, async (seen, { db, caller, now }) => {
    await saveSeenTours(db, [{ userId: caller.user.id, ...seen }], now())
    return {}
  })
}
