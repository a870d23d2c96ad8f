import { points } from '#contract/points.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'

/**
 * The server awards points itself when it stores a result; this call only confirms what it has awarded. A lower value
 * changes nothing, a higher one no stored result justifies.
 */
export function pointRoutes({ serve }: Mount): void {
  serve(points.save, async (sent, { caller }) => {
    const { id, points } = caller.user
    if (sent.points > points)
      throw new AppError('conflict', { reason: 'pointsNotEarned', params: { points } })
    return { id, points }
  })
}
