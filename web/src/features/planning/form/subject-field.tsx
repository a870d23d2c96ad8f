import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectGroup, SelectItem } from '../../../ui/forms/select.tsx'
import { SUBJECTS } from './plan-values.ts'

type SubjectFieldProps = {
  value: string
  ownSubjects: readonly string[]
  onChange: (subject: string) => void
}

export function SubjectField({ value, ownSubjects, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('planning')
  const school = SUBJECTS.filter((subject) => !ownSubjects.includes(subject)).map((subject) => (
    <SelectItem<string> key={subject} value={subject}>
      {t(`subjects.${subject}`)}
    </SelectItem>
  ))
  return (
    <Field label={t('form.subject')}>
      <Select value={value} onValueChange={onChange}>
        {ownSubjects.length === 0 ? (
          school
        ) : (
          <>
            <SelectGroup label={t('form.schoolSubjects')}>{school}</SelectGroup>
            <SelectGroup label={t('form.ownCourses')}>
              {ownSubjects.map((subject) => (
                <SelectItem<string> key={subject} value={subject}>
                  {subject}
                </SelectItem>
              ))}
            </SelectGroup>
          </>
        )}
      </Select>
    </Field>
  )
}
