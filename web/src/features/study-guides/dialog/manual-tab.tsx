import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { SubjectAndGrade, TitleField } from './about-fields.tsx'
import { ContentField } from './content-field.tsx'
import type { GuideValues } from './guide-values.ts'
import { PublicField } from './public-field.tsx'

const LONGEST_DESCRIPTION = 2000

type ManualTabProps = {
  form: UseFormReturn<GuideValues>
  user: User
  /** An admin took it from the public list, and only an admin puts it back. */
  isHidden: boolean
}

export function ManualTab({ form, user, isHidden }: ManualTabProps) {
  const { t } = useTranslation('guides')
  return (
    <div className="flex flex-col gap-4">
      <TitleField form={form} />
      <SubjectAndGrade form={form} />
      <PublicField form={form} user={user} isHidden={isHidden} />
      <Field label={t('description')} isOptional>
        <Textarea rows={2} maxLength={LONGEST_DESCRIPTION} {...form.register('description')} />
      </Field>
      <ContentField form={form} label={t('content')} />
    </div>
  )
}
