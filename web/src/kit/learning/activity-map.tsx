import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'
import { HeatMap } from '../../ui/charts/heat-map.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { layOutYear } from './lay-out-year.ts'
import { activityQuery } from './learning.data.ts'

/** A Monday; the names of the weekdays are read from the days after it. */
const A_MONDAY = Date.UTC(2026, 0, 5)

type ActivityMapProps = { learner: { id: number; timezone: string }; title: string; description: string }

/** The last year, day by day. */
export function ActivityMap({ learner, title, description }: ActivityMapProps) {
  const { t, i18n } = useTranslation('progress')
  const activity = useQuery(activityQuery(learner.id))
  const [today] = useState(() => dayIn(learner.timezone, new Date()))
  if (activity.isPending) return <Skeleton className="h-56" />
  // An ornament among figures: without its data the rest of the page says enough.
  if (activity.isError && !activity.data) return null
  const { rows, weeks } = layOutYear(activity.data, today)
  const format = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString(i18n.language, { ...options, timeZone: 'UTC' })
  return (
    <HeatMap
      title={title}
      description={description}
      rowName={t('activity.weekday')}
      isEndFirst
      headingLevel={2}
      columns={weeks.map((week) => format(Date.parse(week), { month: 'short', day: 'numeric' }))}
      rows={rows.map(({ weekday, values }) => ({
        label: format(A_MONDAY + weekday * DAY_MS, { weekday: 'short' }),
        values,
      }))}
      formatValue={(count) => t('activity.events', { count })}
    />
  )
}
