import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PERIOD_DAYS, SYSTEM_PERIODS, type SystemPeriod } from '#contract/admin/system-analytics.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import type { AnalyticsAddress } from './analytics-address.ts'

type PeriodBarProps = {
  address: AnalyticsAddress
  shown: { from: string; to: string } | undefined
  onShow: (next: Partial<AnalyticsAddress>) => void
}

const DAY_MS = 24 * 60 * 60 * 1000

export function PeriodBar({ address, shown, onShow }: PeriodBarProps) {
  const { t } = useTranslation('systemAnalytics')
  const sayDay = useDayText()
  const { period } = address
  // The days that are on the screen are where somebody wants to begin with own ones.
  const choose = (next: SystemPeriod) =>
    onShow({ period: next, ...(next === 'custom' && shown && { from: shown.from, to: shown.to }) })
  return (
    <div className="flex flex-col gap-3">
      <fieldset
        aria-label={t('period.label')}
        className="flex w-fit max-w-full flex-wrap rounded-control border border-border-strong p-0.5 print:hidden"
      >
        {SYSTEM_PERIODS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={period === name}
            onClick={() => choose(name)}
            className="min-h-11 rounded-control px-3 font-heading font-medium text-muted hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
          >
            {t(`period.${name}`)}
          </button>
        ))}
      </fieldset>
      {period === 'custom' && (
        <OwnDays key={`${address.from} ${address.to}`} address={address} onShow={onShow} />
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

function OwnDays({ address, onShow }: Pick<PeriodBarProps, 'address' | 'onShow'>) {
  const { t } = useTranslation('systemAnalytics')
  const [from, setFrom] = useState(address.from ?? '')
  const [to, setTo] = useState(address.to ?? '')
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    const isPossible = days >= 1 && days <= LONGEST_PERIOD_DAYS && Date.parse(from) <= Date.now()
    setWrong(!isPossible)
    if (isPossible) onShow({ from, to })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden" noValidate>
      <Field label={t('period.from')}>
        <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field
        label={t('period.to')}
        error={isWrong ? t('period.wrong', { days: LONGEST_PERIOD_DAYS }) : undefined}
      >
        <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline">
        {t('period.show')}
      </Button>
    </form>
  )
}
