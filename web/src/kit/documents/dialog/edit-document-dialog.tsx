import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { MissingText } from '../../queries/missing-text.tsx'
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
  return (
    <Dialog onClose={onClose} width="large" title={t('edit.title')}>
      {found.data ? (
        <EditForm document={found.data} knownTags={knownTags} onClose={onClose} />
      ) : (
        <MissingText query={found} gone={t('reader.gone')} goneText={t('reader.goneText')} />
      )}
    </Dialog>
  )
}
