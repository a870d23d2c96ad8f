import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardUser } from '#contract/leaderboard.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LeaderName } from './leader-name.tsx'
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
