import { useTranslation } from 'react-i18next'
import type { InboxItem } from '#contract/admin/inbox.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'

const STATUS: Record<InboxItem['status'], BadgeTone> = {
  open: 'info',
  in_progress: 'warning',
  resolved: 'success',
  closed: 'neutral',
}
const PRIORITY: Record<InboxItem['priority'], BadgeTone> = {
  low: 'neutral',
  medium: 'outline',
  high: 'warning',
  urgent: 'destructive',
}

export function ItemBadges({ item }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={STATUS[item.status]}>{t(`status.${item.status}`)}</Badge>
      {item.priority !== 'medium' && (
        <Badge tone={PRIORITY[item.priority]}>{t(`priority.${item.priority}`)}</Badge>
      )}
      <Badge tone="outline">{t(`kind.${item.kind}`)}</Badge>
      {item.category && item.category !== 'general' && (
        <Badge tone="outline">{t(`category.${item.category}`)}</Badge>
      )}
      {item.isAnswered && <Badge tone="success">{t('answered')}</Badge>}
    </span>
  )
}
