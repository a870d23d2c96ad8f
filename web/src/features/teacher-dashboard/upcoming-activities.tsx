import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { ActivityLine } from './activity-line.tsx'
import { chooseActivities } from './choose-activities.ts'
import { LINES, Section } from './section.tsx'
import { comingQuery } from './teacher-dashboard.data.ts'
import { keyOf } from './today-list.tsx'

/** What really comes next; beneath it the documented example, open as long as there is nothing else to see. */
export function UpcomingActivities({ user }: { user: User }) {
  const { t } = useTranslation('teacherDashboard')
  const calendar = useQuery(comingQuery(user))
  return (
    <Section
      id="coming-heading"
      title={t('coming.title')}
      query={calendar}
      failed={t('coming.failed')}
      link={{ to: '/teacher/calendar', label: t('coming.all') }}
    >
      {({ entries, today }) => {
        const { coming } = chooseActivities(entries, today)
        return (
          <>
            {coming.length > 0 ? (
              <ul className={LINES}>
                {coming.map((entry) => (
                  <ActivityLine key={keyOf(entry)} entry={entry} hasDay />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{t('coming.none')}</p>
            )}
            <Sample isOpen={coming.length === 0} />
          </>
        )
      }}
    </Section>
  )
}

const SAMPLES = ['quiz', 'project', 'lesson'] as const

function Sample({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('teacherDashboard')
  return (
    <details open={isOpen} className="group rounded-card border border-border border-dashed">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-4 py-2 font-medium hover:bg-fill">
        <Badge tone="outline">{t('sample.badge')}</Badge>
        <span className="min-w-0 flex-1 font-normal text-muted">{t('sample.text')}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col divide-y divide-border border-border border-t">
        {SAMPLES.map((name) => (
          <li key={name} className="px-4 py-3">
            <p>{t(`sample.${name}`)}</p>
            <p className="text-muted">{t(`sample.${name}When`)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
