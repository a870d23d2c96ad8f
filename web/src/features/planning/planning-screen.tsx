import { useQuery } from '@tanstack/react-query'
import { Activity, Bot, CircleCheck, ClipboardList, type LucideIcon, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PlanFigure } from '#contract/study/plan-rows.ts'
import { type PlanSummary, planning } from '#contract/study/planning.ts'
import { call } from '../../api/call.ts'
import { CalendarFeedCard } from '../../kit/days/calendar-feed-card.tsx'
import { DownloadWeek } from '../../kit/downloads/download-week.tsx'
import { RowsOpener } from '../../kit/learning/record-rows/figure-opener.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState, type Retryable } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'
import { toastError } from '../../ui/toast/toast-store.ts'
import { PlanDays } from './days/plan-days.tsx'
import { PlanForm } from './form/plan-form.tsx'
import { PlanPanel } from './plan/plan-panel.tsx'
import {
  analyticsQuery,
  currentPlanQuery,
  FEED_KEY,
  type ShownPlan,
  statusQuery,
  useShownPlan,
} from './planning.data.ts'

/** One screen for every family of routes, on the user's own data. */
export const PlanningScreen = withUser(Planning)

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
      <PageHeader title={t('title')}>
        {status.data?.success && !status.isError && (
          <Badge tone="success">
            <CircleCheck aria-hidden="true" />
            {t('badge')}
          </Badge>
        )}
      </PageHeader>
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
          <CalendarFeedCard
            text={t('feed.text')}
            queryKey={FEED_KEY}
            read={() => call(planning.calendarFeed, {})}
            open={() => call(planning.openCalendarFeed, {})}
            revoke={() => call(planning.revokeCalendarFeed, {})}
          />
          <OtherPlans chosenId={chosenId} onChoose={setChosenId} />
        </div>
      </div>
      <PlanningSystem />
    </div>
  )
}

type OtherPlansProps = { chosenId: number | null; onChoose: (id: number | null) => void }

function OtherPlans({ chosenId, onChoose }: OtherPlansProps) {
  const { t } = useTranslation('planning')
  const { data } = useQuery(currentPlanQuery)
  const { state = null, others = [] } = data ?? {}
  const all: PlanSummary[] = [...(state ? [state.plan] : []), ...others]
  const listed = all.filter(({ id }) => id !== (chosenId ?? state?.plan.id))
  if (listed.length === 0) return null
  return (
    <Card>
      <CardTitle className="mb-4">{t('plan.others')}</CardTitle>
      <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto">
        {listed.map(({ id, title, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              {title}
              <Badge tone={status === 'executing' ? 'primary' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
            </span>
            <Button
              variant="ghost"
              aria-label={t('plan.showNamed', { title })}
              onClick={() => onChoose(id === state?.plan.id ? null : id)}
            >
              {t('plan.show')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ActivePlan({ shown, onGone }: { shown: ShownPlan; onGone: () => void }) {
  const { t } = useTranslation('planning')
  const { state, isPending, isError, isFetching, refetch } = shown
  return (
    <Card>
      <CardTitle className="mb-4">{t('plan.heading')}</CardTitle>
      {isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-7 w-2/3" shape="line" />
          <SkeletonText lines={3} />
          <Skeleton className="h-40 w-full" />
        </SkeletonArea>
      )}
      {isError && <ErrorState title={t('plan.failed')} query={{ refetch, isFetching }} headingLevel={3} />}
      {!isPending && !isError && !state && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('plan.empty')}
          description={t('plan.emptyText')}
          headingLevel={3}
        />
      )}
      {state && <PlanPanel key={state.plan.id} state={state} onGone={onGone} />}
    </Card>
  )
}

/** Below what a learner comes for. Documented: a failing call leaves its cards at 0 and inactive, and says so. */
function PlanningSystem() {
  const { t, i18n } = useTranslation('planning')
  const status = useQuery(statusQuery)
  const analytics = useQuery(analyticsQuery)
  const format = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const { agents, planningManager } = (!status.isError && status.data?.status) || {
    agents: [],
    planningManager: 'inactive' as const,
  }
  const counts = (!analytics.isError && analytics.data?.analytics) || { totalPlans: 0, activeExecutions: 0 }
  const activeAgents = agents.filter((agent) => agent.status === 'active').length
  const cards = [
    [Bot, 'agents', format(activeAgents), status],
    [Activity, 'status', t(`stats.${planningManager}`), status],
    [ClipboardList, 'plans', format(counts.totalPlans), analytics],
    [Play, 'executions', format(counts.activeExecutions), analytics],
  ] as const
  return (
    <TitledSection
      title={t('stats.heading')}
      titleClass="font-semibold text-xl"
      className="flex flex-col gap-3"
    >
      {status.isError && <Failure text={t('stats.statusFailed')} query={status} />}
      {analytics.isError && <Failure text={t('stats.analyticsFailed')} query={analytics} />}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {cards.map(([icon, figure, value, { isPending }]) => (
          <StatCard key={figure} icon={icon} figure={figure} value={value} isPending={isPending} />
        ))}
      </dl>
    </TitledSection>
  )
}

async function loadPlanRows() {
  const { PlanRowsDialog } = await import('./plan-rows-dialog.tsx')
  return PlanRowsDialog
}

type StatCardProps = { icon: LucideIcon; figure: PlanFigure; value: string; isPending: boolean }

function StatCard({ icon: Icon, figure, value, isPending }: StatCardProps) {
  const { t } = useTranslation('planning')
  return (
    <Card isInteractive padding="small" className="flex h-full min-h-24 flex-col-reverse justify-end gap-1">
      <dt className="text-muted">
        <RowsOpener load={loadPlanRows} asked={{ figure }}>
          {t(`stats.${figure}`)}
        </RowsOpener>
      </dt>
      <dd className="flex items-center justify-between gap-2 font-heading font-semibold text-xl tabular-nums sm:text-3xl">
        {isPending ? (
          <Skeleton className="h-9 w-16" shape="line" />
        ) : (
          <span className="min-w-0 break-words first-letter:uppercase">{value}</span>
        )}
        <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
      </dd>
    </Card>
  )
}

/** Told as a toast, as documented; the line stays until another try has worked. */
function Failure({ text, query }: { text: string; query: Retryable }) {
  const { t } = useTranslation('planning')
  useEffect(() => {
    toastError(text)
  }, [text])
  return (
    <div className="flex items-center gap-3 rounded-control bg-destructive-soft px-4 py-2 text-destructive-ink">
      <span className="min-w-0 flex-1">{text}</span>
      <Button variant="outline" onClick={() => void query.refetch()} isPending={query.isFetching}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
