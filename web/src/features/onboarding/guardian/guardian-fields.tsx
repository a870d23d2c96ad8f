import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { isEmailAcceptable } from '../profile-draft.ts'

const CHANGES = ['leaderboard', 'guides', 'pages'] as const

/** What an agreement switches on, said before anybody agrees. */
export function WhatChanges() {
  const { t } = useTranslation('onboarding')
  return (
    <div>
      <p>{t('guardian.changes')}</p>
      <ul className="mt-1 list-disc ps-5">
        {CHANGES.map((change) => (
          <li key={change}>{t(`guardianChanges.${change}`)}</li>
        ))}
      </ul>
    </div>
  )
}

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
      <TextField
        label={t('guardian.name')}
        error={errors.guardianName && t('guardian.nameProblem')}
        isOptional={!isNameNeeded}
        isRequired={isNameNeeded}
        autoComplete="off"
        maxLength={100}
        {...register('guardianName', {
          validate: (typed) => !isNameNeeded || typed.trim().length >= SHORTEST_NAME || 'name',
        })}
      />
      <TextField
        label={t('guardian.email')}
        error={errors.guardianEmail && t('guardian.emailProblem')}
        isOptional
        type="email"
        autoComplete="off"
        maxLength={254}
        {...register('guardianEmail', { validate: (typed) => isEmailAcceptable(typed) || 'email' })}
      />
    </div>
  )
}
