import { loadNamespaces } from '../../messages/load-messages.ts'
import { KEPT_SCREENS } from '../kept-screens.ts'
import { findScreen } from '../screens.ts'

/** Words of the parts that every page has around it. */
const AROUND = ['device', 'notifications', 'chat', 'study']

/**
 * English is kept by the worker from the start, other languages once they are used: all that is needed without a
 * connection is fetched through the worker, and what came before it was there is asked for once more.
 */
export async function keepWords(): Promise<void> {
  const screens = await Promise.all(KEPT_SCREENS.map(findScreen))
  await loadNamespaces(...AROUND, ...screens.flatMap(({ messages }) => messages))
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = seen.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  )
  await Promise.all(files.map((file) => fetch(file)))
}
