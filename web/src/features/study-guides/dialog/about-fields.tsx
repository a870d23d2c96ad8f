import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { SCHOOL_GRADES } from '../school-grades.ts'
import { useGradeText } from '../use-grade-text.ts'
import type { GuideValues } from './guide-values.ts'

type FormProps = { form: UseFormReturn<GuideValues> }

const LONGEST_SUBJECT = 100
const NO_GRADE = 'none'

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
  const toGradeText = useGradeText()
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
            <Select
              value={value || NO_GRADE}
              onValueChange={(next) => onChange(next === NO_GRADE ? '' : next)}
              onBlur={onBlur}
            >
              <SelectItem value={NO_GRADE}>{t('noGrade')}</SelectItem>
              {withOwn(value).map((grade) => (
                <SelectItem key={grade} value={String(grade)}>
                  {toGradeText(grade)}
                </SelectItem>
              ))}
            </Select>
          </Field>
        )}
      />
    </div>
  )
}

/** A guide of the college grade keeps it, though it cannot be chosen here. */
function withOwn(value: string): readonly number[] {
  const grade = Number(value)
  return value && !SCHOOL_GRADES.includes(grade) ? [...SCHOOL_GRADES, grade] : SCHOOL_GRADES
}
