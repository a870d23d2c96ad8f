import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OwnPoints } from './own-points.tsx'
import { shareOfTop } from './share-of-top.ts'

/** College is counted as a grade after the last of school. */
const COLLEGE_GRADE = 13

type Standing = { rank: number | null; points: number; topPoints: number }

type YourStatsProps = {
  user: User
  /** Null when it could not be found out, undefined while it is not known yet. */
  standing: Standing | null | undefined
}

export function YourStats({ user, standing }: YourStatsProps) {
  const { t, i18n } = useTranslation('leaderboard')
  const points = standing?.points ?? user.points
  const rank = standing?.rank ?? null
  const gradeText = user.grade >= COLLEGE_GRADE ? t('college') : t('gradeNumber', { grade: user.grade })
  const fromTop = (
    <Tooltip content={t('fromTopHint')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach its explanation too */}
      <span tabIndex={0} className="underline decoration-dotted underline-offset-4">
        {t('fromTop')}
      </span>
    </Tooltip>
  )
  const share = standing && points > 0 ? `${shareOfTop(points, standing.topPoints)}%` : '–'
  const figures = [
    { name: 'rank', label: t('rank'), value: rank === null ? t('unknown') : t('rankNumber', { rank }) },
    {
      name: 'points',
      label: points > 0 ? <OwnPoints user={user} name={t('points')} /> : t('points'),
      value: points.toLocaleString(i18n.language),
    },
    { name: 'share', label: fromTop, value: share },
  ]
  return (
    <Card tone="brand">
      <CardTitle>{t('yourStats')}</CardTitle>
      <p className="mt-1 text-brand-ink">{`${user.firstName} ${user.lastName} · ${gradeText}`}</p>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        {figures.map(({ name, label, value }) => (
          <div key={name}>
            <dt className="text-brand-ink">{label}</dt>
            <dd className="font-heading font-semibold text-2xl tabular-nums sm:text-3xl">
              {standing === undefined ? <Skeleton className="h-8 w-16 max-w-full sm:h-9" /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
