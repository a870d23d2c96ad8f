import { useTranslation } from 'react-i18next'
import { LONGEST_PERIOD_DAYS, SYSTEM_PERIODS, type SystemPeriod } from '#contract/admin/system-analytics.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { OwnDaysForm } from '../../kit/analytics/own-days-form.tsx'
import { PeriodButtons } from '../../kit/analytics/period-buttons.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import type { AnalyticsAddress } from './analytics-address.ts'

type PeriodBarProps = {
  address: AnalyticsAddress
  shown: { from: string; to: string } | undefined
  onShow: (next: Partial<AnalyticsAddress>) => void
}

export function PeriodBar({ address, shown, onShow }: PeriodBarProps) {
  const { t } = useTranslation('systemAnalytics')
  const sayDay = useDayText()
  const { period } = address
  // The days that are on the screen are where somebody wants to begin with own ones.
  const choose = (next: SystemPeriod) =>
    onShow({ period: next, ...(next === 'custom' && shown && { from: shown.from, to: shown.to }) })
  return (
    <div className="flex flex-col gap-3">
      <PeriodButtons
        label={t('period.label')}
        names={SYSTEM_PERIODS}
        chosen={period}
        say={(name) => t(`period.${name}`)}
        onChoose={choose}
      />
      {period === 'custom' && (
        <OwnDaysForm
          key={`${address.from} ${address.to}`}
          words={{
            from: t('period.from'),
            to: t('period.to'),
            wrong: t('period.wrong', { days: LONGEST_PERIOD_DAYS }),
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
            {shown.from === shown.to
              ? sayDay(shown.from, { dateStyle: 'medium' })
              : t('period.span', {
                  from: sayDay(shown.from, { dateStyle: 'medium' }),
                  to: sayDay(shown.to, { dateStyle: 'medium' }),
                })}
          </span>
          {'. '}
          {t('period.zone')}
        </p>
      )}
    </div>
  )
}

function isPossible({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= LONGEST_PERIOD_DAYS && Date.parse(from) <= Date.now()
}
