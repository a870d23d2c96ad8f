import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function NoNotes({ user, onCreate }: { user: User; onCreate: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <EmptyState
      drawing={<OpenBook />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button size={isYoung(user) ? 'large' : 'medium'} onClick={onCreate}>
          <Plus aria-hidden="true" />
          {t('empty.action')}
        </Button>
      }
    />
  )
}
