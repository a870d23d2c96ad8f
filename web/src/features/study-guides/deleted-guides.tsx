import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { DeletedDialog } from '../../kit/study/deleted-dialog.tsx'
import { ownGuidesQuery, useRestoreGuide } from './study-guides.data.ts'

export function DeletedGuides({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('guides')
  const found = useInfiniteQuery(ownGuidesQuery(user.id, '', 'deleted'))
  const restore = useRestoreGuide()
  return (
    <DeletedDialog
      title={t('deletedTitle')}
      found={found}
      nameOf={({ title }) => title}
      restore={({ id }) => restore.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
