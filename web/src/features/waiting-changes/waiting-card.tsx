import { CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'

type WaitingCardProps = {
  icon: LucideIcon
  title: string
  /** A few words of it. */
  about: string | null
  madeAt: Date
  needsDecision: boolean
  children?: ReactNode
}

export function WaitingCard({ icon: Icon, title, about, madeAt, needsDecision, children }: WaitingCardProps) {
  const { t, i18n } = useTranslation('waitingChanges')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <h2 className="font-medium text-lg">{title}</h2>
            {about && <p className="line-clamp-2 break-words">{about}</p>}
            <p className="text-muted">{t('made', { time: time.format(madeAt) })}</p>
          </div>
        </div>
        <Badge tone={needsDecision ? 'warning' : 'neutral'}>
          {needsDecision ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {t(needsDecision ? 'state.decide' : 'state.waiting')}
        </Badge>
      </div>
      {children}
    </Card>
  )
}
