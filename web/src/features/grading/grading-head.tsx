import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GradedAssignment, SubmissionRow } from '#contract/teaching/grading.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { GradingStateBadge } from '../../kit/grading/grading-state-badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import type { Neighbours } from './find-neighbours.ts'

type GradingHeadProps = {
  assignment: GradedAssignment
  row: SubmissionRow
  around: Neighbours
  isOnlyWaiting: boolean
  onOnlyWaiting: (isOn: boolean) => void
  onOpen: (pupil: SubmissionRow | undefined) => void
  onHelp: () => void
}

export function GradingHead(props: GradingHeadProps) {
  const { assignment, row, around, isOnlyWaiting, onOnlyWaiting, onOpen, onHelp } = props
  const { t } = useTranslation('grading')
  const describeDue = useDueText()
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="break-words font-semibold text-3xl">{`${row.firstName} ${row.lastName}`}</h1>
          <GradingStateBadge state={row.state} />
        </div>
        <p className="text-muted">
          {t('place', { place: around.place, total: around.total })}
          {`\u00a0· ${assignment.className}\u00a0· ${describeDue(assignment.dueDate)}`}
          {'\u00a0· '}
          <AppLink
            to="/teacher/classes/$id/gradebook"
            params={{ id: String(assignment.classId) }}
            className="text-brand-ink underline"
          >
            {t('gradebook')}
          </AppLink>
        </p>
      </div>
      <nav aria-label={t('pupils')} className="flex flex-wrap items-center gap-2">
        <Field label={t('onlyWaiting')} layout="inline" className="me-2">
          <Switch checked={isOnlyWaiting} onCheckedChange={onOnlyWaiting} />
        </Field>
        <div className="flex items-center gap-2">
          <Button variant="outline" disabled={!around.previous} onClick={() => onOpen(around.previous)}>
            <ChevronLeft aria-hidden="true" />
            {t('previous')}
          </Button>
          <Button variant="outline" disabled={!around.next} onClick={() => onOpen(around.next)}>
            {t('next')}
            <ChevronRight aria-hidden="true" />
          </Button>
          <IconButton label={t('keys.title')} icon={<Keyboard aria-hidden="true" />} onClick={onHelp} />
        </div>
      </nav>
    </header>
  )
}
