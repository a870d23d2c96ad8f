import { useTranslation } from 'react-i18next'
import type { AssignmentStatus } from '#engines/assignments/index.ts'
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx'

const TONES: Record<AssignmentStatus, BadgeTone> = {
  draft: 'outline',
  active: 'success',
  closed: 'neutral',
  archived: 'neutral',
}

export function StatusBadge({ status }: { status: AssignmentStatus }) {
  const { t } = useTranslation('work')
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
}
