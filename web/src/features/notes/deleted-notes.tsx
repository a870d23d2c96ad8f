import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { deletedNotesQuery } from '../../kit/notes/notes.data.ts'
import { DeletedDialog } from '../../kit/study/deleted-dialog.tsx'
import { useNoteActions } from './use-note-actions.ts'

export function DeletedNotes({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('notes')
  const found = useInfiniteQuery(deletedNotesQuery(user.id))
  const { restore } = useNoteActions()
  return (
    <DeletedDialog
      title={t('deleted.title')}
      found={found}
      nameOf={({ title }) => title}
      restore={restore}
      onClose={onClose}
    />
  )
}
