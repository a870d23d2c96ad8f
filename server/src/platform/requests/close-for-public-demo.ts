import { listEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CLOSED_IN_PUBLIC_DEMO } from '#contract/public-demo/closed-endpoints.ts'
import { publicDemo } from '#contract/public-demo/public-demo.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'

const names = new Map(listEndpoints().map(({ name, endpoint }) => [endpoint, name]))

/** Refuses what strangers must not do, whoever asks and before anything of the request is looked at. */
export function refuseInPublicDemo({ publicDemo: demo }: Pick<Config, 'publicDemo'>, endpoint: Endpoint) {
  if (demo === null || endpoint === publicDemo.enter) return
  if (demo.part === 'reception' && endpoint.access !== 'public')
    throw new AppError('not_signed_in', 'demoStartedOver')
  const reason = findReason(endpoint)
  if (reason) throw new AppError('not_allowed', reason)
  // Every school to come is copied from what the reception holds.
  const isWrite = endpoint.method !== 'GET' && names.get(endpoint) !== 'accounts.signOut'
  if (demo.part === 'reception' && isWrite) throw new AppError('not_signed_in', 'demoStartedOver')
}

function findReason(endpoint: Endpoint): PlainReason | undefined {
  if (endpoint.access === 'admin') return 'demoHasNoAdmin'
  const name = names.get(endpoint)
  return name && CLOSED_IN_PUBLIC_DEMO.get(name)
}
