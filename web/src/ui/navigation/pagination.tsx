import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listPages } from './list-pages.ts'

type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  label?: string
  className?: string
}

const button =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-heading tabular-nums hover:bg-fill disabled:cursor-not-allowed disabled:opacity-45 disabled:hover:bg-transparent aria-[current]:bg-brand aria-[current]:text-on-brand'

export function Pagination({ page, pageCount, onPageChange, label, className }: PaginationProps) {
  const { t } = useTranslation('ui')
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label ?? t('pagination.label')} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <button
            type="button"
            aria-label={t('pagination.previous')}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
            className={button}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
        </li>
        {listPages(page, pageCount).map((slot, index) =>
          slot === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place between two pages
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={slot}>
              <button
                type="button"
                aria-label={t('pagination.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPageChange(slot)}
                className={button}
              >
                {slot}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={t('pagination.next')}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
            className={button}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </li>
      </ul>
    </nav>
  )
}
