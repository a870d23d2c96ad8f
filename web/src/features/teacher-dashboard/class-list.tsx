import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LINES, LinkLine, Section } from './section.tsx'
import { MOST_SHOWN } from './teacher-dashboard.data.ts'

export function ClassList() {
  const { t } = useTranslation('teacherDashboard')
  const classes = useQuery(ownClassesQuery)
  return (
    <Section
      id="classes-heading"
      tour="classes"
      title={t('classes.title')}
      query={classes}
      failed={t('classes.failed')}
      link={{ to: '/teacher/classes', label: t('classes.all') }}
    >
      {(found) => {
        const active = found.filter(({ isActive }) => isActive)
        return active.length === 0 ? (
          <EmptyState
            headingLevel={3}
            drawing={<Sprout stage={0} />}
            title={t('classes.emptyTitle')}
            description={t('classes.emptyText')}
            action={
              <Button asChild>
                <AppLink to="/teacher/classes/create">{t('quick.class')}</AppLink>
              </Button>
            }
          />
        ) : (
          <ul className={LINES}>
            {active.slice(0, MOST_SHOWN).map((room) => (
              <ClassLine key={room.id} room={room} />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

function ClassLine({ room }: { room: ClassSummary }) {
  const { t } = useTranslation('teacherDashboard')
  const { id, name, grade, subject, pupils } = room
  const facts = [
    ...(grade === null ? [] : [t('classes.grade', { grade })]),
    ...(subject ? [subject] : []),
    t('classes.pupils', { count: pupils }),
  ]
  return (
    <LinkLine to="/teacher/classes/$id" params={{ id: String(id) }} title={name} text={facts.join(' · ')} />
  )
}
