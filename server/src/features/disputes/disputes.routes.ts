import type { FastifyInstance } from 'fastify'
import { disputes } from '#contract/disputes.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { decideDispute } from './decide-dispute.ts'
import { PAGE, selectDisputes } from './disputes.queries.ts'
import { openDispute } from './open-dispute.ts'
import { toDisputes } from './to-dispute.ts'

export function disputeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, disputes.open, (input, context) => openDispute(context, input))
  serve(app, deps, disputes.list, async (wanted, { db, caller }) => {
    const rows = await selectDisputes(db, caller.user, wanted)
    return { disputes: await toDisputes(db, rows.slice(0, PAGE)), hasMore: rows.length > PAGE }
  })
  serve(app, deps, disputes.decide, (input, context) => decideDispute(context, input))
}
