import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { BadgeMedal } from '../../../kit/learning/badge-medal.tsx'
import { badgesQuery, earnedBadgesQuery } from '../../../kit/learning/learning.data.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const MOST_SHOWN = 5

/** The server answers the newest first. */
export function RecentBadges({ user }: { user: User }) {
  const { t, i18n } = useTranslation('progress')
  const earned = useQuery(earnedBadgesQuery(user.id))
  const colorOf = new Map(useQuery(badgesQuery).data?.map(({ id, color }) => [id, color]))
  return (
    <section aria-labelledby="recent-badges" className="flex flex-col gap-4">
      <h2 id="recent-badges" className="font-semibold text-2xl">
        {t('badges.heading')}
      </h2>
      {earned.isPending && <Skeleton className="h-22" />}
      {earned.isError && !earned.data && (
        <ErrorState
          title={t('badges.failed')}
          onRetry={() => void earned.refetch()}
          isRetrying={earned.isFetching}
          headingLevel={3}
        />
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
    </section>
  )
}
