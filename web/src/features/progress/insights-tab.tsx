import { useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LearningInsight } from '#contract/progress.ts'
import { AddressLink } from '../../kit/navigation/address-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { insightsQuery } from './progress.data.ts'

const ICONS: Record<string, Icons.LucideIcon> = {
  target: Icons.Target,
  'rotate-ccw': Icons.RotateCcw,
  'book-open': Icons.BookOpen,
  sunrise: Icons.Sunrise,
  flame: Icons.Flame,
  star: Icons.Star,
  'trending-up': Icons.TrendingUp,
  'life-buoy': Icons.LifeBuoy,
  sprout: Icons.Sprout,
  flag: Icons.Flag,
  award: Icons.Award,
  'calendar-off': Icons.CalendarOff,
}

export function InsightsTab({ user }: { user: User }) {
  const { t } = useTranslation('progress')
  const insights = useQuery(insightsQuery(user.id))
  if (insights.isPending) return <SkeletonBlocks blocks={['h-32']} times={2} />
  if (insights.isError && !insights.data) return <ErrorState title={t('failed')} query={insights} />
  if (insights.data.length === 0) {
    return (
      <EmptyState
        drawing={<PottedSeedling />}
        title={t('insights.emptyTitle')}
        description={t('insights.emptyText')}
      />
    )
  }
  return (
    <TitledSection title={t('insights.heading')} titleClass="sr-only">
      <ul className="grid gap-4 lg:grid-cols-2">
        {insights.data.map((insight) => (
          <InsightCard key={insight.id} insight={insight} />
        ))}
      </ul>
    </TitledSection>
  )
}

function InsightCard({ insight }: { insight: LearningInsight }) {
  const { t } = useTranslation('progress')
  const { icon, title, description, priority, actionable, estimatedTime, action } = insight
  const Icon = ICONS[icon] ?? Icons.Lightbulb
  return (
    <li>
      <Card padding="small" className="flex h-full flex-col gap-3">
        <div className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
          <h3 className="min-w-0 flex-1 font-medium text-lg">{title}</h3>
          <Badge tone={priority === 'high' ? 'warning' : 'neutral'} className="shrink-0">
            {t(`insights.priority.${priority}`)}
          </Badge>
        </div>
        <p className="-mt-2 ps-9 text-muted">{description}</p>
        {actionable && action !== null && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <span className="flex items-center gap-1.5 text-muted">
              <Icons.Clock aria-hidden="true" className="size-5" />
              {t('insights.takes', { count: estimatedTime })}
            </span>
            <Button asChild>
              <AddressLink address={action} aria-label={t('insights.actNamed', { title })}>
                {t('insights.act')}
              </AddressLink>
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
