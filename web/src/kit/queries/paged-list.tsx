import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { EndlessList } from '../study/endless-list.tsx'
import { QueryView } from './query-view.tsx'

type PagedListProps<Item> = Pick<
  ComponentProps<typeof EndlessList<Item>>,
  'keyOf' | 'label' | 'rowHeight' | 'className' | 'children'
> & {
  query: UseInfiniteQueryResult<InfiniteData<readonly Item[] | { items: readonly Item[] }>>
  failed?: string
  headingLevel?: 1 | 2 | 3 | 4
  loading: ReactNode
  empty: ReactNode
}

/** A list that comes page by page: coming, failed, empty or full. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, failed, headingLevel, loading, empty, ...list } = props
  return (
    <QueryView query={query} failed={failed} headingLevel={headingLevel} loading={loading}>
      {({ pages }) => {
        const items = pages.flatMap((page) => ('items' in page ? page.items : page))
        if (items.length === 0) return empty
        return <EndlessList items={items} query={query} {...list} />
      }}
    </QueryView>
  )
}
