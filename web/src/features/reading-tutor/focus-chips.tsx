import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FOCUS_AREAS, type FocusArea } from './focus-areas.ts'

type FocusChipsProps = {
  chosen: readonly FocusArea[]
  onToggle: (area: FocusArea) => void
  isLarge: boolean
}

export function FocusChips({ chosen, onToggle, isLarge }: FocusChipsProps) {
  const { t } = useTranslation('reading')
  return (
    <fieldset aria-describedby="focus-hint" className="flex min-w-0 flex-col gap-2">
      <legend className="float-start font-medium">{t('focus.label')}</legend>
      <p id="focus-hint" className="text-muted">
        {t('focus.hint')}
      </p>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:mx-0 sm:flex-wrap sm:px-0">
        {FOCUS_AREAS.map(({ area, tips }) => {
          const isChosen = chosen.includes(area)
          return (
            <button
              key={area}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(area)}
              className={`inline-flex shrink-0 items-center gap-1.5 rounded-full border px-4 font-heading font-medium transition-colors ${isLarge ? 'min-h-13 text-lg' : 'min-h-11'} ${isChosen ? 'border-brand bg-brand-soft text-brand-ink' : 'border-border-strong bg-surface hover:bg-fill'}`}
            >
              {isChosen && <Check aria-hidden="true" className="size-5" />}
              {t(`areas.${tips}`)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
