import type { FastifyInstance } from 'fastify'
import { points } from '#contract/points.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'

/**
 * The server awards points itself when it stores a result; this call only confirms what it has awarded. A lower value
 * changes nothing, a higher one no stored result justifies.
 */
export function pointRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, points.save, async (sent, { caller }) => {
    const { id, points } = caller.user
    if (sent.points > points)
      throw new AppError('conflict', { reason: 'pointsNotEarned', params: { points } })
    return { id, points }
  })
}
