import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GUIDES_PER_PAGE, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../api/call.ts'
import { Inbox, type InboxState } from '../../kit/inbox/inbox.tsx'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { findNextPage } from '../../kit/study/find-next-page.ts'
import { groupReports } from './group-reports.ts'
import { ReportedCard } from './reported-card.tsx'

const reportsQuery = (state: 'open' | 'decided') =>
  infiniteQueryOptions({
    queryKey: ['guideReports', state],
    queryFn: ({ pageParam, signal }) =>
      call(studyGuides.reports, { state, ...(pageParam !== 0 && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, GUIDES_PER_PAGE),
  })

export function GuideReportsScreen() {
  const { t } = useTranslation('guides')
  return (
    <Inbox
      title={t('admin.title')}
      intro={[t('admin.intro')]}
      tabs={{ label: t('admin.tabs'), open: t('admin.open'), done: t('admin.decided') }}
    >
      {(state) => <Reported state={state} />}
    </Inbox>
  )
}

function Reported({ state }: { state: InboxState }) {
  const { t } = useTranslation('guides')
  const isOpen = state === 'open'
  const found = useInfiniteQuery(reportsQuery(isOpen ? 'open' : 'decided'))
  return (
    <InboxList
      found={found}
      toItems={(pages) => groupReports(pages.flat())}
      keyOf={({ guide }) => guide.id}
      words={{
        label: t('admin.list'),
        failed: t('admin.failed'),
        empty: isOpen ? t('admin.emptyOpen') : t('admin.emptyDecided'),
        emptyText: isOpen ? t('admin.emptyOpenText') : t('admin.emptyDecidedText'),
      }}
    >
      {(reported, onMoved) => <ReportedCard reported={reported} onDecided={onMoved} />}
    </InboxList>
  )
}
