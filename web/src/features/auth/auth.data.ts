import { queryOptions } from '@tanstack/react-query'
import { invitations } from '#contract/admin/invitations.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'

/** What a code lets its holder register as. */
export type Invitation = OutputOf<typeof invitations.check>

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: () => call(invitations.check, { code }),
    retry: false,
  })
