import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { disputes } from '#contract/disputes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { Inbox, type InboxState } from '../../kit/inbox/inbox.tsx'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { DisputeCard } from './dispute-card.tsx'

const disputesQuery = (state: 'open' | 'decided') =>
  infiniteQueryOptions({
    queryKey: ['disputes', state],
    queryFn: ({ pageParam }) => call(disputes.list, { state, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof disputes.list>) =>
      page.hasMore ? page.disputes.at(-1)?.id : undefined,
  })

export function QuestionsScreen() {
  const { t } = useTranslation('disputes')
  return (
    <Inbox
      title={t('title')}
      intro={[t('intro')]}
      tabs={{ label: t('tabs.label'), open: t('tabs.open'), done: t('tabs.decided') }}
    >
      {(state) => <Disputes state={state} />}
    </Inbox>
  )
}

function Disputes({ state }: { state: InboxState }) {
  const { t } = useTranslation('disputes')
  const isOpen = state === 'open'
  const found = useInfiniteQuery(disputesQuery(isOpen ? 'open' : 'decided'))
  return (
    <InboxList
      found={found}
      toItems={(pages) => pages.flatMap(({ disputes }) => disputes)}
      keyOf={({ id }) => id}
      words={{
        label: isOpen ? t('tabs.open') : t('tabs.decided'),
        failed: t('failed'),
        empty: isOpen ? t('emptyOpen') : t('emptyDecided'),
        emptyText: isOpen ? t('emptyOpenText') : t('emptyDecidedText'),
      }}
    >
      {(dispute, onMoved) => <DisputeCard dispute={dispute} onDecided={onMoved} />}
    </InboxList>
  )
}
