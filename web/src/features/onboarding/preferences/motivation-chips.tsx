import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Motivation } from './preferences-draft.ts'

type MotivationChipsProps = {
  offered: readonly Motivation[]
  chosen: readonly Motivation[]
  onToggle: (motivation: Motivation) => void
}

/** Any number of them, also none. */
export function MotivationChips({ offered, chosen, onToggle }: MotivationChipsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{t('preferences.motivations')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            data-heard=""
            aria-pressed={chosen.includes(name)}
            onClick={() => onToggle(name)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-border bg-surface px-4 py-2 font-heading transition-colors hover:border-border-strong aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
          >
            {chosen.includes(name) && <Check aria-hidden="true" className="size-5" />}
            {t(`motivations.${name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
