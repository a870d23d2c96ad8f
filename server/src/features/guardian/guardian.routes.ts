import { guardian } from '#contract/onboarding/guardian.ts'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { answerRequest, checkConsent, withdrawConsent } from './answer-request.ts'
import { askGuardian } from './ask-guardian.ts'
import { readGuardianState } from './read-state.ts'
import { withdrawFromSession } from './withdraw-from-session.ts'

export function guardianRoutes({ serve }: Mount): void {
  serve(guardian.read, (_, context) => readGuardianState(context))
  serve(guardian.ask, async (address, context) => {
    await askGuardian(context, address)
    return readGuardianState(context)
  })
  serve(guardian.withdraw, async (_, context) => {
    await withdrawFromSession(context)
    return readGuardianState(context)
  })
  serve(guardianConsent.check, ({ token }, context) => checkConsent(context, token))
  serve(guardianConsent.answer, (answer, context) => answerRequest(context, answer))
  serve(guardianConsent.withdraw, ({ token }, context) => withdrawConsent(context, token))
}
