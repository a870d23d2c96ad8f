import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'

type GradeFieldProps = { user: User; value: string; isWrong: boolean; onChange: (grade: string) => void }

export function GradeField({ user, value, isWrong, onChange }: GradeFieldProps) {
  const { t } = useTranslation('planning')
  const isPupil = user.role === 'student' && user.grade <= 12
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('form.grade')} error={isWrong ? t('form.gradeWrong') : undefined} className="flex-1">
        <NumberInput min={1} max={12} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {isPupil && (
        <Button variant="outline" onClick={() => onChange(String(user.grade))}>
          {t('form.useOwnGrade')}
        </Button>
      )}
    </div>
  )
}
