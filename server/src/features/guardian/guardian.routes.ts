import type { FastifyInstance } from 'fastify'
import { type GuardianState, guardian, isChild } from '#contract/onboarding/guardian.ts'
import { agreeAsGuardian, withdrawAgreement } from '../../domain/guardian/agree.ts'
import { selectAgreement } from '../../domain/guardian/shield.ts'
import { lockUser } from '../../domain/lock-user.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Context, serve } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'

export function guardianRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, guardian.read, (_, context) => readState(context))
  serve(app, deps, guardian.agree, async (name, context) => {
    await lockUser(context.db, context.caller.user.id)
    await agreeAsGuardian(context, context.caller.user.id, name)
    return readState(context)
  })
  serve(app, deps, guardian.withdraw, async (_, context) => {
    await lockUser(context.db, context.caller.user.id)
    await withdrawAgreement(context, context.caller.user.id)
    return readState(context)
  })
}

async function readState({ db, caller }: Pick<Context<Caller>, 'db' | 'caller'>): Promise<GuardianState> {
  const agreement = await selectAgreement(db, caller.user.id)
  const isNeeded = isChild(caller.user.age)
  return {
    isNeeded,
    isShielded: isNeeded && !agreement,
    agreement: agreement
      ? {
          guardianName: agreement.guardianName,
          guardianEmail: agreement.guardianEmail,
          agreedAt: agreement.agreedAt.toISOString(),
        }
      : null,
  }
}
