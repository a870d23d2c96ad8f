import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import type { GuideValues } from './guide-values.ts'

type FormProps = { form: UseFormReturn<GuideValues> }

const LONGEST_SUBJECT = 100

export function TitleField({ form }: FormProps) {
  const { t } = useTranslation('guides')
  const { errors } = useFormState({ control: form.control, name: 'title' })
  return (
    <Field label={t('titleLabel')} error={errors.title?.message} isRequired>
      <Input maxLength={LONGEST_TITLE} {...form.register('title')} />
    </Field>
  )
}

/** Subject and grade: free words, and one of twelve or none. */
export function SubjectAndGrade({ form }: FormProps) {
  const { t } = useTranslation('guides')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('subject')} isOptional>
        <Input maxLength={LONGEST_SUBJECT} {...form.register('subject')} />
      </Field>
      <Controller
        control={form.control}
        name="grade"
        render={({ field: { value, onChange, onBlur } }) => (
          <Field label={t('gradeLabel')} isOptional>
            <GradeSelect value={value} onChange={onChange} onBlur={onBlur} none={t('noGrade')} />
          </Field>
        )}
      />
    </div>
  )
}
