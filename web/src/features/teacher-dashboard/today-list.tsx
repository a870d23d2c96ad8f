import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ActivityLine } from './activity-line.tsx'
import { chooseActivities } from './choose-activities.ts'
import { LINES, Nothing, Section } from './section.tsx'
import { comingQuery } from './teacher-dashboard.data.ts'

/** Lessons of today and what is due. */
export function TodayList({ user }: { user: User }) {
  const { t } = useTranslation('teacherDashboard')
  const calendar = useQuery(comingQuery(user))
  return (
    <Section
      id="today-heading"
      title={t('today.title')}
      query={calendar}
      failed={t('today.failed')}
      link={{ to: '/teacher/calendar', label: t('today.all') }}
    >
      {({ entries, today }) => {
        const lines = chooseActivities(entries, today).today
        return lines.length === 0 ? (
          <Nothing>{t('today.none')}</Nothing>
        ) : (
          <ul className={LINES}>
            {lines.map((entry) => (
              <ActivityLine key={keyOf(entry)} entry={entry} hasDay={false} />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

type Keyed = { kind: string; id: number; day: string; from?: string }
/** A class may meet twice a day. */
export const keyOf = ({ kind, id, day, from }: Keyed) => `${kind} ${id} ${day} ${from ?? ''}`
