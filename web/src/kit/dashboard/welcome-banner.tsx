import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DashboardStats } from '#contract/dashboard.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AppLink } from '../app-link.tsx'
import { formatToday } from '../format-today.ts'
import { dashboardStatsQuery } from '../learning/learning.data.ts'
import { FigureOpener } from '../learning/record-rows/figure-opener.tsx'
import { FetchedDialog } from '../study/fetched-dialog.tsx'

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

/** The week's plant: a seed at the start, in bloom when the goal is reached. */
function sproutStage(percent: number): GrowthStage {
  if (percent >= 100) return 4
  if (percent >= 60) return 3
  if (percent >= 30) return 2
  return percent > 0 ? 1 : 0
}

/** Not kept for use without a connection: a goal is set on the server alone. */
async function loadDialog() {
  const { WeeklyGoalDialog } = await import('./weekly-goal-dialog.tsx')
  return WeeklyGoalDialog
}

type WeeklyGoalProps = { user: User; stats: DashboardStats }

/** How far the week has come, and the way to change what it should hold. */
function WeeklyGoal({ user, stats: { weeklyProgress, weeklyGoal, today } }: WeeklyGoalProps) {
  const { t } = useTranslation('dashboard')
  const [isOpen, setOpen] = useState(false)
  const { unit, amount, done } = weeklyGoal
  return (
    <div className="max-w-md">
      <ProgressBar label={t('weeklyGoal')} percent={weeklyProgress} />
      <p className="flex items-center gap-1 text-muted">
        <FigureOpener
          learner={user}
          figure={unit === 'lessons' ? 'lessons' : 'time'}
          lastDays={7}
          isWholeCard={false}
        >
          {t(`week.${unit}`, { done, count: amount })}
        </FigureOpener>
        <IconButton label={t('week.change')} icon={<Pencil />} onClick={() => setOpen(true)} />
      </p>
      <p className="flex items-center gap-1 text-muted">
        <FigureOpener learner={user} figure="time" lastDays={1} isWholeCard={false}>
          {t('today', { done: today.minutes, count: today.goalMinutes })}
        </FigureOpener>
        <Tooltip content={t('changeToday')}>
          <Button asChild variant="ghost" size="icon" aria-label={t('changeToday')}>
            <AppLink to="/profile" search={{ tab: 'settings' }}>
              <Pencil aria-hidden="true" />
            </AppLink>
          </Button>
        </Tooltip>
      </p>
      {isOpen && (
        <FetchedDialog load={loadDialog} props={{ user, goal: weeklyGoal, onClose: () => setOpen(false) }} />
      )}
    </div>
  )
}
