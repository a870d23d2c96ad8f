import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { SubjectAndGrade, TitleField } from './about-fields.tsx'
import { ContentField } from './content-field.tsx'
import type { GuideValues } from './guide-values.ts'

const LONGEST_DESCRIPTION = 2000

type ManualTabProps = {
  form: UseFormReturn<GuideValues>
  /** An admin took it from the public list, and only an admin puts it back. */
  isHidden: boolean
}

export function ManualTab({ form, isHidden }: ManualTabProps) {
  const { t } = useTranslation('guides')
  return (
    <div className="flex flex-col gap-4">
      <TitleField form={form} />
      <SubjectAndGrade form={form} />
      <Controller
        control={form.control}
        name="isPublic"
        render={({ field: { value, onChange, ...field } }) => (
          <Field
            label={t('publicLabel')}
            description={isHidden ? t('hiddenText') : t('publicText')}
            layout="inline"
          >
            <Switch checked={value} onCheckedChange={onChange} {...field} />
          </Field>
        )}
      />
      <Field label={t('description')} isOptional>
        <Textarea rows={2} maxLength={LONGEST_DESCRIPTION} {...form.register('description')} />
      </Field>
      <ContentField form={form} label={t('content')} />
    </div>
  )
}
