import { CircleCheck, CircleDashed, CircleX, Inbox, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AssignmentKind, WorkState } from '#engines/assignments/index.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'

export const STATE_LOOKS = {
  notDue: { tone: 'outline', Icon: CircleDashed },
  missing: { tone: 'destructive', Icon: CircleX },
  handedIn: { tone: 'info', Icon: Inbox },
  returned: { tone: 'warning', Icon: Undo2 },
  graded: { tone: 'success', Icon: CircleCheck },
  excused: { tone: 'neutral', Icon: ShieldCheck },
} as const satisfies Record<WorkState, { tone: BadgeTone; Icon: LucideIcon }>

/** Where a student's work stands, in a teacher's words; students read kinder ones. By word and picture, never by color alone. */
export function GradingStateBadge({ state, kind }: { state: WorkState; kind: AssignmentKind }) {
  const { t } = useTranslation(['grading', 'work'])
  const { tone, Icon } = STATE_LOOKS[state]
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" />
      {kind === 'lesson' && state === 'graded' ? t('work:completed') : t(`state.${state}`)}
    </Badge>
  )
}
