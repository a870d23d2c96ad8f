import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Clock, FileText, Layers, NotebookPen, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { NextStep, ProfessionalDashboard } from '#contract/professional/professional.ts'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { formatToday } from '../../kit/format-today.ts'
import type { AppTarget, PlainPath } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { dashboardQuery } from './professional.data.ts'

export const ProfessionalDashboardScreen = withUser(Dashboard)

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
      <TitledSection title={t('dashboard.figures')} titleClass="sr-only">
        <dl className="grid grid-cols-2 gap-4 *:last:max-lg:col-span-2 lg:grid-cols-5">
          <StatCard icon={FileText} label={t('dashboard.documents')} value={formatNumber(counts.documents)} />
          <StatCard icon={NotebookPen} label={t('dashboard.notes')} value={formatNumber(counts.notes)} />
          <StatCard icon={Layers} label={t('dashboard.due')} value={formatNumber(dueCards)} />
          <StatCard icon={Users} label={t('dashboard.shared')} value={formatNumber(counts.sharedWithMe)} />
          <StatCard icon={Clock} label={t('dashboard.week')} value={nameMinutes(minutesThisWeek)} />
        </dl>
      </TitledSection>
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

type RecentListProps = {
  kind: 'documents' | 'notes' | 'sessions'
  things: readonly { id: number; title: string; at: string }[]
  linkTo: (id: number) => AppTarget
  all: PlainPath
}

function RecentList({ kind, things, linkTo, all }: RecentListProps) {
  const { t, i18n } = useTranslation('professional')
  const { t: say } = useTranslation('ui')
  const [now] = useState(() => new Date())
  return (
    <TitledSection title={t(`recent.${kind}`)} className="flex min-w-0 flex-col gap-3">
      <Card padding="small" className="flex flex-1 flex-col gap-1">
        {things.length === 0 ? (
          <p className="py-2 text-muted">{t(`recent.${kind}None`)}</p>
        ) : (
          <ul className="flex flex-col">
            {things.map(({ id, title, at }) => (
              <li key={id} className="border-border border-b py-1 last:border-b-0">
                <AppLink
                  {...linkTo(id)}
                  className="flex min-h-11 flex-col justify-center rounded-control hover:underline"
                >
                  <span className="wrap-anywhere line-clamp-2 font-medium">{title}</span>
                  <span className="text-muted">{formatRelativeTime(at, now, say, i18n.language)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <AppLink
          to={all}
          className="mt-auto inline-flex min-h-11 items-center self-start rounded-control text-brand-ink underline underline-offset-4"
        >
          {things.length === 0 && kind !== 'sessions' ? t(`recent.${kind}First`) : t(`recent.${kind}All`)}
        </AppLink>
      </Card>
    </TitledSection>
  )
}

/** The one thing that is worth doing now, and why. */
function NextStepCard({ step }: { step: NextStep }) {
  const { t } = useTranslation('professional')
  return (
    <section data-tour="next" aria-labelledby="next-heading">
      <Card accent="var(--brand)" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="next-heading" className="font-semibold text-xl">
            {t('next.heading')}
          </h2>
          <p className="wrap-anywhere text-lg">{describeStep()}</p>
        </div>
        <LinkButton size="large" {...findPage(step)}>
          {t(`next.${step.kind}Go`)}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </Card>
    </section>
  )

  function describeStep(): string {
    switch (step.kind) {
      case 'reviewCards':
        return t('next.reviewCards', { count: step.cards })
      case 'addDocument':
        return t('next.addDocument')
      default:
        return t(`next.${step.kind}`, { title: step.title })
    }
  }
}

function findPage(step: NextStep): AppTarget {
  switch (step.kind) {
    case 'reviewCards':
      return { to: '/professional/flashcards' }
    case 'continueLesson':
      return { to: '/lessons/$lessonId', params: { lessonId: String(step.id) } }
    case 'readShared':
      return { to: '/professional/collaboration', search: { document: step.id } }
    case 'summarize':
      return { to: '/professional/research', search: { document: step.id } }
    case 'ask':
      return { to: '/professional/chat', search: { document: step.id, ask: true } }
    case 'addDocument':
      return { to: '/professional/research' }
  }
}
