import { useQuery } from '@tanstack/react-query'
import { Clock, FileText, Layers, NotebookPen, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDashboard } from '#contract/professional/professional.ts'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { formatToday } from '../../kit/format-today.ts'
import { useUser } from '../../kit/session.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { NextStepCard } from './dashboard/next-step-card.tsx'
import { RecentList } from './dashboard/recent-list.tsx'
import { dashboardQuery } from './professional.data.ts'

export function ProfessionalDashboardScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Dashboard user={user} />
}

function Dashboard({ user }: { user: User }) {
  const { t, i18n } = useTranslation('professional')
  const found = useQuery(dashboardQuery(user.id))
  const [now] = useState(() => new Date())
  const name = user.firstName.trim()
  return (
    <div className="flex flex-col gap-8">
      <Card tone="brand" className="flex items-center justify-between gap-6">
        <div className="flex min-w-0 flex-col gap-2">
          <p className="font-medium text-brand-ink">{formatToday(now, i18n.language, user.timezone)}</p>
          <h1 className="wrap-anywhere font-semibold text-3xl sm:text-4xl">
            {name ? t('dashboard.hello', { name }) : t('dashboard.helloNobody')}
          </h1>
          <p className="text-lg">{t('dashboard.text')}</p>
        </div>
        <Sprout stage={3} className="hidden h-28 w-auto shrink-0 lg:block" />
      </Card>
      {found.data ? (
        <Figures figures={found.data} />
      ) : found.isError ? (
        <ErrorState title={t('dashboard.failed')} query={found} />
      ) : (
        <SkeletonArea className="flex flex-col gap-8">
          <Skeleton className="h-28" />
          <div className="grid grid-cols-2 gap-4 *:last:max-lg:col-span-2 lg:grid-cols-5">
            {['a', 'b', 'c', 'd', 'e'].map((place) => (
              <Skeleton key={place} className="h-28" />
            ))}
          </div>
          <div className="grid gap-8 lg:grid-cols-3">
            {['f', 'g', 'h'].map((place) => (
              <Skeleton key={place} className="h-64" />
            ))}
          </div>
        </SkeletonArea>
      )}
      <MoreLinks user={user} />
    </div>
  )
}

function Figures({ figures }: { figures: ProfessionalDashboard }) {
  const { t } = useTranslation('professional')
  const { nameMinutes, formatNumber } = useWeekWords()
  const { counts, dueCards, minutesThisWeek } = figures
  return (
    <>
      <NextStepCard step={figures.nextStep} />
      <section aria-labelledby="figures-heading">
        <h2 id="figures-heading" className="sr-only">
          {t('dashboard.figures')}
        </h2>
        <dl className="grid grid-cols-2 gap-4 *:last:max-lg:col-span-2 lg:grid-cols-5">
          <StatCard icon={FileText} label={t('dashboard.documents')} value={formatNumber(counts.documents)} />
          <StatCard icon={NotebookPen} label={t('dashboard.notes')} value={formatNumber(counts.notes)} />
          <StatCard icon={Layers} label={t('dashboard.due')} value={formatNumber(dueCards)} />
          <StatCard icon={Users} label={t('dashboard.shared')} value={formatNumber(counts.sharedWithMe)} />
          <StatCard icon={Clock} label={t('dashboard.week')} value={nameMinutes(minutesThisWeek)} />
        </dl>
      </section>
      <div data-tour="recent" className="grid gap-8 lg:grid-cols-3">
        <RecentList
          kind="documents"
          things={figures.recentDocuments}
          linkTo={(id) => ({ to: '/professional/research', search: { document: id } })}
          all="/professional/research"
        />
        <RecentList
          kind="notes"
          things={figures.recentNotes}
          linkTo={(id) => ({ to: '/professional/notes', search: { note: id } })}
          all="/professional/notes"
        />
        <RecentList
          kind="sessions"
          things={figures.recentSessions}
          linkTo={(id) => ({ to: '/professional/chat', search: { session: id } })}
          all="/professional/chat"
        />
      </div>
    </>
  )
}
