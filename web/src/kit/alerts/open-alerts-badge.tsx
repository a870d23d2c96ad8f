import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/display/badge.tsx'
import { openAlertsQuery } from './open-alerts.data.ts'

/** How many alerts wait for an adult; nothing when none does. */
export function OpenAlertsBadge({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('alerts')
  const open = useQuery(openAlertsQuery).data?.open ?? 0
  if (open === 0) return null
  return (
    <Badge tone="destructive" className={`tabular-nums ${className ?? ''}`}>
      <span aria-hidden="true">{new Intl.NumberFormat(i18n.language).format(open)}</span>
      <span className="sr-only">{t('waiting', { count: open })}</span>
    </Badge>
  )
}
