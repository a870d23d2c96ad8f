import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryView } from '../../queries/query-view.tsx'
import { EndlessList } from '../../study/endless-list.tsx'

type RowsPage<Row> = { rows: Row[]; hasMore: boolean }

/** Page after page of what a figure is made of. */
export const rowsQuery = <Row,>(key: QueryKey, read: (offset: number) => Promise<RowsPage<Row>>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { rows }) => sum + rows.length, 0) : undefined,
  })

/** What the first page needs not say. */
export const fromOffset = (offset: number) => (offset > 0 ? { offset } : {})

type RowsDialogProps<Row> = {
  title: string
  /** How the rows become the figure. */
  text: string
  query: UseInfiniteQueryResult<InfiniteData<RowsPage<Row>>>
  keyOf: (row: Row) => string
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** What a figure is made of: the rows, summed, are the figure. */
export function RowsDialog<Row>({ title, text, query, keyOf, onClose, children }: RowsDialogProps<Row>) {
  const { t } = useTranslation('learning')
  return (
    <Dialog onClose={onClose} title={title} description={text}>
      <QueryView
        query={query}
        failed={t('rows.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-48" />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <p className="text-muted">{t('rows.none')}</p>
          return (
            <EndlessList
              items={rows}
              keyOf={keyOf}
              label={title}
              query={query}
              rowHeight="3rem"
              className="flex flex-col gap-3"
            >
              {children}
            </EndlessList>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

type RowLineProps = {
  name: ReactNode
  /** Under the name, what is not there left out. */
  facts?: readonly (string | null | false)[]
  amount?: string
  /** Shown, and of no weight in the figure. */
  isCounted?: boolean
}

export function RowLine({ name, facts = [], amount, isCounted = true }: RowLineProps) {
  const said = facts.filter(Boolean)
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="wrap-anywhere min-w-0">
        {name}
        {said.length > 0 && <span className="block text-muted">{said.join(' · ')}</span>}
      </span>
      {amount !== undefined && (
        <span className={`shrink-0 font-heading tabular-nums ${isCounted ? '' : 'text-muted'}`}>
          {amount}
        </span>
      )}
    </div>
  )
}
