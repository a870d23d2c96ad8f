import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { NetworkError } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { CARD_GRID, CardsSkeleton } from '../projects/cards-skeleton.tsx'
import { ExampleCard } from './example-card.tsx'
import { examplesQuery } from './examples.data.ts'

/** Ready-made programs: under their own tab, and wherever there is nothing else to see yet. */
export function ExampleList({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useQuery(examplesQuery)
  if (found.isPending) return <CardsSkeleton />
  if (!found.data) {
    const retry = () => void found.refetch()
    return found.error instanceof NetworkError ? (
      <OfflineState description={t('examples.offline')} onRetry={retry} />
    ) : (
      <ErrorState title={t('examples.failed')} onRetry={retry} isRetrying={found.isFetching} />
    )
  }
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-2xl">{t('examples.title')}</h2>
        <p className="text-muted">{t('examples.intro')}</p>
      </div>
      <ul aria-label={t('examples.title')} className={CARD_GRID}>
        {found.data.map((example) => (
          <li key={example.key}>
            <ExampleCard example={example} isYoung={isYoung(user)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
