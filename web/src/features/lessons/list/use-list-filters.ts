import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts'

const TYPING_PAUSE_MS = 200

/** The filters live in the address. What is being typed filters at once and gets there with the first pause. */
export function useListFilters() {
  const path = usePagePath('lessons')
  const inAddress = readFilters(useSearch({ from: path }))
  const navigate = useNavigate()
  const [draft, setDraft] = useState<string | null>(null)

  const change = (next: Partial<ListFilters>) =>
    void navigate({
      to: path,
      search: (current) => writeFilters({ ...readFilters(current), ...next }),
      replace: true,
      resetScroll: false,
    })

  const isWritten = draft === null || draft === inAddress.search
  const write = useEffectEvent((search: string) => change({ search }))
  useEffect(() => {
    if (isWritten) return
    const timer = setTimeout(() => write(draft), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWritten, draft])
  useEffect(() => {
    // From here on the address counts, also when a link or Back changes it.
    if (isWritten) setDraft(null)
  }, [isWritten])

  return {
    filters: { ...inAddress, search: draft ?? inAddress.search },
    change,
    type: setDraft,
    clear: () => {
      setDraft(null)
      change({ search: '', subject: 'all', open: [] })
    },
  }
}
