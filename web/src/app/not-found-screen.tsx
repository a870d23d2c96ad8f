import { useTranslation } from 'react-i18next'
import { Signpost } from '../ui/drawings/signpost.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation('common')
  return <EmptyState drawing={<Signpost />} title={t('notFound.title')} headingLevel={1} />
}
