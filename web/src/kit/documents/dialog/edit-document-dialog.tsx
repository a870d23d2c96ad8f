import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ApiError } from '../../../api/call.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { documentQuery } from '../documents.data.ts'
import { EditForm } from './edit-form.tsx'

type EditDocumentDialogProps = {
  user: User
  id: number
  knownTags: readonly string[]
  onClose: () => void
}

export function EditDocumentDialog({ user, id, knownTags, onClose }: EditDocumentDialogProps) {
  const { t } = useTranslation('documents')
  const found = useQuery(documentQuery(user.id, id))
  const isGone = found.error instanceof ApiError && found.error.status === 404
  return (
    <Dialog open onOpenChange={onClose} width="large" title={t('edit.title')}>
      {found.data ? (
        <EditForm document={found.data} knownTags={knownTags} onClose={onClose} />
      ) : isGone ? (
        <EmptyState headingLevel={3} title={t('reader.gone')} description={t('reader.goneText')} />
      ) : found.isError ? (
        <ErrorState headingLevel={3} query={found} />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={6} />
        </SkeletonArea>
      )}
    </Dialog>
  )
}
