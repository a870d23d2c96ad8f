import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useBackToList } from './list/list-memory.ts'

export function LessonNotFound() {
  const { t } = useTranslation('lessons')
  const goBack = useBackToList()
  return (
    <EmptyState
      drawing={<Signpost />}
      headingLevel={1}
      title={t('notFound')}
      description={t('notFoundText')}
      action={<Button onClick={goBack}>{t('backToLessons')}</Button>}
    />
  )
}
