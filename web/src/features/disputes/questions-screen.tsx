import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Inbox, type InboxState } from '../../kit/inbox/inbox.tsx'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { disputesQuery } from './disputes.data.ts'

/** Questions that students say are wrong: to check, and decided. */
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
