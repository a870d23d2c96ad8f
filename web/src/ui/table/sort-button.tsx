import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sort } from './column.ts'

type SortButtonProps = { direction: Sort['direction'] | null; onClick: () => void; children: ReactNode }

/** The head of a sortable column; `aria-sort` on the th says the direction. */
export function SortButton({ direction, onClick, children }: SortButtonProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 font-medium hover:text-brand-ink"
    >
      {children}
      <Icon aria-hidden="true" className={`size-4 ${direction ? 'text-brand' : 'text-muted'}`} />
    </button>
  )
}
