import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { type NotesView, readView, writeView } from './read-view.ts'

/** The view stands in the address: going back, loading anew or a bookmark shows it again. */
export function useView() {
  const navigate = useNavigate()
  const path = usePagePath('notes', 'professionalNotes', 'collegeNotes')
  const view = readView(useSearch({ from: path }))
  const change = (next: Partial<NotesView>) =>
    void navigate({
      to: path,
      search: (now) => writeView({ ...readView(now), ...next }),
      // A note that is read in full covers the page: Back closes it.
      replace: next.noteId == null,
      resetScroll: false,
    })
  return { view, change }
}
