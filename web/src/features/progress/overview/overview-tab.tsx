import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressMetric } from '#contract/progress.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { ActivityMap } from '../../../kit/learning/activity-map.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { sumUp } from '../sum-up.ts'
import { useStudyTime } from '../use-study-time.ts'
import { RecentBadges } from './recent-badges.tsx'
import { SubjectCard } from './subject-card.tsx'

export function OverviewTab({ user, metrics }: { user: User; metrics: readonly ProgressMetric[] }) {
  const { t } = useTranslation('progress')
  if (metrics.length === 0) {
    return (
      <EmptyState
        drawing={<Sprout stage={0} />}
        title={t('empty.title')}
        description={t('empty.text')}
        action={
          <Button asChild>
            <AppLink to="/lessons">{t('empty.action')}</AppLink>
          </Button>
        }
      />
    )
  }
  const cards = metrics.map((metric) => <SubjectCard key={metric.subjectId} metric={metric} />)
  return (
    <div className="flex flex-col gap-8">
      <Tiles metrics={metrics} />
      <Carousel label={t('subjectCards')} className="md:hidden">
        {cards}
      </Carousel>
      <section aria-label={t('subjectCards')} className="hidden grid-cols-3 gap-4 md:grid">
        {cards}
      </section>
      <ActivityMap learner={user} title={t('activity.title')} description={t('activity.description')} />
      {user.gamificationEnabled && <RecentBadges user={user} />}
    </div>
  )
}

function Tiles({ metrics }: { metrics: readonly ProgressMetric[] }) {
  const { t, i18n } = useTranslation('progress')
  const formatTime = useStudyTime()
  const { minutes, longestStreak, lessons, mastery } = sumUp(metrics)
  const tiles = [
    [t('tiles.time'), formatTime(minutes)],
    [t('tiles.streak'), t('tiles.days', { count: longestStreak }), t('tiles.streakHint')],
    [t('tiles.lessons'), new Intl.NumberFormat(i18n.language).format(lessons)],
    [t('tiles.mastery'), `${mastery}%`],
  ] as const
  return (
    <section aria-labelledby="progress-summary">
      <h2 id="progress-summary" className="sr-only">
        {t('tiles.heading')}
      </h2>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tiles.map(([label, value, hint]) => (
          <Card key={label} padding="small" className="flex flex-col gap-1">
            <dt className="text-muted">{label}</dt>
            <dd className="order-first font-heading font-semibold text-2xl tabular-nums">{value}</dd>
            {hint && <dd className="text-muted">{hint}</dd>}
          </Card>
        ))}
      </dl>
    </section>
  )
}
