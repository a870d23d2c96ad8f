import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { AssignmentSummary } from '#contract/teaching/assignments.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { LINES, LinkLine, Nothing, Section } from './section.tsx'
import { MOST_SHOWN, recentAssignmentsQuery } from './teacher-dashboard.data.ts'

export function AssignmentList({ user }: { user: User }) {
  const { t } = useTranslation('teacherDashboard')
  const recent = useQuery(recentAssignmentsQuery)
  return (
    <Section
      id="assignments-heading"
      title={t('assignments.title')}
      query={recent}
      failed={t('assignments.failed')}
      link={{ to: '/teacher/assignments', label: t('assignments.all') }}
    >
      {(found) =>
        found.length === 0 ? (
          <Nothing>{t('assignments.none')}</Nothing>
        ) : (
          <ul className={LINES}>
            {found.slice(0, MOST_SHOWN).map((work) => (
              <AssignmentLine key={work.id} work={work} timeZone={user.timezone} />
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

function AssignmentLine({ work, timeZone }: { work: AssignmentSummary; timeZone: string }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  const { id, title, dueDate, className, status, counts } = work
  const due =
    dueDate === null
      ? t('assignments.noDate')
      : t('assignments.due', {
          date: new Date(dueDate).toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone }),
        })
  const facts = [
    className,
    due,
    ...(status === 'draft'
      ? []
      : [t('assignments.handedIn', { handedIn: counts.handedIn, given: counts.given })]),
  ]
  return (
    <LinkLine
      to={`/teacher/assignments/${id}`}
      title={title}
      text={facts.join(' · ')}
      end={<Badge tone={TONES[status]}>{t(`assignments.${status}`)}</Badge>}
    />
  )
}
