import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MOST_RESOURCES } from '#contract/classroom/work.ts'
import { ASSIGNMENT_AUDIENCES, LATE_POLICIES } from '#engines/assignments/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'
import { ownClassQuery } from '../../../kit/classroom/own-classes.data.ts'
import { AttachField } from '../../../kit/classroom/work/attach-field.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { NamedSelectItems, Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import type { AssignmentValues, Fault } from './assignment-values.ts'
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
        {values.kind === 'quiz' && (
          <Field label={t('form.countedAttempt')}>
            <Select
              value={values.countedAttempt}
              onValueChange={(attempt) =>
                onChange({ countedAttempt: attempt as AssignmentValues['countedAttempt'] })
              }
            >
              <SelectItems
                values={COUNTED_ATTEMPTS}
                nameOf={(attempt) => t(`form.countedAttempts.${attempt}`)}
              />
            </Select>
          </Field>
        )}
      </div>
      <ScoreField values={values} onChange={onChange} />
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
        <RubricField
          rubric={values.rubric}
          isChecked={faults.includes('rubric')}
          onChange={(rubric) => onChange({ rubric })}
        />
      )}
    </div>
  )
}

const NO_CATEGORY = 'none'

/** Where it counts in the gradebook of its class. */
function ScoreField({ values, onChange }: Omit<MoreFieldsProps, 'faults'>) {
  const { t } = useTranslation('assignments')
  const { classId, categoryId, isExtraCredit } = values
  const room = useQuery({ ...ownClassQuery(classId ?? 0), enabled: classId !== null }).data
  const categories = room?.categories ?? []
  if (values.kind === 'lesson') return null
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {categories.length > 0 && (
        <Field label={t('form.category')}>
          <Select
            value={categoryId === null ? NO_CATEGORY : String(categoryId)}
            onValueChange={(id) => onChange({ categoryId: id === NO_CATEGORY ? null : Number(id) })}
          >
            <SelectItem value={NO_CATEGORY}>{t('form.noCategory')}</SelectItem>
            <NamedSelectItems things={categories} />
          </Select>
        </Field>
      )}
      <Field label={t('form.extraCredit')} layout="inline">
        <Checkbox
          checked={isExtraCredit}
          onCheckedChange={(checked) => onChange({ isExtraCredit: checked === true })}
        />
      </Field>
    </div>
  )
}

/** The whole class, a group of it, or single students. */
function AudienceField({ values, faults, onChange }: MoreFieldsProps) {
  const { t } = useTranslation('assignments')
  const { classId, audience } = values
  const room = useQuery({ ...ownClassQuery(classId ?? 0), enabled: classId !== null }).data
  const groups = room?.groups ?? []
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('form.audience')}>
        <RadioGroup
          value={audience}
          onValueChange={(value) => onChange({ audience: value as AssignmentValues['audience'] })}
          className="sm:flex-row sm:gap-6"
        >
          {ASSIGNMENT_AUDIENCES.map((name) => (
            <Radio key={name} value={name} label={t(`form.audiences.${name}`)} />
          ))}
        </RadioGroup>
      </Field>
      {audience === 'group' &&
        (groups.length === 0 ? (
          <p className="text-muted">{t('form.noGroups')}</p>
        ) : (
          <Field
            label={t('form.group')}
            error={faults.includes('groupId') ? t('form.chooseGroup') : undefined}
          >
            <Select
              value={values.groupId === null ? '' : String(values.groupId)}
              onValueChange={(id) => onChange({ groupId: Number(id) })}
              placeholder={t('form.chooseGroup')}
            >
              <NamedSelectItems things={groups} />
            </Select>
          </Field>
        ))}
      {audience === 'pupils' && (
        <fieldset>
          <legend className="font-medium">{t('form.pupils')}</legend>
          {faults.includes('studentIds') && (
            <p className="text-destructive-ink">{t('form.studentsMissing')}</p>
          )}
          <div className="grid max-h-72 gap-x-4 overflow-y-auto px-2.5 sm:grid-cols-2">
            {(room?.enrolments ?? []).map(({ studentId, name }) => (
              <Field key={studentId} layout="inline" label={name}>
                <Checkbox
                  checked={values.studentIds.includes(studentId)}
                  onCheckedChange={(isIn) =>
                    onChange({
                      studentIds:
                        isIn === true
                          ? [...values.studentIds, studentId]
                          : values.studentIds.filter((id) => id !== studentId),
                    })
                  }
                />
              </Field>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
