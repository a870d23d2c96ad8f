import { guardian, isChild } from '#contract/onboarding/guardian.ts'
import { agreeAsGuardian, selectAgreement, withdrawAgreement } from '../../domain/guardian/guardian.ts'
import { lockUser } from '../../domain/lock-user.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'

export function guardianRoutes({ serve }: Mount): void {
  serve(guardian.read, (_, context) => readState(context))
  serve(guardian.agree, async (name, context) => {
    await lockUser(context.db, context.caller.user.id)
    await agreeAsGuardian(context, context.caller.user.id, name)
    return readState(context)
  })
  serve(guardian.withdraw, async (_, context) => {
    await lockUser(context.db, context.caller.user.id)
    await withdrawAgreement(context, context.caller.user.id)
    return readState(context)
  })
}

async function readState({ db, caller }: CallerContext) {
  const agreement = await selectAgreement(db, caller.user.id)
  const isNeeded = isChild(caller.user.age)
  return { isNeeded, isShielded: isNeeded && !agreement, agreement: agreement ?? null }
}
