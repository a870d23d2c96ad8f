import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressRing } from '../../ui/display/progress-ring.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Section, usePercent } from './section.tsx'
import { summaryQuery } from './teacher-dashboard.data.ts'

/** The documented summary: students, average score, completion rate. */
export function Performance() {
  const { t, i18n } = useTranslation('teacherDashboard')
  const summary = useQuery(summaryQuery)
  const say = usePercent()
  return (
    <Section
      id="performance-heading"
      title={t('performance.title')}
      query={summary}
      failed={t('performance.failed')}
      link={{ to: '/teacher/analytics', label: t('performance.all') }}
    >
      {({ totalStudents, averageScore, completionRate }) => (
        <Card padding="small">
          <dl className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-3">
            <div className="flex items-center justify-between gap-3 min-[26rem]:flex-col-reverse min-[26rem]:justify-end">
              <dt className="text-muted min-[26rem]:text-center">{t('performance.students')}</dt>
              <dd className="grid size-24 place-items-center font-heading font-semibold text-3xl tabular-nums">
                {new Intl.NumberFormat(i18n.language).format(totalStudents)}
              </dd>
            </div>
            {(
              [
                [t('performance.average'), averageScore],
                [t('performance.completion'), completionRate],
              ] as const
            ).map(([label, value]) => (
              <div
                key={label}
                className="flex items-center justify-between gap-3 min-[26rem]:flex-col-reverse min-[26rem]:justify-end"
              >
                <dt className="text-muted min-[26rem]:text-center">{label}</dt>
                <dd>
                  <ProgressRing percent={value} label={label} color="var(--brand)">
                    {say(value)}
                  </ProgressRing>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </Section>
  )
}
