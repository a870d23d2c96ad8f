import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { EndlessList } from '../study/endless-list.tsx'

type InboxListProps<Page, Item> = {
  found: UseInfiniteQueryResult<InfiniteData<Page>>
  toItems: (pages: readonly Page[]) => readonly Item[]
  keyOf: (item: Item) => number
  words: { label: string; failed: string; empty: string; emptyText: string }
  /** The card of an item. `onMoved` is called when a decision has taken it to the other list. */
  children: (item: Item, onMoved: () => void) => ReactNode
}

/** One half of an inbox: waiting, failed, empty or filled. Whoever decides goes on reading at the list's beginning. */
export function InboxList<Page, Item>(props: InboxListProps<Page, Item>) {
  const { found, toItems, keyOf, words, children } = props
  const list = useRef<HTMLDivElement>(null)
  if (found.isError && !found.data) return <ErrorState title={words.failed} query={found} />
  if (!found.data) return <SkeletonBlocks blocks={['h-56']} times={2} />
  const items = toItems(found.data.pages)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <EmptyState drawing={<PottedSeedling />} title={words.empty} description={words.emptyText} />
      ) : (
        <EndlessList
          items={items}
          keyOf={keyOf}
          label={words.label}
          query={found}
          className="flex flex-col gap-4"
        >
          {(item) => children(item, () => list.current?.focus())}
        </EndlessList>
      )}
    </div>
  )
}
