import { useTranslation } from 'react-i18next'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { AppLink } from '../../app-link.tsx'
import { useDueText } from './use-due-text.ts'
import { useScoreText } from './use-score-text.ts'
import { WORK_ICONS } from './work-kinds.ts'
import { WorkStateBadge } from './work-state-badge.tsx'

/** One piece of work as a student meets it in a list: what, for which class, until when, and where it stands. */
export function MyAssignmentCard({ work, headingLevel = 3 }: { work: MyAssignment; headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('work')
  const dueText = useDueText()
  const Icon = WORK_ICONS[work.kind]
  const Heading = `h${headingLevel}` as const
  const { kind, points, submission } = work
  const score = useScoreText()({
    kind,
    points,
    grade: work.state === 'graded' ? (submission?.grade ?? null) : null,
    attempts: submission?.attempts ?? 0,
  })
  return (
    <Card isInteractive padding="small" className="flex h-full items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand-ink" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading className="wrap-anywhere font-medium text-lg leading-snug">
          <AppLink
            to="/assignments/$id"
            params={{ id: String(work.id) }}
            className="rounded-card after:absolute after:inset-0 after:rounded-card"
          >
            {work.title}
          </AppLink>
        </Heading>
        <p className="wrap-anywhere text-muted">{[t(`kinds.${work.kind}`), work.className].join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <WorkStateBadge state={work.state} kind={kind} status={work.status} />
          {score !== null ? (
            <span>{score}</span>
          ) : (
            <span className="text-muted">{dueText(work.dueDate)}</span>
          )}
        </p>
      </div>
    </Card>
  )
}
