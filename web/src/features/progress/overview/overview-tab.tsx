import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, Clock, Flame, Minus, Sparkles, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressMetric } from '#contract/progress.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { ActivityMap } from '../../../kit/learning/activity-map.tsx'
import { BadgeMedal } from '../../../kit/learning/badge-medal.tsx'
import { badgesQuery, earnedBadgesQuery, recordQuery } from '../../../kit/learning/learning.data.ts'
import { CARD_LINK, FigureOpener } from '../../../kit/learning/record-rows/figure-opener.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { useShareText } from '../use-share-text.ts'
import { useStudyTime } from '../use-study-time.ts'

const TREND_ICONS = { up: TrendingUp, down: TrendingDown, stable: Minus } as const

function SubjectCard({ user, metric }: { user: User; metric: ProgressMetric }) {
  const { t } = useTranslation('progress')
  const {
    subjectName,
    subjectIcon,
    trend,
    masteryLevel,
    isBegun,
    skills,
    streakDays,
    timeSpent,
    completedLessons,
    totalLessons,
  } = metric
  const TrendIcon = TREND_ICONS[trend]
  const sayShare = useShareText()
  const means = isBegun && skills > 0
  return (
    <Card padding="small" className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex min-w-0 items-center gap-2 font-medium">
          <SubjectIcon icon={subjectIcon} className="size-6 shrink-0" />
          {subjectName}
        </h3>
        <span className="flex items-center gap-1.5 text-muted">
          {isBegun && <TrendIcon aria-hidden="true" className="size-5" />}
          {isBegun ? t(`trend.${trend}`) : '–'}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <AppLink
          to="/progress"
          search={{ tab: 'subjects', subject: subjectName }}
          aria-label={t('behind', { subject: subjectName })}
          className="rounded-full"
        >
          <ProgressRing
            percent={masteryLevel}
            label={t('mastery', { subject: subjectName })}
            valueText={means ? undefined : sayShare(metric)}
          >
            {means ? undefined : '–'}
          </ProgressRing>
        </AppLink>
        <ul className="flex flex-col gap-2 text-muted [&_svg]:size-5 [&_svg]:shrink-0">
          <li className="flex items-center gap-2">
            <Sparkles aria-hidden="true" />
            {sayShare(metric)}
          </li>
          {(
            [
              [Flame, 'streak', t('streak', { count: streakDays })],
              [Clock, 'time', t('time', { count: timeSpent })],
              [BookOpenCheck, 'lessons', t('lessons', { completed: completedLessons, total: totalLessons })],
            ] as const
          ).map(([Icon, figure, words]) => (
            <li key={figure} className="flex items-center gap-2">
              <Icon aria-hidden="true" />
              <FigureOpener learner={user} figure={figure} subject={subjectName} isWholeCard={false}>
                {words}
              </FigureOpener>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

const MOST_SHOWN = 5

/** The server answers the newest first. */
function RecentBadges({ user }: { user: User }) {
  const { t, i18n } = useTranslation('progress')
  const earned = useQuery(earnedBadgesQuery(user.id))
  const colorOf = new Map(useQuery(badgesQuery).data?.map(({ id, color }) => [id, color]))
  return (
    <TitledSection title={t('badges.heading')}>
      {earned.isPending && <Skeleton className="h-22" />}
      {earned.isError && !earned.data && (
        <ErrorState title={t('badges.failed')} query={earned} headingLevel={3} />
      )}
      {earned.data?.length === 0 && <p className="text-muted">{t('badges.none')}</p>}
      {earned.data && earned.data.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {earned.data.slice(0, MOST_SHOWN).map(({ id, badgeId, name, icon, dateEarned }) => (
            <li key={id}>
              <Card padding="small" className="flex items-center gap-3">
                <BadgeMedal icon={icon} color={colorOf.get(badgeId) ?? 'primary'} isEarned />
                <div>
                  <h3 className="font-medium">{name}</h3>
                  <p className="text-muted">
                    {t('badges.on', {
                      date: new Date(dateEarned).toLocaleDateString(i18n.language, { dateStyle: 'medium' }),
                    })}
                  </p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

export function OverviewTab({ user, metrics }: { user: User; metrics: readonly ProgressMetric[] }) {
  const { t } = useTranslation('progress')
  if (metrics.length === 0) {
    return (
      <EmptyState
        drawing={<Sprout stage={0} />}
        title={t('empty.title')}
        description={t('empty.text')}
        action={<LinkButton to="/lessons">{t('empty.action')}</LinkButton>}
      />
    )
  }
  const cards = metrics.map((metric) => <SubjectCard key={metric.subjectId} user={user} metric={metric} />)
  return (
    <div className="flex flex-col gap-8">
      <Tiles user={user} />
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

function Tiles({ user }: { user: User }) {
  const { t, i18n } = useTranslation('progress')
  const formatTime = useStudyTime()
  const record = useQuery(recordQuery(user.id))
  if (record.isPending) {
    return <SkeletonBlocks blocks={['h-24']} times={4} className="grid grid-cols-2 gap-4 lg:grid-cols-4" />
  }
  if (record.isError && !record.data) return <ErrorState title={t('failed')} query={record} />
  const { minutes, longestStreakDays, lessonsCompleted, averageShare } = record.data
  const tiles = [
    ['time', 'time', formatTime(minutes)],
    ['streak', 'streak', t('tiles.days', { count: longestStreakDays })],
    ['lessons', 'lessons', new Intl.NumberFormat(i18n.language).format(lessonsCompleted)],
    ['mastery', null, averageShare === null ? '–' : `${averageShare}%`],
  ] as const
  return (
    <TitledSection title={t('tiles.heading')} titleClass="sr-only">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tiles.map(([name, figure, value]) => (
          <Card key={name} isInteractive padding="small" className="flex flex-col gap-1">
            <dt className="text-muted">
              {figure ? (
                <FigureOpener learner={user} figure={figure}>
                  {t(`tiles.${name}`)}
                </FigureOpener>
              ) : (
                <AppLink to="/progress" search={{ tab: 'subjects' }} className={CARD_LINK}>
                  {t(`tiles.${name}`)}
                </AppLink>
              )}
            </dt>
            <dd className="order-first font-heading font-semibold text-2xl tabular-nums">{value}</dd>
            {name === 'mastery' && <dd className="text-muted">{t('tiles.masteryHint')}</dd>}
          </Card>
        ))}
      </dl>
    </TitledSection>
  )
}
