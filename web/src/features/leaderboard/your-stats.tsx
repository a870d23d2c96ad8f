import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
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
  const isPending = standing === undefined
  const gradeText = user.grade >= COLLEGE_GRADE ? t('college') : t('gradeNumber', { grade: user.grade })
  return (
    <Card tone="brand">
      <CardTitle>{t('yourStats')}</CardTitle>
      <p className="mt-1 text-brand-ink">{`${user.firstName} ${user.lastName} · ${gradeText}`}</p>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        <Figure
          label={t('rank')}
          value={rank === null ? t('unknown') : t('rankNumber', { rank })}
          isPending={isPending}
        />
        <Figure
          label={t('points')}
          value={new Intl.NumberFormat(i18n.language).format(points)}
          isPending={isPending}
        />
        <Figure
          label={
            <Tooltip content={t('fromTopHint')}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach its explanation too */}
              <span tabIndex={0} className="underline decoration-dotted underline-offset-4">
                {t('fromTop')}
              </span>
            </Tooltip>
          }
          value={standing ? `${shareOfTop(points, standing.topPoints)}%` : t('unknown')}
          isPending={isPending}
        />
      </dl>
    </Card>
  )
}

function Figure({ label, value, isPending }: { label: ReactNode; value: string; isPending: boolean }) {
  return (
    <div>
      <dt className="text-brand-ink">{label}</dt>
      <dd className="font-heading font-semibold text-2xl tabular-nums sm:text-3xl">
        {isPending ? <Skeleton className="h-8 w-16 max-w-full sm:h-9" /> : value}
      </dd>
    </div>
  )
}
