import { schoolConsent } from '#contract/admin/school-consent.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { giveSchoolConsent, readSchoolConsent, withdrawSchoolConsent } from './school-consent.ts'

export function schoolConsentRoutes({ serve }: Mount): void {
  serve(schoolConsent.read, (_, { db }) => readSchoolConsent(db))
  serve(schoolConsent.give, ({ text }, context) => giveSchoolConsent(context, text))
  serve(schoolConsent.withdraw, (_, context) => withdrawSchoolConsent(context))
}
