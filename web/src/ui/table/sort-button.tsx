import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sort } from './column.ts'

type SortButtonProps = {
  direction: Sort['direction'] | null
  /** -1 where arrow keys lead to it. */
  tabIndex?: number
  onClick: () => void
  children: ReactNode
}

/** The head of a sortable column; `aria-sort` on the th says the direction. */
export function SortButton({ direction, tabIndex, onClick, children }: SortButtonProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 font-medium hover:text-brand-ink"
    >
      {children}
      <Icon aria-hidden="true" className={`size-4 ${direction ? 'text-brand' : 'text-muted'}`} />
    </button>
  )
}
