import { ShieldCheck } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { type GuardianDraft, GuardianFields } from './guardian-fields.tsx'
import { WhatChanges } from './what-changes.tsx'

/** Only for those under 13, and never required: learning does not wait for anybody. */
export function GuardianChoice() {
  const { t } = useTranslation('onboarding')
  const form = useFormContext<GuardianDraft>()
  const isAgreed = useWatch({ control: form.control, name: 'guardianAgrees' }) === 'yes'
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-border p-4">
      <legend className="flex items-center gap-2 px-1 font-heading font-medium">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
        {t('guardian.title')}
      </legend>
      <p className="text-muted">{t('guardian.text')}</p>
      <WhatChanges />
      <GuardianFields isNameNeeded={isAgreed} />
      <Controller
        control={form.control}
        name="guardianAgrees"
        render={({ field: { value, onChange } }) => (
          <Field label={t('guardian.agree')} layout="inline">
            <Checkbox
              checked={value === 'yes'}
              onCheckedChange={(isChecked) => onChange(isChecked === true ? 'yes' : '')}
            />
          </Field>
        )}
      />
    </fieldset>
  )
}
