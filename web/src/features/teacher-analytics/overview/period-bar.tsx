import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClassAnalytics } from '#contract/teaching/class-analytics.ts'
import {
  CLASS_PERIODS,
  type ClassPeriod,
  countDays,
  LONGEST_PERIOD_DAYS,
} from '#engines/class-analytics/index.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { OwnDaysForm } from '../../../kit/analytics/own-days-form.tsx'
import { PeriodButtons } from '../../../kit/analytics/period-buttons.tsx'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'

/** A day of the calendar in the reader's way of writing; no time zone may move it. */
export function useDayWords(): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

type PeriodBarProps = { address: AnalyticsAddress; shown: ClassAnalytics | undefined; onShow: ShowAddress }

/** Week, month, term or own days, and the way to earlier ones; below it the days in words. */
export function PeriodBar({ address, shown, onShow }: PeriodBarProps) {
  const { t } = useTranslation('teacherAnalytics')
  const sayDay = useDayWords()
  const zone = useSchoolZone()
  const { period } = address
  const choose = (next: ClassPeriod) =>
    onShow({
      period: next,
      day: undefined,
      // The days that are on the screen are where a teacher wants to begin with own ones.
      ...(next === 'custom' && shown && { from: shown.period.from, to: shown.period.to }),
    })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <PeriodButtons
          label={t('period.label')}
          names={CLASS_PERIODS}
          chosen={period}
          say={(name) => t(`period.${name}`)}
          onChoose={choose}
        />
        {period !== 'custom' && shown && (
          <div className="flex gap-2">
            <Button icon={ChevronLeft} variant="ghost" onClick={() => onShow({ day: shown.before.to })}>
              {t('period.earlier')}
            </Button>
            {address.day !== undefined && (
              <Button
                variant="ghost"
                onClick={() => onShow({ day: stepOn(shown.period.to, dayIn(zone, new Date())) })}
              >
                {t('period.later')}
                <ChevronRight aria-hidden="true" />
              </Button>
            )}
          </div>
        )}
      </div>
      {period === 'custom' && (
        <OwnDaysForm
          key={`${address.from} ${address.to}`}
          words={{
            from: t('period.from'),
            to: t('period.to'),
            wrong: t('period.wrong'),
            show: t('period.show'),
          }}
          start={address}
          isPossible={isPossible}
          onShow={onShow}
        />
      )}
      {shown && (
        <p role="status" className="text-muted">
          <span className="font-medium text-text">
            {t('period.span', { from: sayDay(shown.period.from), to: sayDay(shown.period.to) })}
          </span>
          {', '}
          {t('period.before', { from: sayDay(shown.before.from), to: sayDay(shown.before.to) })}
        </p>
      )}
    </div>
  )
}

/** The day after a period; none once that is today's or later, so that the address says "now" again. */
function stepOn(lastDay: string, today: string): string | undefined {
  const next = daysBefore(lastDay, -1)
  return next > today ? undefined : next
}

function isPossible({ from, to }: { from: string; to: string }): boolean {
  return from !== '' && to !== '' && from <= to && countDays({ from, to }) <= LONGEST_PERIOD_DAYS
}
