import { INVITATIONS_PER_PAGE, invitations } from '#contract/admin/invitations.ts'
import { site } from '#contract/site.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { pagedQuery } from '../../../kit/queries/list-query.ts'

export const INVITATIONS_KEY = ['invitations'] as const

export const invitationsQuery = pagedQuery(INVITATIONS_KEY, invitations.list, {}, INVITATIONS_PER_PAGE)

/** Whether an invitation would open anything, and whether it can be mailed. */
export const siteQuery = endpointQuery(['site', 'settings'], site.settings, {})
