import { queryOptions } from '@tanstack/react-query'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { call } from '../../api/call.ts'

/** What a mailed link is about; asked once, as each look counts against a limit. */
export const consentPaperQuery = (token: string) =>
  queryOptions({
    queryKey: ['guardianConsent', token],
    queryFn: () => call(guardianConsent.check, { token }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
