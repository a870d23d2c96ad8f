import type { FastifyInstance } from 'fastify'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { selectFactor } from '../../domain/second-factor/second-factor.queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { beginEnrolling, confirmEnrolling, endSecondFactor } from './enrol.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, secondFactor.read, async (_, { db, caller, config }) => ({
    since: caller.user.secondFactorSince?.toISOString() ?? null,
    isRequired: config.requiresSecondFactor,
    recoveryCodesLeft: (await selectFactor(db, caller.user.id))?.recoveryHashes.length ?? 0,
  }))
  serve(app, deps, secondFactor.begin, ({ password }, context) => beginEnrolling(context, password))
  serve(app, deps, secondFactor.confirm, ({ code }, context) => confirmEnrolling(context, code))
  serve(app, deps, secondFactor.remove, async ({ password }, context) => {
    await endSecondFactor(context, password)
    return {}
  })
}
