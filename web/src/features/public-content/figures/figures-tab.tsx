import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { figuresQuery } from '../public-content.data.ts'
import { FiguresForm } from './figures-form.tsx'

/** The row of figures on the landing page, all of it saved at once. */
export function FiguresTab() {
  const { t } = useTranslation('publicContent')
  const found = useQuery(figuresQuery)
  return (
    <section aria-label={t('tabs.figures')} className="flex flex-col gap-4">
      <p className="text-muted">{t('figures.intro')}</p>
      {found.data && <FiguresForm stored={found.data} />}
      {found.isPending && (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonArea>
      )}
      {found.isError && !found.data && (
        <ErrorState
          title={t('figures.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
    </section>
  )
}
