import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openAlertsQuery } from '../../kit/alerts/open-alerts.data.ts'
import { OpenAlertsBadge } from '../../kit/alerts/open-alerts-badge.tsx'
import { AppLink } from '../../kit/app-link.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'

export type AlertsNoticeProps = { isCollapsed: boolean; onChoose?: (() => void) | undefined }

/** Below the documented menu, and only while a child waits for an adult. */
export function AlertsNotice({ isCollapsed, onChoose }: AlertsNoticeProps) {
  const { t } = useTranslation('common')
  const isWaiting = (useQuery(openAlertsQuery).data?.open ?? 0) > 0
  if (!isWaiting) return null
  const label = t('menu.wellbeingAlerts')
  const link = (
    <AppLink
      to="/teacher/alerts"
      onClick={onChoose}
      className="relative flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3 font-medium text-text transition-colors hover:bg-fill"
    >
      <HeartHandshake aria-hidden="true" className="size-5 shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'flex-1 truncate'}>{label}</span>
      <OpenAlertsBadge className={isCollapsed ? 'absolute -top-1 right-0 px-1.5' : ''} />
    </AppLink>
  )
  return (
    <div className="shrink-0 border-border border-t px-2 py-2">
      {isCollapsed ? (
        <Tooltip content={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </div>
  )
}
