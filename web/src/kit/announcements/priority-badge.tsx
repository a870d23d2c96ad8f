import { useTranslation } from 'react-i18next'
import type { ANNOUNCEMENT_PRIORITIES } from '#contract/teaching/announcements.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'

export type Priority = (typeof ANNOUNCEMENT_PRIORITIES)[number]

const TONES: Record<Priority, BadgeTone> = {
  low: 'outline',
  normal: 'neutral',
  high: 'warning',
  urgent: 'destructive',
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { t } = useTranslation('announcements')
  return <Badge tone={TONES[priority]}>{t(`priorities.${priority}`)}</Badge>
}
