import { queryOptions } from '@tanstack/react-query'
import { site } from '#contract/site.ts'
import { call } from '../../api/call.ts'

export const siteSettingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: () => call(site.settings, {}),
})
