import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import { call } from '../../../api/call.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { CardsForm } from './cards-form.tsx'

/** Flashcards out of what a note holds: to be chosen, put right and saved. */
export function CardsDialog({ user, note, onClose }: { user: User; note: Note; onClose: () => void }) {
  const { t } = useTranslation('notes')
  const found = useQuery({
    queryKey: ['notes', 'cardDrafts', note.id, note.updatedAt],
    queryFn: () => call(notes.cardDrafts, { id: note.id }),
  })
  if (found.data) return <CardsForm user={user} note={note} found={found.data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} width="large" title={t('cards.title')}>
      {found.isError ? (
        <ErrorState headingLevel={3} query={found} />
      ) : (
        <SkeletonBlocks blocks={['h-32 w-full']} times={2} className="flex flex-col gap-3" />
      )}
    </Dialog>
  )
}
