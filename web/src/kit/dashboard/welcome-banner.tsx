import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { formatToday } from '../format-today.ts'
import { dashboardStatsQuery } from '../learning/learning.data.ts'
import { sproutStage } from './sprout-stage.ts'
import { WeeklyGoal } from './weekly-goal.tsx'

export function WelcomeBanner({ user }: { user: User }) {
  const { t, i18n } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery)
  const [now] = useState(() => new Date())
  const name = user.firstName.trim()
  const percent = stats.data?.weeklyProgress ?? 0
  return (
    <Card tone="brand" className="flex items-center justify-between gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-medium text-brand-ink">{formatToday(now, i18n.language, user.timezone)}</p>
        <h1 className="font-semibold text-3xl sm:text-4xl">
          {name ? t('hello', { name }) : t('helloNobody')}
        </h1>
        {stats.isPending && <Skeleton className="h-32 w-full max-w-md" />}
        {stats.data && <WeeklyGoal user={user} stats={stats.data} />}
      </div>
      <Sprout stage={sproutStage(percent)} className="hidden h-32 w-auto shrink-0 lg:block" />
    </Card>
  )
}
