import { accounts } from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import { health } from './health.ts'
import { onboarding } from './onboarding.ts'
import { site } from './site.ts'

/** The product's whole surface, one line per feature. */
export const api = {
  accounts,
  health,
  onboarding,
  site,
} satisfies Record<string, Record<string, Endpoint>>

type Features = typeof api
/** `accounts.signIn`, `onboarding.complete`, … */
export type EndpointName = {
  [F in keyof Features]: `${F & string}.${keyof Features[F] & string}`
}[keyof Features]

export type NamedEndpoint = { name: EndpointName; endpoint: Endpoint }

export function listEndpoints(): NamedEndpoint[] {
  return Object.entries(api).flatMap(([feature, group]) =>
    Object.entries<Endpoint>(group).map(([verb, endpoint]) => ({
      name: `${feature}.${verb}` as EndpointName,
      endpoint,
    })),
  )
}
