import { Check, Ear, Eye, Hand } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { EXPLANATION_STYLES } from '#contract/onboarding/onboarding.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { StepActions, StepHeading, type StepWays } from '../step-parts.tsx'
import {
  AMOUNTS,
  type Amount,
  listMotivations,
  type Motivation,
  type PreferencesDraft,
  SENSES,
  type Style,
  toggleMotivation,
} from './preferences-draft.ts'

const ICONS = { visualPreference: Eye, auditoryPreference: Ear, kinestheticPreference: Hand }

type PreferencesStepProps = StepWays & {
  user: User
  draft: PreferencesDraft
  onChange: (draft: PreferencesDraft) => void
  onSave: (draft: PreferencesDraft) => void
}

export function PreferencesStep(props: PreferencesStepProps) {
  const { user, draft, onChange, onSave, ...ways } = props
  const { t } = useTranslation('onboarding')

  function save(event: FormEvent) {
    event.preventDefault()
    onSave(draft)
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-8">
      <StepHeading text={t('preferences.text')} isHeard={isYoung(user)}>
        {t('preferences.title')}
      </StepHeading>
      <div className="flex flex-col gap-5">
        {SENSES.map((sense) => {
          const Icon = ICONS[sense]
          return (
            <Field
              key={sense}
              label={
                <span className="flex items-center gap-2">
                  <Icon aria-hidden="true" className="size-6 text-brand-ink" />
                  {t(`senses.${sense}`)}
                </span>
              }
            >
              <RadioGroup
                value={draft[sense]}
                onValueChange={(amount) => onChange({ ...draft, [sense]: amount as Amount })}
                className="grid! gap-2! sm:grid-cols-3"
              >
                {AMOUNTS.map((amount) => (
                  <ChoiceCard key={amount} value={amount} label={t(`amounts.${amount}`)} />
                ))}
              </RadioGroup>
            </Field>
          )
        })}
      </div>
      <Field label={t('preferences.style')}>
        <RadioGroup
          value={draft.style}
          onValueChange={(style) => onChange({ ...draft, style: style as Style })}
          className="grid! gap-2!"
        >
          {EXPLANATION_STYLES.map((style) => (
            <ChoiceCard
              key={style}
              value={style}
              label={t(`styles.${style}`)}
              description={t(`styleTexts.${style}`)}
            />
          ))}
        </RadioGroup>
      </Field>
      <MotivationChips
        offered={listMotivations(user.grade)}
        chosen={draft.motivations}
        onToggle={(one) => onChange({ ...draft, motivations: toggleMotivation(draft.motivations, one) })}
      />
      <StepActions label={t('saveAndGoOn')} {...ways} />
    </form>
  )
}

type MotivationChipsProps = {
  offered: readonly Motivation[]
  chosen: readonly Motivation[]
  onToggle: (motivation: Motivation) => void
}

/** Any number of them, also none. */
function MotivationChips({ offered, chosen, onToggle }: MotivationChipsProps) {
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
