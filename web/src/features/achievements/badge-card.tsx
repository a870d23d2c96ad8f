import { useTranslation } from 'react-i18next'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { useCriteriaText } from '../../kit/learning/use-criteria-text.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { GatheredBadge } from './gather-badges.ts'

export function BadgeCard({ badge }: { badge: GatheredBadge }) {
  const { t, i18n } = useTranslation('achievements')
  const wordCriteria = useCriteriaText()
  const { name, icon, color, progress, dateEarned } = badge
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
        <ProgressBar className="flex-1" label={t('progress', { name })} isLabelHidden percent={progress} />
        <span className="font-heading text-muted tabular-nums">{`${progress}%`}</span>
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
