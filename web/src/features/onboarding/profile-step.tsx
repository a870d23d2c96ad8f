import { Moon, ShieldCheck, Sun, Sunrise } from 'lucide-react'
import type { FormEvent } from 'react'
import { type Control, Controller, type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ChoiceCard, RadioGroup } from '../../ui/forms/radio-group.tsx'
import {
  isAgeAcceptable,
  isUnderAgeOfConsent,
  listProfileFields,
  OLDEST,
  type ProfileDraft,
  YOUNGEST,
} from './profile-draft.ts'
import { StepActions, StepHeading, type StepWays } from './step-parts.tsx'

type ChoiceProps = { value: string; onChange: (value: string) => void }

const TIMES = [
  { value: 'morning', icon: <Sunrise aria-hidden="true" /> },
  { value: 'afternoon', icon: <Sun aria-hidden="true" /> },
  { value: 'evening', icon: <Moon aria-hidden="true" /> },
] as const

function StudyTimeChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Field label={t('profile.studyTime')} isOptional className="@container">
      <RadioGroup value={value} onValueChange={onChange} className="grid! gap-2! @2xl:grid-cols-3">
        {TIMES.map((time) => (
          <ChoiceCard
            key={time.value}
            value={time.value}
            icon={time.icon}
            label={t(`studyTimes.${time.value}`)}
          />
        ))}
      </RadioGroup>
    </Field>
  )
}

const LEVELS = [
  { value: 'beginner', stage: 1 },
  { value: 'intermediate', stage: 2 },
  { value: 'advanced', stage: 4 },
] as const

function ExpertiseChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Field label={t('profile.expertise')} isOptional>
      <RadioGroup value={value} onValueChange={onChange} className="grid! gap-2!">
        {LEVELS.map((level) => (
          <ChoiceCard
            key={level.value}
            value={level.value}
            icon={<Sprout stage={level.stage} className="size-10!" />}
            label={t(`levels.${level.value}`)}
            description={t(`levelHints.${level.value}`)}
          />
        ))}
      </RadioGroup>
    </Field>
  )
}

type ProfileStepProps = StepWays & {
  user: Pick<User, 'role' | 'grade'>
  form: UseFormReturn<ProfileDraft>
  onSave: (draft: ProfileDraft) => void
}

export function ProfileStep({ user, form, onSave, ...ways }: ProfileStepProps) {
  const { t } = useTranslation('onboarding')
  const fields = listProfileFields(user.role)

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
      <StepActions label={t('saveAndGoOn')} {...ways} />
    </form>
  )
}

/** Says why it asks, and what being under 13 changes. Never required. */
function AgeField({ control }: { control: Control<ProfileDraft> }) {
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
