import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Inbox, type InboxState } from '../../kit/inbox/inbox.tsx'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { AlertCard } from './alert-card.tsx'
import { safetyAlertsQuery } from './safety-alerts.data.ts'

/** Students who wrote something worrying to the tutor: to take care of, and taken care of. */
export function AlertsScreen() {
  const { t } = useTranslation('alerts')
  return (
    <Inbox
      title={t('title')}
      intro={[t('intro'), t('privacy')]}
      tabs={{ label: t('tabs.label'), open: t('tabs.open'), done: t('tabs.handled') }}
    >
      {(state) => <Alerts state={state} />}
    </Inbox>
  )
}

function Alerts({ state }: { state: InboxState }) {
  const { t } = useTranslation('alerts')
  const isOpen = state === 'open'
  const found = useInfiniteQuery(safetyAlertsQuery(isOpen ? 'open' : 'handled'))
  const [page] = found.data?.pages ?? []
  const rules = { contacts: page?.contacts ?? [], escalatesAfterHours: page?.escalatesAfterHours ?? null }
  const quality = isOpen ? null : (page?.quality ?? null)
  return (
    <>
      {quality !== null && quality.handled > 0 && (
        <p className="text-muted">
          {t('quality', { count: quality.handled, falseAlarms: quality.falseAlarms })}
        </p>
      )}
      <InboxList
        found={found}
        toItems={(pages) => pages.flatMap(({ alerts }) => alerts)}
        keyOf={({ id }) => id}
        words={{
          label: isOpen ? t('tabs.open') : t('tabs.handled'),
          failed: t('failed'),
          empty: isOpen ? t('emptyOpen') : t('emptyHandled'),
          emptyText: isOpen ? t('emptyOpenText') : t('emptyHandledText'),
        }}
      >
        {(alert, onMoved) => <AlertCard alert={alert} rules={rules} onMoved={onMoved} />}
      </InboxList>
    </>
  )
}
