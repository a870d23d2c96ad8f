import { secondFactor } from '#contract/profile/second-factor.ts'
import { selectFactor } from '../../domain/second-factor/second-factor.queries.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { beginEnrolling, confirmEnrolling, endSecondFactor } from './enroll.ts'

export function secondFactorRoutes({ serve }: Mount): void {
  serve(secondFactor.read, async (_, { db, caller, config }) => ({
    since: caller.user.secondFactorSince,
    isRequired: config.requiresSecondFactor,
    recoveryCodesLeft: (await selectFactor(db, caller.user.id))?.recoveryHashes.length ?? 0,
  }))
  serve(secondFactor.begin, ({ password }, context) => beginEnrolling(context, password))
  serve(secondFactor.confirm, ({ code }, context) => confirmEnrolling(context, code))
  serve(secondFactor.remove, async ({ password }, context) => {
    await endSecondFactor(context, password)
    return {}
  })
}
