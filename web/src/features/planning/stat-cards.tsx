import { useQuery } from '@tanstack/react-query'
import { Activity, Bot, ClipboardList, type LucideIcon, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { analyticsQuery, statusQuery } from './planning.data.ts'

/** Documented: a failing call leaves its cards at 0 and inactive, and says so. */
export function StatCards() {
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
  return (
    <section aria-labelledby="planning-stats" className="flex flex-col gap-3">
      <h2 id="planning-stats" className="sr-only">
        {t('stats.heading')}
      </h2>
      {status.isError && (
        <Failure
          text={t('stats.statusFailed')}
          isRetrying={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      )}
      {analytics.isError && (
        <Failure
          text={t('stats.analyticsFailed')}
          isRetrying={analytics.isFetching}
          onRetry={() => void analytics.refetch()}
        />
      )}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard
          icon={Bot}
          label={t('stats.agents')}
          value={format(activeAgents)}
          isPending={status.isPending}
        />
        <StatCard
          icon={Activity}
          label={t('stats.status')}
          value={t(`stats.${planningManager}`)}
          isPending={status.isPending}
        />
        <StatCard
          icon={ClipboardList}
          label={t('stats.plans')}
          value={format(counts.totalPlans)}
          isPending={analytics.isPending}
        />
        <StatCard
          icon={Play}
          label={t('stats.executions')}
          value={format(counts.activeExecutions)}
          isPending={analytics.isPending}
        />
      </dl>
    </section>
  )
}

type StatCardProps = { icon: LucideIcon; label: string; value: string; isPending: boolean }

function StatCard({ icon: Icon, label, value, isPending }: StatCardProps) {
  return (
    <Card padding="small" className="flex h-full min-h-24 flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
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

type FailureProps = { text: string; isRetrying: boolean; onRetry: () => void }

/** Told as a toast, as documented; the line stays until another try has worked. */
function Failure({ text, isRetrying, onRetry }: FailureProps) {
  const { t } = useTranslation('planning')
  useEffect(() => {
    toast({ title: text, variant: 'destructive' })
  }, [text])
  return (
    <div className="flex items-center gap-3 rounded-control bg-destructive-soft px-4 py-2 text-destructive-ink">
      <span className="min-w-0 flex-1">{text}</span>
      <Button variant="outline" onClick={onRetry} isPending={isRetrying}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
