import { useState } from 'react'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { type ListFilter, trimFilter } from '../card-filter.ts'
import { type Filters, NO_FILTERS } from './card-filters.tsx'

/** What is chosen, and what the server is asked for once the fingers rest. */
export function useFilter() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const settled = useSettled(filters.search)
  return {
    filters,
    setFilters,
    clear: () => setFilters(NO_FILTERS),
    /** As typed, for what is on the screen already. */
    typed: toFilter(filters),
    isSettled: settled === filters.search,
    asked: toFilter({ ...filters, search: settled }),
  }
}

function toFilter({ search, tag, difficulty, show }: Filters): ListFilter {
  return trimFilter({
    search,
    tag,
    difficulty: difficulty === '' ? undefined : Number(difficulty),
    only: show === 'leeches' ? 'leeches' : undefined,
  })
}
