import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeaderboardUser } from '#contract/leaderboard.ts'
import type { SharedProfile } from '#contract/profile/profile.ts'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { sharedProfileQuery } from './leaderboard.data.ts'

export function SharedProfileDialog({ leader, onClose }: { leader: LeaderboardUser; onClose: () => void }) {
  const { t } = useTranslation('leaderboard')
  const shared = useQuery(sharedProfileQuery(leader.id))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={t('profile.open', { name: leader.displayName })}
    >
      {shared.isPending && <Skeleton className="h-32" />}
      {shared.isError && !shared.data && (
        <ErrorState
          title={t('profile.failed')}
          headingLevel={3}
          onRetry={() => void shared.refetch()}
          isRetrying={shared.isFetching}
        />
      )}
      {shared.data && <Shared leader={leader} profile={shared.data} />}
    </Dialog>
  )
}

function Shared({ leader, profile }: { leader: LeaderboardUser; profile: SharedProfile }) {
  const { t } = useTranslation('leaderboard')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar
          firstName={leader.firstName}
          lastName={leader.lastName}
          imageUrl={profile.avatarUrl}
          size="large"
        />
        <p className={`whitespace-pre-line wrap-anywhere ${profile.bio ? '' : 'text-muted'}`}>
          {profile.bio || t('profile.noBio')}
        </p>
      </div>
      {profile.badges && (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('profile.badges')}</h3>
          {profile.badges.length === 0 && <p className="text-muted">{t('profile.noBadges')}</p>}
          <ul className="flex flex-col gap-3">
            {profile.badges.map(({ id, name, icon, color }) => (
              <li key={id} className="flex items-center gap-3">
                <BadgeMedal icon={icon} color={color} isEarned />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
