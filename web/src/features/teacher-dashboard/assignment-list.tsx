import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AssignmentSummary } from '#contract/teaching/assignments.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { useIsOpen } from '../../kit/classroom/work/use-is-open.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { LINES, LinkLine, Nothing, Section } from './section.tsx'
import { MOST_SHOWN, recentAssignmentsQuery } from './teacher-dashboard.data.ts'

export function AssignmentList() {
  const { t } = useTranslation('teacherDashboard')
  const recent = useQuery(recentAssignmentsQuery)
  return (
    <Section
      name="assignments"
      query={recent}
      link={{ to: '/teacher/assignments', label: t('assignments.all') }}
    >
      {(found) =>
        found.length === 0 ? (
          <Nothing>
            {t('assignments.none')}{' '}
            <AppLink to="/teacher/assignments/create" className="text-brand-ink underline underline-offset-4">
              {t('quick.assignment')}
            </AppLink>
          </Nothing>
        ) : (
          <ul className={LINES}>
            {found.slice(0, MOST_SHOWN).map((work) => (
              <AssignmentLine key={work.id} work={work} />
            ))}
          </ul>
        )
      }
    </Section>
  )
}

const TONES: Record<AssignmentSummary['status'], BadgeTone> = {
  draft: 'outline',
  active: 'success',
  closed: 'neutral',
  archived: 'neutral',
}

function AssignmentLine({ work }: { work: AssignmentSummary }) {
  const { t } = useTranslation('teacherDashboard')
  const { id, title, dueDate, className, status, counts } = work
  const describeDue = useDueText()
  const isOpen = useIsOpen()(work)
  const facts = [
    className,
    describeDue(dueDate),
    ...(status === 'draft'
      ? []
      : [
          t(isOpen ? 'assignments.soFar' : 'assignments.handedIn', {
            handedIn: counts.handedIn,
            given: counts.given,
          }),
        ]),
  ]
  return (
    <LinkLine
      to="/teacher/assignments/$id"
      params={{ id: String(id) }}
      title={title}
      text={facts.join('\u00a0· ')}
      end={<Badge tone={TONES[status]}>{t(`assignments.${status}`)}</Badge>}
    />
  )
}
