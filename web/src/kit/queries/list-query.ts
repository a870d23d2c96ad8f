import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { findNextPage } from '../study/find-next-page.ts'
import { type Page, toPage } from '../study/pages.ts'

type ItemOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Item)[] ? Item : never

/** A list, newest first, of which the server gives the next page before the last one's id. */
export function listQuery<E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  input: Omit<InputOf<E>, 'before'>,
  perPage: number,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<ItemOf<E>>> => {
      const wanted = { ...input, ...(pageParam !== 0 && { before: pageParam }) }
      const items = await call(endpoint, wanted as InputOf<E>, { signal })
      return toPage(items as (ItemOf<E> & { id: number; createdAt: string })[], perPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

/** Such a list in pages as the server gives them, for where nothing is put in or taken out by hand. */
export function pagedQuery<E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  input: Omit<InputOf<E>, 'before'>,
  perPage: number,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, ...(pageParam !== 0 && { before: pageParam }) } as InputOf<E>, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page as readonly { id: number }[], perPage),
  })
}
