import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { call } from '../../../api/call.ts'
import { DeletedDialog } from '../../../kit/study/deleted-dialog.tsx'
import { deletedQuery, useCardLists } from '../flashcards.data.ts'
import { toPlainText } from '../split-pictures.ts'

export function DeletedCards({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('flashcards')
  const lists = useCardLists(user.id)
  return (
    <DeletedDialog
      title={t('list.deletedTitle')}
      found={useInfiniteQuery(deletedQuery(user.id))}
      nameOf={({ front }) => toPlainText(front)}
      restore={async ({ id }) => {
        lists.show(await call(flashcards.restore, { id }))
        await lists.refreshFigures()
      }}
      onClose={onClose}
    />
  )
}
