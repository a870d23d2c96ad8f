import type { User } from '#contract/accounts.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import type { NotesInHand } from './use-notes.ts'

const loadNote = async () => (await import('../../kit/notes/note-dialog.tsx')).NoteDialog
const loadReading = async () => (await import('./reading/reading-dialog.tsx')).ReadingDialog
const loadCards = async () => (await import('./cards/cards-dialog.tsx')).CardsDialog
const loadDeleted = async () => (await import('./deleted-notes.tsx')).DeletedNotes

/** The dialogs of the screen, each fetched when it is first opened. */
export function NotesDialogs({ user, notes }: { user: User; notes: NotesInHand }) {
  const { opened, close, view, known, deeds, change } = notes
  if (opened?.dialog === 'note') {
    return (
      <FetchedDialog
        load={loadNote}
        props={{ user, note: opened.note, origin: opened.origin, onClose: close }}
      />
    )
  }
  if (opened?.dialog === 'cards') {
    return <FetchedDialog load={loadCards} props={{ user, note: opened.note, onClose: close }} />
  }
  if (opened?.dialog === 'deleted') {
    return <FetchedDialog load={loadDeleted} props={{ user, onClose: close }} />
  }
  if (view.noteId === null) return null
  return (
    <FetchedDialog
      key={view.noteId}
      load={loadReading}
      props={{ noteId: view.noteId, known, user, deeds, onClose: () => change({ noteId: null }) }}
    />
  )
}
