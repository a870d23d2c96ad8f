import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DashboardStats } from '#contract/dashboard.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { AppLink } from '../app-link.tsx'
import { FetchedDialog } from '../study/fetched-dialog.tsx'

/** Not kept for use without a connection: a goal is set on the server alone. */
async function loadDialog() {
  const { WeeklyGoalDialog } = await import('./weekly-goal-dialog.tsx')
  return WeeklyGoalDialog
}

type WeeklyGoalProps = { user: User; stats: DashboardStats }

/** How far the week has come, and the way to change what it should hold. */
export function WeeklyGoal({ user, stats: { weeklyProgress, weeklyGoal, today } }: WeeklyGoalProps) {
  const { t } = useTranslation('dashboard')
  const [isOpen, setOpen] = useState(false)
  const { unit, amount, done } = weeklyGoal
  return (
    <div className="max-w-md">
      <ProgressBar label={t('weeklyGoal')} percent={weeklyProgress} />
      <p className="flex items-center gap-1 text-muted">
        {t(`week.${unit}`, { done, count: amount })}
        <IconButton
          label={t('week.change')}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      </p>
      <p className="flex items-center gap-1 text-muted">
        {t('today', { done: today.minutes, count: today.goalMinutes })}
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
