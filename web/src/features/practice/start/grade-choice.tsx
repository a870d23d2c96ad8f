import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { LAST_GRADE } from '../read-view.ts'

const GRADES = Array.from({ length: LAST_GRADE }, (_, place) => place + 1)

export function GradeChoice({ grade, onChoose }: { grade: number; onChoose: (grade: number) => void }) {
  const { t } = useTranslation('practice')
  return (
    <Field label={t('start.grade')} className="w-full sm:w-48">
      <Select value={String(grade)} onValueChange={(value) => onChoose(Number(value))}>
        {GRADES.map((number) => (
          <SelectItem key={number} value={String(number)}>
            {t('start.gradeNumber', { grade: number })}
          </SelectItem>
        ))}
      </Select>
    </Field>
  )
}
