import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardUser } from '#contract/leaderboard.ts'
import { Avatar } from '../../ui/display/avatar.tsx'

/** Second, first, third: the order in which people stand on a podium. */
const STEPS = [
  { place: 1, height: 'h-24' },
  { place: 0, height: 'h-32' },
  { place: 2, height: 'h-18' },
] as const

export const MEDAL_TONES = ['text-star', 'text-muted', 'text-warning'] as const

/** On large screens only; the list below says the same to everybody. */
export function Podium({ leaders, userId }: { leaders: readonly LeaderboardUser[]; userId: number }) {
  const { t } = useTranslation('leaderboard')
  return (
    <section aria-label={t('podium')} className="hidden lg:block">
      <ol className="mx-auto flex max-w-2xl items-end justify-center gap-4">
        {STEPS.map(({ place, height }) => {
          const leader = leaders[place]
          if (!leader) return null
          return (
            <li key={leader.id} className="flex w-48 flex-col items-center gap-2 text-center">
              <Avatar firstName={leader.firstName} lastName={leader.lastName} imageUrl={leader.avatarUrl} />
              <span className="font-medium">
                {leader.id === userId ? `${leader.displayName} ${t('you')}` : leader.displayName}
              </span>
              <span className="text-muted">{t('pointCount', { count: leader.points })}</span>
              <span
                className={`grid w-full place-items-center rounded-t-card border border-border bg-surface ${height}`}
              >
                <Medal aria-hidden="true" className={`size-9 ${MEDAL_TONES[place]}`} />
                <span className="font-heading font-semibold text-xl">{place + 1}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
