import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { useUser } from '../../kit/session.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { CalendarFeed } from './feed/calendar-feed.tsx'
import { PlanForm } from './form/plan-form.tsx'
import { ActivePlan } from './plan/active-plan.tsx'
import { statusQuery } from './planning.data.ts'
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
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6 max-xl:order-2">
          <PlanForm user={user} onCreated={() => setChosenId(null)} />
          <CalendarFeed />
        </div>
        <ActivePlan chosenId={chosenId} onChoose={setChosenId} />
      </div>
    </div>
  )
}
