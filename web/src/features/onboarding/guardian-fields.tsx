import { ShieldCheck } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { isEmailAcceptable, type ProfileDraft } from './profile-draft.ts'

/** Only for those under 13, and never required: learning does not wait for anybody. */
export function GuardianFields({ form }: { form: UseFormReturn<ProfileDraft> }) {
  const { t } = useTranslation('onboarding')
  const { errors } = form.formState
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-border p-4">
      <legend className="flex items-center gap-2 px-1 font-heading font-medium">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
        {t('guardian.title')}
      </legend>
      <p className="text-muted">{t('guardian.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('guardian.name')} isOptional>
          <Input autoComplete="off" maxLength={100} {...form.register('guardianName')} />
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
            {...form.register('guardianEmail', {
              validate: (typed) => isEmailAcceptable(typed) || 'email',
            })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
