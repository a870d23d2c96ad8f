import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassAnalytics } from '#contract/teaching/class-analytics.ts'
import {
  CLASS_PERIODS,
  type ClassPeriod,
  countDays,
  LONGEST_PERIOD_DAYS,
} from '#engines/class-analytics/index.ts'
import { daysBefore } from '#engines/days/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import type { AnalyticsAddress } from '../analytics-address.ts'
import type { ShowAddress } from '../analytics-tabs.tsx'
import { useDayWords } from '../use-day-words.ts'

type PeriodBarProps = {
  address: AnalyticsAddress
  shown: ClassAnalytics | undefined
  onShow: ShowAddress
}

/** Week, month, term or own days, and the way to earlier ones; below it the days in words. */
export function PeriodBar({ address, shown, onShow }: PeriodBarProps) {
  const { t } = useTranslation('teacherAnalytics')
  const sayDay = useDayWords()
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
        <fieldset
          aria-label={t('period.label')}
          className="flex w-fit max-w-full flex-wrap rounded-control border border-border-strong p-0.5"
        >
          {CLASS_PERIODS.map((name) => (
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
        {period !== 'custom' && shown && (
          <div className="flex gap-2">
            <Button variant="ghost" onClick={() => onShow({ day: shown.before.to })}>
              <ChevronLeft aria-hidden="true" />
              {t('period.earlier')}
            </Button>
            {address.day !== undefined && (
              <Button variant="ghost" onClick={() => onShow({ day: stepOn(shown.period.to) })}>
                {t('period.later')}
                <ChevronRight aria-hidden="true" />
              </Button>
            )}
          </div>
        )}
      </div>
      {period === 'custom' && (
        <OwnDays key={`${address.from} ${address.to}`} address={address} onShow={onShow} />
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
function stepOn(lastDay: string): string | undefined {
  const next = daysBefore(lastDay, -1)
  return next > new Date().toISOString().slice(0, 10) ? undefined : next
}

function OwnDays({ address, onShow }: Pick<PeriodBarProps, 'address' | 'onShow'>) {
  const { t } = useTranslation('teacherAnalytics')
  const [from, setFrom] = useState(address.from ?? '')
  const [to, setTo] = useState(address.to ?? '')
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const isPossible =
      from !== '' && to !== '' && from <= to && countDays({ from, to }) <= LONGEST_PERIOD_DAYS
    setWrong(!isPossible)
    if (isPossible) onShow({ from, to })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3" noValidate>
      <Field label={t('period.from')}>
        <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label={t('period.to')} error={isWrong ? t('period.wrong') : undefined}>
        <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline">
        {t('period.show')}
      </Button>
    </form>
  )
}
