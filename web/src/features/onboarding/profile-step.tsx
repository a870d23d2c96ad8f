import type { FormEvent } from 'react'
import { Controller, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { AgeField } from './age-field.tsx'
import { GuardianChoice } from './guardian/guardian-choice.tsx'
import { ExpertiseChoice, StudyTimeChoice } from './profile-choices.tsx'
import { isUnderAgeOfConsent, type ProfileDraft } from './profile-draft.ts'
import { listProfileFields } from './profile-fields.ts'
import { StepActions } from './step-actions.tsx'
import { StepHeading } from './step-heading.tsx'

type ProfileStepProps = {
  user: Pick<User, 'role' | 'grade'>
  form: UseFormReturn<ProfileDraft>
  isSaving: boolean
  onBack: () => void
  onSkip: () => void
  onSave: (draft: ProfileDraft) => void
}

export function ProfileStep({ user, form, isSaving, onBack, onSkip, onSave }: ProfileStepProps) {
  const { t } = useTranslation('onboarding')
  const fields = listProfileFields(user.role)
  const age = useWatch({ control: form.control, name: 'age' })

  function handleSubmit(event: FormEvent) {
    void form.handleSubmit(onSave)(event)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
      <StepHeading text={t('profile.text')} isHeard={isYoung(user)}>
        {t('profile.title')}
      </StepHeading>
      <Field label={t('profile.displayName')} description={t('profile.displayNameHint')}>
        <Input autoComplete="nickname" maxLength={60} {...form.register('displayName')} />
      </Field>
      {fields.includes('age') && <AgeField control={form.control} />}
      {fields.includes('guardianName') && isUnderAgeOfConsent(age) && (
        <FormProvider {...form}>
          <GuardianChoice />
        </FormProvider>
      )}
      {fields.includes('profession') && (
        <Field label={t('profile.profession')} isOptional>
          <Input autoComplete="organization-title" maxLength={100} {...form.register('profession')} />
        </Field>
      )}
      {fields.includes('expertiseLevel') && (
        <Controller
          control={form.control}
          name="expertiseLevel"
          render={({ field: { value, onChange } }) => <ExpertiseChoice value={value} onChange={onChange} />}
        />
      )}
      {fields.includes('preferredStudyTime') && (
        <Controller
          control={form.control}
          name="preferredStudyTime"
          render={({ field: { value, onChange } }) => <StudyTimeChoice value={value} onChange={onChange} />}
        />
      )}
      <StepActions label={t('saveAndGoOn')} isSaving={isSaving} onBack={onBack} onSkip={onSkip} />
    </form>
  )
}
