import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { standingQuery } from './leaderboard.data.ts'
import { shareOfTop } from './share-of-top.ts'

/** College is counted as a grade after the last of school. */
const COLLEGE_GRADE = 13

export function YourStats({ user, grade }: { user: User; grade: number | undefined }) {
  const { t, i18n } = useTranslation('leaderboard')
  const standing = useQuery(standingQuery(grade)).data
  const points = standing?.points ?? user.points
  const percent = shareOfTop(points, standing?.topPoints ?? 0)
  const rank = standing?.rank ?? null
  const gradeText = user.grade >= COLLEGE_GRADE ? t('college') : t('gradeNumber', { grade: user.grade })
  return (
    <Card tone="brand">
      <CardTitle>{t('yourStats')}</CardTitle>
      <p className="mt-1 text-brand-ink">{`${user.firstName} ${user.lastName} · ${gradeText}`}</p>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        <Figure label={t('rank')} value={rank === null ? t('rankUnknown') : t('rankNumber', { rank })} />
        <Figure label={t('points')} value={new Intl.NumberFormat(i18n.language).format(points)} />
        <Figure
          label={
            <Tooltip content={t('fromTopHint')}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach its explanation too */}
              <span tabIndex={0} className="underline decoration-dotted underline-offset-4">
                {t('fromTop')}
              </span>
            </Tooltip>
          }
          value={`${percent}%`}
        />
      </dl>
    </Card>
  )
}

function Figure({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div>
      <dt className="text-brand-ink">{label}</dt>
      <dd className="font-heading font-semibold text-2xl tabular-nums sm:text-3xl">{value}</dd>
    </div>
  )
}
