import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { NoteSourceLink } from '../../../kit/notes/note-source-link.tsx'
import { noteQuery } from '../../../kit/notes/notes.data.ts'
import { PassageText } from '../../../kit/passages/passage-text.tsx'
import { MissingText } from '../../../kit/queries/missing-text.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { type NoteDeeds, NoteFacts, NoteMenu } from '../list/note-card.tsx'

type ReadingDialogProps = {
  noteId: number
  /** The note as a list holds it, so that nobody waits for what is there. */
  known: Note | undefined
  user: User
  deeds: Pick<NoteDeeds, 'onEdit' | 'onRemove' | 'onMakeCards' | 'onExport'>
  onClose: () => void
}

export function ReadingDialog({ noteId, known, user, deeds, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('notes')
  const found = useQuery({ ...noteQuery(noteId), ...(known && { initialData: known }) })
  const note = found.data
  useChatPage(
    note
      ? {
          page: { kind: 'note', id: note.id },
          title: note.title,
          subject: null,
          readText: () => note.content,
        }
      : null,
  )
  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={note?.title ?? t('reading.title')}
      footer={note && <Deeds note={note} deeds={deeds} />}
    >
      {note ? (
        <div className="flex flex-col gap-4">
          <div>
            <NoteFacts note={note} />
            <NoteSourceLink note={note} user={user} />
            <AskTutorButton />
          </div>
          <PassageText>
            <Markdown text={note.content} headingsFrom={3} />
          </PassageText>
          {note.originalContent !== null && (
            <details className="rounded-control border border-border">
              <summary className="flex min-h-11 cursor-pointer items-center px-3">
                {t('reading.original')}
              </summary>
              <div className="px-3 pb-3">
                <Markdown text={note.originalContent} headingsFrom={4} />
              </div>
            </details>
          )}
        </div>
      ) : (
        <MissingText query={found} gone={t('reading.gone')} goneText={t('reading.goneText')} />
      )}
    </Dialog>
  )
}

function Deeds({ note, deeds }: { note: Note; deeds: ReadingDialogProps['deeds'] }) {
  const { t } = useTranslation('notes')
  return (
    <div className="flex w-full items-center gap-2">
      <Button variant="ghost" onClick={() => deeds.onRemove(note)}>
        <Trash2 aria-hidden="true" />
        {t('card.delete')}
      </Button>
      <div className="ms-auto">
        <NoteMenu note={note} onMakeCards={deeds.onMakeCards} onExport={deeds.onExport} />
      </div>
      <Button onClick={() => deeds.onEdit(note)}>
        <Pencil aria-hidden="true" />
        {t('card.edit')}
      </Button>
    </div>
  )
}
