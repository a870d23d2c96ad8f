import { useTranslation } from 'react-i18next'
import type { GradedAssignment, PupilWork } from '#contract/teaching/grading.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { findLateness, type GradeValues } from '../grade-values.ts'

type LatenessProps = {
  values: GradeValues
  work: PupilWork
  assignment: GradedAssignment
  onChange: (values: GradeValues) => void
}

/** What lateness takes, before anything is saved, and the way to give it back. */
export function Lateness({ values, work, assignment, onChange }: LatenessProps) {
  const { t } = useTranslation('grading')
  const write = usePoints()
  const lateness = findLateness(values, work, assignment)
  if (!lateness) return null
  return (
    <div className="flex flex-col rounded-control bg-sunken px-3 py-2">
      <p role="status">
        {values.isLateForgiven
          ? t('lateness.forgiven', { count: lateness.daysLate })
          : t('lateness.taken', {
              count: lateness.daysLate,
              taken: write(lateness.lateDeducted),
              left: write(lateness.left),
            })}
      </p>
      <Field label={t('lateness.forgive')} layout="inline">
        <Checkbox
          checked={values.isLateForgiven}
          onCheckedChange={(isChecked) => onChange({ ...values, isLateForgiven: isChecked === true })}
        />
      </Field>
    </div>
  )
}
