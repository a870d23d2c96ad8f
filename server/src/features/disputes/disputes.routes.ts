import { disputes } from '#contract/disputes.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { decideDispute } from './decide-dispute.ts'
import { PAGE, selectDisputes } from './disputes.queries.ts'
import { openDispute } from './open-dispute.ts'
import { toDisputes } from './to-dispute.ts'

export function disputeRoutes({ serve }: Mount): void {
  serve(disputes.open, (input, context) => openDispute(context, input))
  serve(disputes.list, async (wanted, { db, caller }) => {
    const rows = await selectDisputes(db, caller.user, wanted)
    return { disputes: await toDisputes(db, rows.slice(0, PAGE)), hasMore: rows.length > PAGE }
  })
  serve(disputes.decide, (input, context) => decideDispute(context, input))
}
