import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ASSIGNMENT_AUDIENCES } from '#engines/assignments/index.ts'
import { ownClassQuery } from '../../../kit/classroom/own-classes.data.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import type { AssignmentValues, Fault } from './assignment-values.ts'

type AudienceFieldProps = {
  values: AssignmentValues
  faults: readonly Fault[]
  onChange: (changed: Partial<AssignmentValues>) => void
}

/** The whole class, a group of it, or single pupils. */
export function AudienceField({ values, faults, onChange }: AudienceFieldProps) {
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
              {groups.map(({ id, name }) => (
                <SelectItem key={id} value={String(id)}>
                  {name}
                </SelectItem>
              ))}
            </Select>
          </Field>
        ))}
      {audience === 'pupils' && (
        <fieldset>
          <legend className="font-medium">{t('form.pupils')}</legend>
          {faults.includes('studentIds') && <p className="text-destructive-ink">{t('form.pupilsMissing')}</p>}
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
