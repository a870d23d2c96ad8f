import { DELETION_REQUESTS_PER_PAGE, deletionRequests } from '#contract/admin/deletion-requests.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { decideDeletion, toRequest } from './decide-deletion.ts'
import { selectRequests } from './deletion-requests.queries.ts'

export function deletionRequestRoutes({ serve }: Mount): void {
  serve(deletionRequests.list, async (wanted, { db, now }) => {
    const rows = await selectRequests(db, wanted)
    const requests = rows.slice(0, DELETION_REQUESTS_PER_PAGE).map((row) => toRequest(row, now()))
    return { requests, hasMore: rows.length > DELETION_REQUESTS_PER_PAGE }
  })
  serve(deletionRequests.decide, (decision, context) => decideDeletion(context, decision))
}
