import { useNavigate, useSearch } from '@tanstack/react-router'
import { type NotesView, readView, writeView } from './read-view.ts'

/** The view stands in the address: going back, loading anew or a bookmark shows it again. */
export function useView() {
  const navigate = useNavigate()
  const view = readView(useSearch({ strict: false }))
  const change = (next: Partial<NotesView>) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => writeView({ ...readView(now), ...next }),
      // A note that is read in full covers the page: Back closes it.
      replace: next.noteId == null,
      resetScroll: false,
    } as never)
  return { view, change }
}
