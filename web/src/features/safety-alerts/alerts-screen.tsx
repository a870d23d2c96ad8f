import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { AlertCard } from './alert-card.tsx'
import { type AlertState, safetyAlertsQuery } from './safety-alerts.data.ts'

/** Pupils who wrote something worrying to the tutor: to take care of, and taken care of. */
export function AlertsScreen() {
  const { t } = useTranslation('alerts')
  const [state, setState] = useState<AlertState>('open')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
        <p className="text-muted">{t('privacy')}</p>
      </div>
      <Tabs value={state} onValueChange={(value) => setState(value === 'handled' ? 'handled' : 'open')}>
        <TabList label={t('tabs.label')}>
          <Tab value="open">{t('tabs.open')}</Tab>
          <Tab value="handled">{t('tabs.handled')}</Tab>
        </TabList>
        <TabPanel value="open">
          <Alerts state="open" />
        </TabPanel>
        <TabPanel value="handled">
          <Alerts state="handled" />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Alerts({ state }: { state: AlertState }) {
  const { t } = useTranslation('alerts')
  const found = useInfiniteQuery(safetyAlertsQuery(state))
  const list = useRef<HTMLDivElement>(null)
  if (found.isPending) {
    return (
      <SkeletonArea className="flex flex-col gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </SkeletonArea>
    )
  }
  if (found.isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  }
  const alerts = found.data.pages.flatMap((page) => page.alerts)
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {alerts.length === 0 ? (
        <EmptyState
          drawing={<PottedSeedling />}
          title={state === 'open' ? t('emptyOpen') : t('emptyHandled')}
          description={state === 'open' ? t('emptyOpenText') : t('emptyHandledText')}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} onMoved={() => list.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          variant="outline"
          onClick={() => void found.fetchNextPage()}
          isPending={found.isFetchingNextPage}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
