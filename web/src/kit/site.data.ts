import { useQuery } from '@tanstack/react-query'
import type { VisitRole } from '#contract/public-demo/public-demo.ts'
import { site, WAYS_IN, type WayIn } from '#contract/site.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { firstPage } from '../device/first-page.ts'

/** What visitors are told of this installation. */
export const siteQuery = endpointQuery(['site', 'settings'], site.settings, {})

/** The landing page is made ahead, once for each way, and says which one it was made for. */
function readMadeFor(): WayIn | undefined {
  if (import.meta.env.SSR) return firstPage.registration
  const { registration } = document.documentElement.dataset
  return WAYS_IN.find((way) => way === registration)
}

/** How newcomers get in; undefined until it is known. The server checks it again. */
export function useRegistration(): WayIn | undefined {
  const madeFor = readMadeFor()
  const { data, isError } = useQuery({ ...siteQuery, enabled: madeFor === undefined })
  return data?.registration ?? madeFor ?? (isError ? 'open' : undefined)
}

/** Whom visitors of a public demo can be. */
export const useVisitRoles = (): VisitRole[] => useQuery(siteQuery).data?.visitRoles ?? []
