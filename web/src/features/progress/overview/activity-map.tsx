import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { dayIn } from '#engines/days/index.ts'
import { HeatMap } from '../../../ui/charts/heat-map.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { layOutYear } from '../lay-out-year.ts'
import { activityQuery } from '../progress.data.ts'

/** A Monday; the names of the weekdays are read from the days after it. */
const A_MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

export function ActivityMap({ user }: { user: User }) {
  const { t, i18n } = useTranslation('progress')
  const activity = useQuery(activityQuery(user.id))
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  if (activity.isPending) return <Skeleton className="h-56" />
  // An ornament among figures: without its data the rest of the page says enough.
  if (activity.isError) return null
  const { rows, weeks } = layOutYear(activity.data, today)
  const format = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString(i18n.language, { ...options, timeZone: 'UTC' })
  return (
    <HeatMap
      title={t('activity.title')}
      description={t('activity.description')}
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
