import { useNavigate } from '@tanstack/react-router'
import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '#contract/teaching/assignments.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StatusBadge } from '../../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AssignmentMenu } from '../assignment-menu.tsx'
import { DuplicateDialog } from '../duplicate-dialog.tsx'
import { useAssignmentDeeds } from '../use-assignment-deeds.ts'

const FIGURES = ['given', 'handedIn', 'toGrade', 'graded'] as const

export function AssignmentHead({ work, onEdit }: { work: Assignment; onEdit: () => void }) {
  const { t } = useTranslation(['assignments', 'work'])
  const dueText = useDueText()
  const navigate = useNavigate()
  const deeds = useAssignmentDeeds()
  const [isCopying, setCopying] = useState(false)
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
          <h1 className="wrap-anywhere font-semibold text-3xl">{work.title}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={work.status} />
            <AppLink
              to="/teacher/classes/$id"
              params={{ id: String(work.classId) }}
              className="wrap-anywhere text-brand-ink underline underline-offset-4"
            >
              {work.className}
            </AppLink>
            <span>{t(`work:kinds.${work.kind}`)}</span>
            <span>{dueText(work.dueDate)}</span>
            <span className="text-muted">{t('work:worth', { count: work.points })}</span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          {work.status === 'draft' && (
            <Button onClick={() => void deeds.setStatus(work, 'active')}>
              <Send aria-hidden="true" />
              {t('deeds.giveOut')}
            </Button>
          )}
          <Button variant="outline" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {t('deeds.edit')}
          </Button>
          <AssignmentMenu
            work={work}
            onDuplicate={() => setCopying(true)}
            onGone={() => void navigate({ to: '/teacher/assignments' })}
          />
        </div>
      </div>
      {work.status !== 'draft' && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {FIGURES.map((name) => (
            <Card key={name} padding="small" className="flex flex-col">
              <dt className="text-muted">{t(`page.${name}`)}</dt>
              <dd className="font-heading font-semibold text-2xl tabular-nums">{work.counts[name]}</dd>
            </Card>
          ))}
        </dl>
      )}
      {isCopying && <DuplicateDialog work={work} onClose={() => setCopying(false)} />}
    </header>
  )
}
