import { ShieldCheck } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/forms/field.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { isAgeAcceptable, isUnderAgeOfConsent, OLDEST, type ProfileDraft, YOUNGEST } from './profile-draft.ts'

/** Says why it asks, and what being under 13 changes. Never required. */
export function AgeField({ control }: { control: Control<ProfileDraft> }) {
  const { t } = useTranslation('onboarding')
  const { field, fieldState } = useController({
    control,
    name: 'age',
    rules: { validate: (typed) => isAgeAcceptable(typed) || 'range' },
  })
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('profile.age')}
        description={t('profile.ageReason')}
        error={fieldState.error && t('profile.ageRange', { youngest: YOUNGEST, oldest: OLDEST })}
        isOptional
      >
        <NumberInput
          name={field.name}
          min={YOUNGEST}
          max={OLDEST}
          autoComplete="off"
          className="max-w-52"
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Field>
      <div aria-live="polite" className="empty:hidden">
        {isUnderAgeOfConsent(field.value) && (
          <p className="flex items-start gap-2.5 rounded-control bg-info-soft px-4 py-3 text-info-ink">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t('profile.young')}
          </p>
        )}
      </div>
    </div>
  )
}
