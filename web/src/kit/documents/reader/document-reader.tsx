import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { ApiError } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { documentQuery } from '../documents.data.ts'
import { useDocumentDeeds } from '../use-document-deeds.ts'
import { OpenDocument } from './open-document.tsx'

const loadEdit = async () => (await import('../dialog/edit-document-dialog.tsx')).EditDocumentDialog

type DocumentReaderProps = {
  user: User
  id: number
  /** Begins or goes on with the talk about it; without it nothing is offered. */
  onAsk?: (document: ProfessionalDocument) => Promise<void>
  onClose: () => void
  /** Further things that the owner of the document can do with it. */
  ownerActions?: ReactNode
  /** A third part beside the text and its summaries. */
  talk?: { label: string; content: ReactNode }
}

/** One document in full, or why it is not there. */
export function DocumentReader({ user, id, onAsk, onClose, ownerActions, talk }: DocumentReaderProps) {
  const { t } = useTranslation('documents')
  const found = useQuery({ ...documentQuery(user.id, id), retry: false })
  const deeds = useDocumentDeeds()
  const [isEdited, setEdited] = useState(false)
  const document = found.data
  // Not there, deleted, or somebody else's: all the same to whoever asks.
  const isGone = found.error instanceof ApiError && [403, 404].includes(found.error.status)
  return (
    <section aria-label={document?.title ?? t('reader.label')} className="flex min-h-0 flex-1 flex-col">
      <div className="px-2 pt-2">
        <Button icon={ArrowLeft} variant="ghost" onClick={onClose}>
          {t('reader.back')}
        </Button>
      </div>
      {isGone ? (
        <EmptyState
          headingLevel={2}
          drawing={<Signpost />}
          title={t('reader.gone')}
          description={t('reader.goneText')}
          action={<Button onClick={onClose}>{t('reader.back')}</Button>}
        />
      ) : document ? (
        <OpenDocument
          document={document}
          isOwn={document.userId === user.id}
          ownerActions={ownerActions}
          talk={talk}
          onAsk={onAsk}
          onEdit={() => setEdited(true)}
          onArchive={() => void deeds.archive(document, !document.isArchived, () => {})}
          onRemove={() => void deeds.remove(document, onClose)}
        />
      ) : found.isError ? (
        <ErrorState headingLevel={2} title={t('reader.failed')} query={found} />
      ) : (
        <SkeletonArea className="p-4">
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
      {isEdited && document && (
        <FetchedDialog
          load={loadEdit}
          props={{ user, id, knownTags: document.tags, onClose: () => setEdited(false) }}
        />
      )}
    </section>
  )
}
