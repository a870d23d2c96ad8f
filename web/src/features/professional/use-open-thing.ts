import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'

/** The document or guide that stands in the address: ?document=12. Going back leads to the list again. */
export function useOpenThing(kind: 'document' | 'guide') {
  const navigate = useNavigate()
  const path = usePagePath('professionalResearch', 'professionalCollaboration')
  const search: { document?: number; guide?: number } = useSearch({ from: path })
  const go = (id: number | undefined) =>
    void navigate({ to: path, search: { [kind]: id }, resetScroll: false })
  return { id: search[kind] ?? null, open: (id: number) => go(id), close: () => go(undefined) }
}
