import { useQuery } from '@tanstack/react-query'
import { REGISTRATION_WAYS, type RegistrationWay, site } from '#contract/site.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { firstPage } from '../device/first-page.ts'

/** What visitors are told of this installation. */
export const siteQuery = endpointQuery(['site', 'settings'], site.settings, {})

/** The landing page is made ahead, once for each way, and says which one it was made for. */
function readMadeFor(): RegistrationWay | undefined {
  if (import.meta.env.SSR) return firstPage.registration
  const { registration } = document.documentElement.dataset
  return REGISTRATION_WAYS.find((way) => way === registration)
}

/** Whether people make accounts for themselves; undefined until it is known. The server checks it again. */
export function useRegistration(): RegistrationWay | undefined {
  const madeFor = readMadeFor()
  const { data, isError } = useQuery({ ...siteQuery, enabled: madeFor === undefined })
  return data?.registration ?? madeFor ?? (isError ? 'open' : undefined)
}
