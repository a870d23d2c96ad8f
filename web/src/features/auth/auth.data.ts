import { queryOptions } from '@tanstack/react-query'
import { invitations } from '#contract/admin/invitations.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { site } from '#contract/site.ts'
import { call } from '../../api/call.ts'

export const siteSettingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: () => call(site.settings, {}),
})

/** What a code lets its holder register as. */
export type Invitation = OutputOf<typeof invitations.check>

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: () => call(invitations.check, { code }),
    retry: false,
  })
