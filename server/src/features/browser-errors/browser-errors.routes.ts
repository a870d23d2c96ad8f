import { BROWSER_ERRORS_PER_PAGE, browserErrors } from '#contract/admin/browser-errors.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectErrors } from './browser-errors.queries.ts'
import { recordError } from './record-error.ts'

export function browserErrorRoutes({ serve }: Mount): void {
  serve(browserErrors.report, (report, context) => recordError(context, report))
  serve(browserErrors.list, async ({ before, beforeId }, { db }) => {
    const place = before && beforeId ? { lastSeenAt: before, id: beforeId } : null
    const rows = await selectErrors(db, place, BROWSER_ERRORS_PER_PAGE + 1)
    return {
      errors: rows.slice(0, BROWSER_ERRORS_PER_PAGE),
      hasMore: rows.length > BROWSER_ERRORS_PER_PAGE,
    }
  })
}
