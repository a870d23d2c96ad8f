import { queryOptions, useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badges } from '#contract/badges.ts'
import type { OpenedFigure } from '#contract/profile/record-rows.ts'
import { call } from '../../api/call.ts'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { GamesOff } from '../../kit/learning/games-off.tsx'
import { badgesQuery, earnedBadgesQuery } from '../../kit/learning/learning.data.ts'
import { FigureOpener } from '../../kit/learning/record-rows/figure-opener.tsx'
import { useCriteriaText } from '../../kit/learning/use-criteria-text.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useUser } from '../../kit/session.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks, Skeletons } from '../../ui/states/skeleton.tsx'
import { completionPercent, type GatheredBadge, gatherBadges } from './gather-badges.ts'

const badgeProgressQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'badgeProgress', userId],
    queryFn: () => call(badges.progress, { id: userId }),
  })

const FIGURES = 'grid gap-4 min-[26rem]:grid-cols-3'
const BADGES = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function AchievementsScreen() {
  const { t } = useTranslation('achievements')
  const user = useUser()
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-3xl">{t('title')}</h1>
      {user?.gamificationEnabled === false ? (
        <GamesOff title={t('off.title')} text={t('off.text')} action={t('off.action')} />
      ) : (
        <>
          <p className="text-muted">{t('rule')}</p>
          <Achievements userId={user?.id ?? 0} />
        </>
      )}
    </div>
  )
}

function Achievements({ userId }: { userId: number }) {
  const { t } = useTranslation('achievements')
  const [badges, earned, progress] = useQueries({
    queries: [badgesQuery, earnedBadgesQuery(userId), badgeProgressQuery(userId)],
  })
  const all = [badges, earned, progress]
  if (all.some(({ isError, data }) => isError && !data)) {
    return <ErrorState title={t('failed')} query={all} />
  }
  const gathered =
    badges.data && earned.data && progress.data && gatherBadges(badges.data, earned.data, progress.data)
  const done = gathered?.filter(({ dateEarned }) => dateEarned !== null)
  const open = gathered?.filter(({ dateEarned }) => dateEarned === null)
  return (
    <>
      {gathered && done && open ? (
        <section aria-labelledby="achievement-figures">
          <h2 id="achievement-figures" className="sr-only">
            {t('stats.heading')}
          </h2>
          <dl className={FIGURES}>
            <Figure label={t('stats.earned')} value={String(done.length)} />
            <Figure label={t('stats.inProgress')} value={String(open.length)} />
            <Figure
              label={t('stats.completion')}
              value={done.length === 0 ? '–' : `${completionPercent(gathered)}%`}
            />
          </dl>
        </section>
      ) : (
        <div className={FIGURES}>
          <Skeletons blocks={['h-18 min-[26rem]:h-22']} times={3} />
        </div>
      )}
      <Tabs defaultValue="all">
        <TabList label={t('tabs.label')}>
          <Tab value="all">{t('tabs.all')}</Tab>
          <Tab value="earned">{t('tabs.earned')}</Tab>
          <Tab value="inProgress">{t('tabs.inProgress')}</Tab>
        </TabList>
        <TabPanel value="all">
          <BadgeGrid badges={gathered} />
        </TabPanel>
        <TabPanel value="earned">
          {done?.length === 0 ? (
            <EmptyState
              drawing={<Sprout stage={1} />}
              title={t('emptyEarnedTitle')}
              description={t('emptyEarnedText')}
              action={<LinkButton to="/quizzes">{t('emptyEarnedAction')}</LinkButton>}
            />
          ) : (
            <BadgeGrid badges={done} />
          )}
        </TabPanel>
        <TabPanel value="inProgress">
          {open?.length === 0 ? (
            <EmptyState
              drawing={<Sprout stage={4} />}
              title={t('emptyProgressTitle')}
              description={t('emptyProgressText')}
            />
          ) : (
            <BadgeGrid badges={open} />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

/** Without badges while they are on their way. */
function BadgeGrid({ badges }: { badges: readonly GatheredBadge[] | undefined }) {
  if (!badges) return <SkeletonBlocks blocks={['h-40']} times={6} className={BADGES} />
  return (
    <ul className={BADGES}>
      {badges.map((badge) => (
        <li key={badge.id}>
          <BadgeCard badge={badge} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card
      padding="small"
      className="flex flex-row-reverse items-center justify-end gap-3 min-[26rem]:flex-col-reverse min-[26rem]:items-stretch min-[26rem]:gap-1"
    >
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
    </Card>
  )
}

/** What the badge counts; missions stand in Kids Code. */
function figureBehind({ criteria, progress }: GatheredBadge): OpenedFigure | null {
  if (progress === 0 || criteria.missionCount !== undefined) return null
  return criteria.perfectScoreStreak === undefined ? 'lessons' : 'quizzes'
}

function BadgeCard({ badge }: { badge: GatheredBadge }) {
  const { t, i18n } = useTranslation('achievements')
  const wordCriteria = useCriteriaText()
  const { name, icon, color, progress, dateEarned } = badge
  const standing = progress === 0 ? t('notStarted') : `${progress}%`
  const user = useUser()
  const figure = figureBehind(badge)
  return (
    <Card padding="small" className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <BadgeMedal icon={icon} color={color} isEarned={dateEarned !== null} />
        <div className="min-w-0">
          <h3 className="font-medium text-lg">{name}</h3>
          <p className="text-muted">{wordCriteria(badge)}</p>
        </div>
      </div>
      <div className="mt-auto flex items-center gap-3">
        <ProgressBar
          className="flex-1"
          label={t('progress', { name })}
          isLabelHidden
          percent={progress}
          valueText={standing}
        />
        <span className="font-heading text-muted tabular-nums">
          {figure && user ? (
            <FigureOpener learner={user} figure={figure} subject={badge.criteria.subject} isWholeCard={false}>
              {standing}
            </FigureOpener>
          ) : (
            standing
          )}
        </span>
      </div>
      {dateEarned !== null && (
        <p className="text-success-ink">
          {t('earnedOn', {
            date: new Date(dateEarned).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
          })}
        </p>
      )}
    </Card>
  )
}
