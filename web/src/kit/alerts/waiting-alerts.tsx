import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../navigation/link-button.tsx'
import { openAlertsQuery } from './open-alerts.data.ts'

/** A child waits for an adult: before everything else. Nothing while none does. */
export function WaitingAlerts() {
  const { t } = useTranslation('alerts')
  const open = useQuery(openAlertsQuery).data?.open ?? 0
  if (open === 0) return null
  return (
    <Card
      padding="small"
      accent="var(--destructive)"
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="flex min-w-0 items-start gap-3">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="font-semibold text-lg">{t('waitingTitle', { count: open })}</h2>
          <p className="text-muted">{t('waitingText')}</p>
        </div>
      </div>
      <LinkButton to="/teacher/alerts">{t('look')}</LinkButton>
    </Card>
  )
}
