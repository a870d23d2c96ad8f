import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { DeletedDialog } from '../../study/deleted-dialog.tsx'
import { deletedDocumentsQuery } from '../documents.data.ts'
import { useDocumentDeeds } from '../use-document-deeds.ts'

export function DeletedDocuments({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('documents')
  const found = useInfiniteQuery(deletedDocumentsQuery(user.id))
  const { restore } = useDocumentDeeds()
  return (
    <DeletedDialog
      title={t('list.deleted')}
      found={found}
      nameOf={({ title }) => title}
      restore={restore}
      onClose={onClose}
    />
  )
}
