import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnTicket, SupportTicket } from '#contract/profile/support.ts'
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx'
import { WateringCan } from '../../../ui/drawings/watering-can.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { ticketsQuery } from '../profile.data.ts'

const TONES: Record<SupportTicket['status'], BadgeTone> = {
  open: 'info',
  in_progress: 'warning',
  resolved: 'success',
  closed: 'neutral',
}

/** Asked for only once the tab is seen. */
export function TicketList({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('profile')
  const tickets = useQuery({ ...ticketsQuery, enabled: isShown })
  return (
    <section aria-labelledby="own-tickets" className="flex flex-col gap-4">
      <h2 id="own-tickets" className="font-semibold text-xl">
        {t('tickets.title')}
      </h2>
      {tickets.isPending && (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </SkeletonArea>
      )}
      {tickets.isError && !tickets.data && (
        <ErrorState
          title={t('tickets.failed')}
          headingLevel={3}
          onRetry={() => void tickets.refetch()}
          isRetrying={tickets.isFetching}
        />
      )}
      {tickets.data?.length === 0 && (
        <EmptyState
          drawing={<WateringCan />}
          title={t('tickets.empty')}
          description={t('tickets.emptyText')}
          headingLevel={3}
        />
      )}
      {tickets.data && tickets.data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {tickets.data.map((ticket) => (
            <li key={ticket.id}>
              <Ticket ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Ticket({ ticket }: { ticket: OwnTicket }) {
  const { t, i18n } = useTranslation('profile')
  const day = new Date(ticket.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <Card padding="small" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-medium text-lg wrap-anywhere">{ticket.subject}</h3>
        <Badge tone={TONES[ticket.status]}>
          {t(`status.${ticket.status === 'in_progress' ? 'inProgress' : ticket.status}`)}
        </Badge>
      </div>
      <p className="text-muted">
        {[day, t(`category.${ticket.category}`), t(`priority.${ticket.priority}`)].join(' · ')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{ticket.message}</p>
      {ticket.answers.map(({ text, createdAt }) => (
        <div key={createdAt} className="rounded-control bg-brand-soft p-3">
          <p className="font-medium text-brand-ink">{t('tickets.answer')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
    </Card>
  )
}
