import { useTranslation } from 'react-i18next'
import { MOST_RESOURCES } from '#contract/classroom/work.ts'
import { LATE_POLICIES } from '#engines/assignments/index.ts'
import { AttachField } from '../../../kit/classroom/work/attach-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import type { AssignmentValues, Fault } from './assignment-values.ts'
import { AudienceField } from './audience-field.tsx'
import { RubricField } from './rubric-field.tsx'

type MoreFieldsProps = {
  values: AssignmentValues
  faults: readonly Fault[]
  onChange: (changed: Partial<AssignmentValues>) => void
}

/** What most assignments do without. */
export function MoreFields({ values, faults, onChange }: MoreFieldsProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="flex flex-col gap-6">
      <AudienceField values={values} faults={faults} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form.late')}>
          <Select
            value={values.latePolicy}
            onValueChange={(policy) => onChange({ latePolicy: policy as AssignmentValues['latePolicy'] })}
          >
            <SelectItems values={LATE_POLICIES} nameOf={(policy) => t(`form.latePolicies.${policy}`)} />
          </Select>
        </Field>
        {values.latePolicy === 'deduct' && (
          <Field label={t('form.deduction')}>
            <NumberInput
              min={0}
              max={100}
              step={5}
              value={values.lateDeduction}
              onChange={(event) => onChange({ lateDeduction: event.target.value })}
            />
          </Field>
        )}
      </div>
      <Field label={t('form.description')} isOptional>
        <Textarea
          dir="auto"
          rows={2}
          maxLength={20_000}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label={t('form.requirements')} isOptional>
        <Textarea
          dir="auto"
          rows={3}
          value={values.requirements}
          onChange={(event) => onChange({ requirements: event.target.value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{t('form.resources')}</legend>
        <AttachField
          classId={values.classId}
          isForClass
          attachments={values.resources}
          most={MOST_RESOURCES}
          onChange={(resources) => onChange({ resources })}
        />
      </fieldset>
      {values.kind === 'task' && (
        <RubricField rubric={values.rubric} onChange={(rubric) => onChange({ rubric })} />
      )}
    </div>
  )
}
