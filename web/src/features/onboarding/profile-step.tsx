import type { FormEvent } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Role } from '#engines/accounts/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { AgeField } from './age-field.tsx'
import { ExpertiseChoice, StudyTimeChoice } from './profile-choices.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import { listProfileFields } from './profile-fields.ts'
import { StepTitle } from './step-frame.tsx'

type ProfileStepProps = {
  role: Role
  form: UseFormReturn<ProfileDraft>
  isSaving: boolean
  onBack: () => void
  onSkip: () => void
  onSave: (draft: ProfileDraft) => void
}

export function ProfileStep({ role, form, isSaving, onBack, onSkip, onSave }: ProfileStepProps) {
  const { t } = useTranslation('onboarding')
  const fields = listProfileFields(role)

  function handleSubmit(event: FormEvent) {
    void form.handleSubmit(onSave)(event)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
      <StepTitle>{t('profile.title')}</StepTitle>
      <p className="text-center text-muted">{t('profile.text')}</p>
      <Field label={t('profile.displayName')} description={t('profile.displayNameHint')}>
        <Input autoComplete="nickname" maxLength={60} {...form.register('displayName')} />
      </Field>
      {fields.includes('age') && <AgeField control={form.control} />}
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
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <Button type="submit" size="large" isPending={isSaving} pendingLabel={t('saving')}>
          {t('profile.save')}
        </Button>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="ghost" onClick={onBack} disabled={isSaving}>
            {t('back')}
          </Button>
          <Button variant="ghost" onClick={onSkip} disabled={isSaving}>
            {t('profile.skip')}
          </Button>
        </div>
      </div>
    </form>
  )
}
