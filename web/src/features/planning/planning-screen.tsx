import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { DownloadWeek } from '../../kit/downloads/download-week.tsx'
import { useUser } from '../../kit/session.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { PlanDays } from './days/plan-days.tsx'
import { CalendarFeed } from './feed/calendar-feed.tsx'
import { PlanForm } from './form/plan-form.tsx'
import { ActivePlan } from './plan/active-plan.tsx'
import { OtherPlans } from './plan/other-plans.tsx'
import { statusQuery, useShownPlan } from './planning.data.ts'
import { StatCards } from './stat-cards.tsx'

/** One screen for every family of routes, on the user's own data. */
export function PlanningScreen() {
  const user = useUser()
  return user && <Planning user={user} />
}

function Planning({ user }: { user: User }) {
  const { t } = useTranslation('planning')
  const status = useQuery(statusQuery)
  // Another plan than the current one, where somebody looks at it.
  const [chosenId, setChosenId] = useState<number | null>(null)
  const shown = useShownPlan(chosenId)
  // Then there is room beside the form, which is tall.
  const isBeside = !shown.isPending && !shown.state
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        {status.data?.success && !status.isError && (
          <Badge tone="success">
            <CircleCheck aria-hidden="true" />
            {t('badge')}
          </Badge>
        )}
      </div>
      <StatCards />
      <div
        className={`grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] ${isBeside ? 'xl:grid-rows-[auto_1fr]' : ''}`}
      >
        <ActivePlan shown={shown} onGone={() => setChosenId(null)} />
        <div className={isBeside ? 'xl:row-span-2' : ''}>
          <PlanForm user={user} onCreated={() => setChosenId(null)} />
        </div>
        {shown.state && (
          <div className="min-w-0 xl:col-span-full">
            <PlanDays key={shown.state.plan.id} state={shown.state} />
          </div>
        )}
        <div
          className={`grid min-w-0 grid-cols-1 items-start gap-6 ${isBeside ? '' : 'xl:col-span-full xl:grid-cols-2'}`}
        >
          {/* Without the plan it could only say once more that the plan is missing. */}
          {!shown.isError && <DownloadWeek user={user} />}
          <CalendarFeed />
          <OtherPlans chosenId={chosenId} onChoose={setChosenId} />
        </div>
      </div>
    </div>
  )
}
