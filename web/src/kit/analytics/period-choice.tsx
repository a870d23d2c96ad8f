import { useTranslation } from 'react-i18next'
import { PERIODS, type Period } from '#contract/study/periods.ts'

type PeriodChoiceProps = { period: Period; onChoose: (period: Period) => void }

/** How many weeks the figures go back. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('analytics')
  return (
    <fieldset
      aria-label={t('period.label')}
      className="flex w-fit rounded-control border border-border-strong p-0.5"
    >
      {PERIODS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={period === name}
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-control px-3 font-heading font-medium text-muted hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
        >
          {t(`period.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
