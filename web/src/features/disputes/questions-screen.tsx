import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { type DisputeState, disputesQuery } from './disputes.data.ts'

/** Questions that pupils say are wrong: to check, and decided. */
export function QuestionsScreen() {
  const { t } = useTranslation('disputes')
  const [state, setState] = useState<DisputeState>('open')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <Tabs value={state} onValueChange={(value) => setState(value === 'decided' ? 'decided' : 'open')}>
        <TabList label={t('tabs.label')}>
          <Tab value="open">{t('tabs.open')}</Tab>
          <Tab value="decided">{t('tabs.decided')}</Tab>
        </TabList>
        <TabPanel value="open">
          <Disputes state="open" />
        </TabPanel>
        <TabPanel value="decided">
          <Disputes state="decided" />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Disputes({ state }: { state: DisputeState }) {
  const { t } = useTranslation('disputes')
  const found = useInfiniteQuery(disputesQuery(state))
  const list = useRef<HTMLDivElement>(null)
  if (found.isPending) {
    return (
      <SkeletonArea className="flex flex-col gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </SkeletonArea>
    )
  }
  if (found.isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  }
  const disputes = found.data.pages.flatMap((page) => page.disputes)
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {disputes.length === 0 ? (
        <EmptyState
          drawing={<PottedSeedling />}
          title={state === 'open' ? t('emptyOpen') : t('emptyDecided')}
          description={state === 'open' ? t('emptyOpenText') : t('emptyDecidedText')}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {disputes.map((dispute) => (
            <li key={dispute.id}>
              <DisputeCard dispute={dispute} onDecided={() => list.current?.focus()} />
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
