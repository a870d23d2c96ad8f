import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'

/** The part of an infinite query's result that brings its next page. */
export type PagedQuery = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

type EndlessListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => number | string
  children: (item: Item) => ReactNode
  label: string
  /** Brings the pages to come; left out where everything is there. */
  query?: PagedQuery
  hasMore?: boolean
  isFetchingMore?: boolean
  onMore?: () => void
  /** About what a row takes, by which the scroll bar goes until the row has been drawn. */
  rowHeight?: `${number}rem`
  className?: string
}

/** What is drawn at once: enough for a tall screen, little enough to stay quick. */
const STEP = 60

/**
 * A list whose next part is drawn, and next page fetched, when its end comes near or by its button. What is out of
 * sight is neither laid out nor painted, so thousands of cards stay quick.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const {
    items,
    keyOf,
    children,
    label,
    query,
    hasMore = query?.hasNextPage ?? false,
    isFetchingMore = query?.isFetchingNextPage ?? false,
    onMore = () => void query?.fetchNextPage(),
    rowHeight = '16rem',
    className,
  } = props
  const { t } = useTranslation('study')
  const end = useRef<HTMLDivElement>(null)
  const [firstItem] = items
  const first = firstItem && keyOf(firstItem)
  // Another list begins with another item, and is drawn from its beginning.
  const [drawn, setDrawn] = useState({ first, count: STEP })
  const count = drawn.first === first ? drawn.count : STEP
  const total = items.length
  const hasUndrawn = count < total
  const goOn = () => (hasUndrawn ? setDrawn({ first, count: count + STEP }) : onMore())
  // A page that did not come is asked for again by the button alone, not over and over.
  const askedAfter = useRef('')
  const goOnNow = useEffectEvent(() => {
    const here = `${first} ${count} ${total}`
    if (askedAfter.current === here) return
    askedAfter.current = here
    goOn()
  })
  useEffect(() => {
    const element = end.current
    // Asked anew for each part that was drawn: it may leave the end in sight.
    if (!element || (count >= total && !hasMore) || isFetchingMore) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) goOnNow()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [count, total, hasMore, isFetchingMore])
  return (
    <>
      <ul
        aria-label={label}
        className={className ?? 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'}
      >
        {items.slice(0, count).map((item) => (
          <li
            key={keyOf(item)}
            className="[content-visibility:auto]"
            style={{ containIntrinsicBlockSize: `auto ${rowHeight}` }}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {(hasUndrawn || hasMore) && (
        <div ref={end} className="mt-4 flex justify-center">
          <Button variant="outline" onClick={goOn} isPending={isFetchingMore && !hasUndrawn}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
