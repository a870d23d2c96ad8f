import type { ChildRights } from '#contract/families/family-rights.ts'
import { NOTHING, selectFamilyReading } from '../../domain/families/family-reading.queries.ts'
import { readSharing } from '../../domain/families/sharing.ts'
import {
  selectAgreement,
  selectSchoolConsentDay,
  selectStanding,
} from '../../domain/guardian/agreements.queries.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectNewestRequest } from './deletion.queries.ts'

export async function readRights(context: CallerContext, childId: number) {
  const { db, caller } = context
  const sharing = await readSharing(db, childId)
  return {
    ...sharing,
    consent: await readConsent(context, childId),
    reading: sharing.isOfAge ? NOTHING : await selectFamilyReading(db),
    deletion: await selectNewestRequest(db, childId, caller.user.id),
  }
}

async function readConsent(
  { db, caller }: CallerContext,
  childId: number,
): Promise<Omit<ChildRights['consent'], 'agreement' | 'schoolAgreedAt'> & ConsentDays> {
  const standing = await selectStanding(db, childId)
  const isNeeded = standing?.isNeeded ?? true
  const given = await selectAgreement(db, childId)
  return {
    isNeeded,
    isShielded: standing?.isShielded ?? true,
    canAgree: isAddressProven(caller),
    agreement: given
      ? {
          guardianName: given.guardianName,
          agreedAt: given.agreedAt,
          isOwn: given.guardianId === caller.user.id,
        }
      : null,
    schoolAgreedAt: isNeeded && standing?.isCoveredBySchool ? await selectSchoolConsentDay(db) : null,
  }
}

type ConsentDays = {
  agreement: { guardianName: string; agreedAt: Date; isOwn: boolean } | null
  schoolAgreedAt: Date | null
}

/** As with the mailed link: what shows the adult is an address that they have shown to be theirs. A code on paper shows nothing. */
export const isAddressProven = ({ user }: CallerContext['caller']): boolean =>
  user.email !== null && user.emailProvenAt !== null
