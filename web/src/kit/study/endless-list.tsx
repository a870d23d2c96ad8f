import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'

type EndlessListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => number | string
  children: (item: Item) => ReactNode
  label: string
  hasMore: boolean
  isFetchingMore: boolean
  onMore: () => void
  className?: string
}

/**
 * A list whose next page is fetched when its end comes near, or by its button. What is out of sight is neither laid
 * out nor painted, so thousands of cards stay quick.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { items, keyOf, children, label, hasMore, isFetchingMore, onMore, className } = props
  const { t } = useTranslation('study')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isFetchingMore) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [hasMore, isFetchingMore, onMore])
  return (
    <>
      <ul aria-label={label} className={className ?? 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'}>
        {items.map((item) => (
          <li key={keyOf(item)} className="[contain-intrinsic-height:auto_16rem] [content-visibility:auto]">
            {children(item)}
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="mt-4 flex justify-center">
          <Button variant="outline" onClick={onMore} isPending={isFetchingMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
