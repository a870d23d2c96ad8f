import type { LucideIcon } from 'lucide-react'
import { ClipboardCheck, Clock, Minus, Percent, TrendingDown, TrendingUp, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClassMetrics } from '#engines/class-analytics/index.ts'
import { useWeekWords } from '../../../kit/analytics/use-week-words.ts'
import { Card } from '../../../ui/layout/card.tsx'

type MetricCardsProps = { metrics: ClassMetrics; before: ClassMetrics }

/** Four figures, each with what it rests on and how it has changed. Without data there is no 0 that looks like a grade. */
export function MetricCards({ metrics, before }: MetricCardsProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { nameMinutes, formatNumber } = useWeekWords()
  const { scores, expected, submitted, activePupils, pupils, activeDays, minutes, problems } = metrics
  return (
    <section aria-label={t('overview.figures')}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Metric
          icon={Percent}
          label={t('overview.average')}
          value={scores === 0 ? t('overview.none') : `${Math.round(metrics.averageScore)}%`}
          text={scores === 0 ? t('overview.nothingGraded') : t('overview.averageText', { count: scores })}
          change={scores > 0 && before.scores > 0 ? metrics.averageScore - before.averageScore : null}
          unit="%"
        />
        <Metric
          icon={ClipboardCheck}
          label={t('overview.completion')}
          value={expected === 0 ? t('overview.none') : `${Math.round(metrics.completionRate)}%`}
          text={
            expected === 0
              ? t('overview.nothingExpected')
              : t('overview.completionText', { submitted, expected })
          }
          change={expected > 0 && before.expected > 0 ? metrics.completionRate - before.completionRate : null}
          unit="%"
        />
        <Metric
          icon={Users}
          label={t('overview.active')}
          value={`${formatNumber(activePupils)} / ${formatNumber(pupils)}`}
          text={t('overview.activeText', { count: activeDays })}
          change={before.activeDays > 0 ? activePupils - before.activePupils : null}
        />
        <Metric
          icon={Clock}
          label={t('overview.minutes')}
          value={nameMinutes(minutes)}
          text={t('overview.minutesText', { count: problems })}
          change={before.minutes > 0 ? minutes - before.minutes : null}
          write={nameMinutes}
        />
      </dl>
    </section>
  )
}

type MetricProps = {
  icon: LucideIcon
  label: string
  value: string
  text: string
  /** Null: there is nothing to compare with. */
  change: number | null
  unit?: string
  write?: (amount: number) => string
}

function Metric({ icon: Icon, label, value, text, change, unit = '', write }: MetricProps) {
  const { t } = useTranslation('teacherAnalytics')
  const amount = Math.round(Math.abs(change ?? 0))
  const direction = amount === 0 ? 'same' : (change ?? 0) > 0 ? 'up' : 'down'
  const Arrow = { same: Minus, up: TrendingUp, down: TrendingDown }[direction]
  const written = write ? write(amount) : `${amount}${unit}`
  return (
    <Card padding="small" className="flex h-full flex-col gap-1">
      <dt className="flex items-center justify-between gap-2 text-muted">
        {label}
        <Icon aria-hidden="true" className="size-6 text-brand" />
      </dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
      <dd className="text-muted">{text}</dd>
      <dd className="mt-auto flex items-center gap-1.5">
        {change === null ? (
          <span className="text-muted">{t('overview.noBefore')}</span>
        ) : (
          <>
            <Arrow aria-hidden="true" className="size-5 shrink-0" />
            {direction === 'same' ? t('overview.same') : t(`overview.${direction}`, { amount: written })}
          </>
        )}
      </dd>
    </Card>
  )
}
