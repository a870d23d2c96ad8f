import { useTranslation } from 'react-i18next'
import type { AssignmentStatus, WorkState } from '#engines/assignments/index.ts'
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx'

const TONES: Record<WorkState, BadgeTone> = {
  notDue: 'outline',
  missing: 'amber',
  handedIn: 'info',
  returned: 'purple',
  graded: 'success',
  excused: 'neutral',
}

type WorkStateBadgeProps = {
  state: WorkState
  /** Of the assignment: what is closed is no longer to do. */
  status?: AssignmentStatus
}

/** Where a student's work stands; what is missing is said kindly. */
export function WorkStateBadge({ state, status = 'active' }: WorkStateBadgeProps) {
  const { t } = useTranslation('work')
  if (state === 'notDue' && status !== 'active') return <Badge tone="neutral">{t('statuses.closed')}</Badge>
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
