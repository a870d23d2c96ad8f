import {
  hasSessionAgreement,
  selectAgreement,
  selectRequest,
  selectSchoolConsentDay,
  selectStanding,
} from '../../domain/guardian/agreements.queries.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { maskEmail } from './mask-email.ts'

export async function readGuardianState({ db, caller, mailer, now }: CallerContext) {
  const { id, isDemo } = caller.user
  const standing = await selectStanding(db, id)
  const agreement = await selectAgreement(db, id)
  const request = await selectRequest(db, id, now())
  const isNeeded = standing?.isNeeded ?? true
  return {
    isNeeded,
    isShielded: standing?.isShielded ?? true,
    canAsk: isNeeded && mailer !== null && !isDemo,
    agreement: agreement
      ? { ...agreement, guardianEmail: agreement.guardianEmail && maskEmail(agreement.guardianEmail) }
      : null,
    request: request
      ? { ...request, guardianEmail: maskEmail(request.guardianEmail), sentAt: request.createdAt }
      : null,
    schoolAgreedAt: isNeeded && standing?.isCoveredBySchool ? await selectSchoolConsentDay(db) : null,
    hasOldAgreement: isNeeded && !agreement && (await hasSessionAgreement(db, id)),
  }
}
