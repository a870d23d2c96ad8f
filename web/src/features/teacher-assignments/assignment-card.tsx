import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssignmentSummary } from '#contract/teaching/assignments.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StatusBadge } from '../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { WORK_ICONS } from '../../kit/classroom/work/work-kinds.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AssignmentMenu } from './assignment-menu.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'

/** A row of the list: what, for whom, until when, and what waits. */
export function AssignmentCard({ work, onGone }: { work: AssignmentSummary; onGone: () => void }) {
  const { t } = useTranslation(['assignments', 'work'])
  const dueText = useDueText()
  const [isCopying, setCopying] = useState(false)
  const { counts } = work
  const Icon = WORK_ICONS[work.kind]
  return (
    <Card isInteractive padding="small" className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-brand-ink" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 lg:flex-row lg:items-center lg:gap-6">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="wrap-anywhere font-medium text-lg leading-snug">
            <AppLink
              to="/teacher/assignments/$id"
              params={{ id: String(work.id) }}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {work.title}
            </AppLink>
          </h2>
          <p className="wrap-anywhere text-muted">
            {[work.className, t(`work:kinds.${work.kind}`), dueText(work.dueDate)].join(' · ')}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {counts.toGrade > 0 && <Badge tone="amber">{t('toGrade', { count: counts.toGrade })}</Badge>}
          {work.status !== 'draft' && (
            <span className="text-muted">
              {t('handedIn', { done: counts.handedIn, given: counts.given })}
            </span>
          )}
          <StatusBadge status={work.status} />
        </p>
      </div>
      <AssignmentMenu work={work} onDuplicate={() => setCopying(true)} onGone={onGone} />
      {isCopying && <DuplicateDialog work={work} onClose={() => setCopying(false)} />}
    </Card>
  )
}
