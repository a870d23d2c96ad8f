import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WaitingWork } from '#contract/teaching/teacher-dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Section } from './section.tsx'
import { waitingQuery } from './teacher-dashboard.data.ts'

/** How much work waits for a grade, and the way to what has waited longest. */
export function ToGrade() {
  const { t } = useTranslation('teacherDashboard')
  const waiting = useQuery(waitingQuery)
  return (
    <Section
      id="grade-heading"
      tour="toGrade"
      title={t('grade.title')}
      query={waiting}
      failed={t('grade.failed')}
    >
      {(work) => <Waiting work={work} />}
    </Section>
  )
}

function Waiting({ work: { submissions, first } }: { work: WaitingWork }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  if (!first)
    return (
      <Card padding="small" className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
        <p>{t('grade.none')}</p>
      </Card>
    )
  return (
    <Card padding="small" className="flex flex-col items-start gap-3">
      <p>
        <span className="me-2 font-heading font-semibold text-3xl tabular-nums">
          {new Intl.NumberFormat(i18n.language).format(submissions)}
        </span>
        {t('grade.waiting', { count: submissions })}
      </p>
      <p className="text-muted wrap-anywhere">
        {t('grade.first', { title: first.title, name: first.className })}
      </p>
      <Button asChild>
        <AppLink
          to="/teacher/assignments/$id/grade/$studentId"
          params={{ id: String(first.assignmentId), studentId: String(first.studentId) }}
        >
          {t('grade.start')}
        </AppLink>
      </Button>
    </Card>
  )
}
