import { useTranslation } from 'react-i18next'
import type { LearningGoal } from '#contract/progress.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useGoalWords } from './use-goal-words.ts'
import { usePaceWords } from './use-pace-words.ts'

export function GoalCard({ goal, onAdjust }: { goal: LearningGoal; onAdjust: () => void }) {
  const { t, i18n } = useTranslation('progress')
  const { t: tUi } = useTranslation('ui')
  const { title, text } = useGoalWords()(goal)
  const pace = usePaceWords()(goal)
  const date = formatDate(goal.targetDate, tUi, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Card padding="small" className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        <Badge tone={goal.isOnTrack ? 'success' : 'warning'} className="shrink-0">
          {goal.isOnTrack ? t('goals.onTrack') : t('goals.behind')}
        </Badge>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar
          className="flex-1"
          label={t('goals.progress', { title })}
          isLabelHidden
          percent={goal.progress}
        />
        <span className="font-heading tabular-nums">{`${goal.progress}%`}</span>
      </div>
      {pace && <p>{pace}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <span className="text-muted">{t('goals.target', { date })}</span>
        <Button variant="outline" onClick={onAdjust} aria-label={t('goals.adjustNamed', { title })}>
          {t('goals.adjust')}
        </Button>
      </div>
    </Card>
  )
}
