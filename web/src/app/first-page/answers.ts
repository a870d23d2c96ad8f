import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { WindowShape } from '../../device/comfort-cookies.ts'

/** What travels with a page that the server has made for somebody. */
export type FirstPage = {
  /** What the page shows. */
  answers: [key: QueryKey, data: unknown][]
  /** The same as the server's answers were, for the device to keep. */
  kept: { address: string; body: unknown }[]
  /** Of the window that the page was made for. */
  shape: WindowShape
  language: string
  /** What the page's screen is made of; what others need comes first. */
  scripts: string[]
}

/** What a page has asked for while it was made and has not got. What only a device knows is asked for there. */
export function listMissing(queryClient: QueryClient): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => {
      const { enabled } = query.options as { enabled?: boolean }
      const isOfDevice = query.queryKey[0] === 'device'
      return query.state.status === 'pending' && enabled !== false && !isOfDevice
    })
}

/** What the page shows of a failure the browser would not know. */
export function hasFailed(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error')
}

export function listAnswers(queryClient: QueryClient): FirstPage['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
}
