import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { isEmailAcceptable } from '../profile-draft.ts'

export type GuardianDraft = { guardianName: string; guardianEmail: string; guardianAgrees: string }

/** The shortest name the contract takes. */
const SHORTEST_NAME = 2

/** Who the guardian is. A name is needed only where somebody agrees. */
export function GuardianFields({ isNameNeeded }: { isNameNeeded: boolean }) {
  const { t } = useTranslation('onboarding')
  const { register, formState } = useFormContext<GuardianDraft>()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('guardian.name')}
        error={errors.guardianName && t('guardian.nameProblem')}
        isOptional={!isNameNeeded}
        isRequired={isNameNeeded}
      >
        <Input
          autoComplete="off"
          maxLength={100}
          {...register('guardianName', {
            validate: (typed) => !isNameNeeded || typed.trim().length >= SHORTEST_NAME || 'name',
          })}
        />
      </Field>
      <Field
        label={t('guardian.email')}
        error={errors.guardianEmail && t('guardian.emailProblem')}
        isOptional
      >
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          {...register('guardianEmail', { validate: (typed) => isEmailAcceptable(typed) || 'email' })}
        />
      </Field>
    </div>
  )
}
