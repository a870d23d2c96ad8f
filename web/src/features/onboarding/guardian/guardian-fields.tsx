import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GuardianAddress } from '#contract/onboarding/guardian.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

export type GuardianDraft = { guardianName: string; guardianEmail: string }

const isFine = (field: keyof GuardianDraft, typed: string) =>
  GuardianAddress.shape[field].safeParse(typed.trim()).success

/** Whom the child asks, and where they read mail. */
export function GuardianFields() {
  const { t } = useTranslation('onboarding')
  const { register, formState } = useFormContext<GuardianDraft>()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('guardian.name')}
        error={errors.guardianName && t('guardian.nameProblem')}
        isRequired
        autoComplete="off"
        maxLength={100}
        {...register('guardianName', { validate: (typed) => isFine('guardianName', typed) || 'name' })}
      />
      <TextField
        label={t('guardian.email')}
        error={errors.guardianEmail && (errors.guardianEmail.message || t('guardian.emailProblem'))}
        isRequired
        type="email"
        autoComplete="off"
        maxLength={254}
        {...register('guardianEmail', {
          validate: (typed) => isFine('guardianEmail', typed) || t('guardian.emailProblem'),
        })}
      />
    </div>
  )
}
