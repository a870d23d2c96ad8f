import { useTranslation } from 'react-i18next'
import type { AssignmentKind, AssignmentStatus, WorkState } from '#engines/assignments/index.ts'
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
  kind: AssignmentKind
  /** Of the assignment: what is closed is no longer to do. */
  status?: AssignmentStatus
}

/** Where a student's work stands; what is missing is said kindly. */
export function WorkStateBadge({ state, kind, status = 'active' }: WorkStateBadgeProps) {
  const { t } = useTranslation('work')
  if (state === 'notDue' && status !== 'active') return <Badge tone="neutral">{t('statuses.closed')}</Badge>
  const isCompleted = kind === 'lesson' && state === 'graded'
  return <Badge tone={TONES[state]}>{isCompleted ? t('completed') : t(`states.${state}`)}</Badge>
}
