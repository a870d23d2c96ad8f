import { INVITATIONS_PER_PAGE, invitations } from '#contract/admin/invitations.ts'
import { pagedQuery } from '../../../kit/queries/list-query.ts'

export const INVITATIONS_KEY = ['invitations'] as const

export const invitationsQuery = pagedQuery(INVITATIONS_KEY, invitations.list, {}, INVITATIONS_PER_PAGE)
