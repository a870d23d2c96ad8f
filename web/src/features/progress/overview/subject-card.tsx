import { BookOpenCheck, Clock, Flame, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProgressMetric } from '#contract/progress.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const TREND_ICONS = { up: TrendingUp, down: TrendingDown, stable: Minus } as const

export function SubjectCard({ metric }: { metric: ProgressMetric }) {
  const { t } = useTranslation('progress')
  const {
    subjectName,
    subjectIcon,
    trend,
    masteryLevel,
    streakDays,
    timeSpent,
    completedLessons,
    totalLessons,
  } = metric
  const TrendIcon = TREND_ICONS[trend]
  return (
    <Card padding="small" className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex min-w-0 items-center gap-2 font-medium">
          <SubjectIcon icon={subjectIcon} className="size-6 shrink-0" />
          {subjectName}
        </h3>
        <span className="flex items-center gap-1.5 text-muted">
          <TrendIcon aria-hidden="true" className="size-5" />
          {t(`trend.${trend}`)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <AppLink
          to="/progress"
          search={{ tab: 'subjects', subject: subjectName }}
          aria-label={t('behind', { subject: subjectName })}
          className="rounded-full"
        >
          <ProgressRing percent={masteryLevel} label={t('mastery', { subject: subjectName })} />
        </AppLink>
        <ul className="flex flex-col gap-2 text-muted [&_svg]:size-5 [&_svg]:shrink-0">
          <li className="flex items-center gap-2">
            <Flame aria-hidden="true" />
            {t('streak', { count: streakDays })}
          </li>
          <li className="flex items-center gap-2">
            <Clock aria-hidden="true" />
            {t('time', { count: timeSpent })}
          </li>
          <li className="flex items-center gap-2">
            <BookOpenCheck aria-hidden="true" />
            {t('lessons', { completed: completedLessons, total: totalLessons })}
          </li>
        </ul>
      </div>
    </Card>
  )
}
