import { useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardUser } from '#contract/leaderboard.ts'
import type { SharedProfile } from '#contract/profile/profile.ts'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { sharedProfileQuery } from './leaderboard.data.ts'
import { MEDAL_TONES } from './podium.tsx'
import { shareOfTop } from './share-of-top.ts'

export function RankedList({ leaders, userId }: { leaders: readonly LeaderboardUser[]; userId: number }) {
  const { t } = useTranslation('leaderboard')
  const topPoints = leaders[0]?.points ?? 0
  return (
    <section aria-label={t('list')}>
      <ol className="flex flex-col gap-3">
        {leaders.map((leader, place) => {
          const percent = shareOfTop(leader.points, topPoints)
          const isMe = leader.id === userId
          return (
            <li key={leader.id} aria-current={isMe ? 'true' : undefined}>
              <Card
                padding="small"
                tone={isMe ? 'brand' : 'surface'}
                className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-2"
              >
                <RankMark place={place} />
                <LeaderName leader={leader} isMe={isMe} />
                <span className="font-heading tabular-nums">{t('pointCount', { count: leader.points })}</span>
                <ProgressBar
                  label={t('share', { name: leader.displayName, percent })}
                  isLabelHidden
                  percent={percent}
                  className="col-span-2 col-start-2"
                />
              </Card>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function RankMark({ place }: { place: number }) {
  const { t } = useTranslation('leaderboard')
  const tone = MEDAL_TONES[place]
  if (!tone) {
    return (
      <span className="text-center font-heading text-lg tabular-nums">
        <span className="sr-only">{t('place', { rank: place + 1 })}</span>
        <span aria-hidden="true">{place + 1}</span>
      </span>
    )
  }
  const label = place === 0 ? t('first') : place === 1 ? t('second') : t('third')
  return <Medal role="img" aria-label={label} className={`mx-auto size-8 ${tone}`} />
}

/** Who shows their profile to this viewer can be opened. */
function LeaderName({ leader, isMe }: { leader: LeaderboardUser; isMe: boolean }) {
  const { t } = useTranslation('leaderboard')
  const [isOpen, setOpen] = useState(false)
  const name = isMe ? `${leader.displayName} ${t('you')}` : leader.displayName
  if (!leader.isShared || isMe) return <span className="min-w-0 font-medium">{name}</span>
  return (
    <span className="min-w-0">
      <button
        type="button"
        aria-label={t('profile.open', { name })}
        className="min-h-11 text-left font-medium text-brand-ink underline underline-offset-4 wrap-anywhere hover:decoration-2"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {isOpen && <SharedProfileDialog leader={leader} onClose={() => setOpen(false)} />}
    </span>
  )
}

function SharedProfileDialog({ leader, onClose }: { leader: LeaderboardUser; onClose: () => void }) {
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
        <ErrorState title={t('profile.failed')} headingLevel={3} query={shared} />
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
