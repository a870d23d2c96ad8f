import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_ACADEMIC_YEAR,
  LONGEST_CLASS_DESCRIPTION,
  LONGEST_CLASS_NAME,
  LONGEST_CLASS_SUBJECT,
  MOST_MEETINGS,
} from '#contract/teaching/classes.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { WeekTimesField } from '../../../kit/week-times/week-times-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { addMeeting, type ClassValues, findMeetingFault, hasFault, isEndBefore } from './class-values.ts'

type ClassFormProps = {
  stored: ClassValues
  submitLabel: string
  pendingLabel: string
  /** Throws when it could not be stored; what was typed stays. */
  onSave: (values: ClassValues) => Promise<void>
  /** Beside the main button. */
  aside?: ReactNode
}

/** Every column of a class that a person fills; only the name is needed. */
export function ClassForm({ stored, submitLabel, pendingLabel, onSave, aside }: ClassFormProps) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const [values, setValues] = useState(stored)
  const [isChecked, setChecked] = useState(false)
  const saving = useMutation({ mutationFn: () => onSave(values) })
  const form = useRef<HTMLFormElement>(null)
  const change = (changed: Partial<ClassValues>) => setValues((before) => ({ ...before, ...changed }))

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (saving.isPending) return
    setChecked(true)
    saving.reset()
    if (!hasFault(values)) return saving.mutate()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const isNameless = isChecked && values.name.trim() === ''
  return (
    <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{t('form.basics')}</h2>
        <TextField
          label={t('form.name')}
          description={t('form.nameHelp')}
          isRequired
          error={isNameless ? t('form.nameMissing') : undefined}
          dir="auto"
          value={values.name}
          maxLength={LONGEST_CLASS_NAME}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="grid gap-4 lg:grid-cols-3">
          <SubjectField value={values.subject} onChange={(subject) => change({ subject })} />
          <Field label={t('form.grade')} isOptional>
            <GradeSelect
              value={values.grade}
              onChange={(grade) => change({ grade })}
              none={t('form.noGrade')}
              hasCollege
            />
          </Field>
          <Field label={t('form.year')} isOptional>
            <Input
              value={values.academicYear}
              maxLength={LONGEST_ACADEMIC_YEAR}
              autoComplete="off"
              onChange={(event) => change({ academicYear: event.target.value })}
            />
          </Field>
        </div>
        <Field label={t('form.description')} isOptional>
          <Textarea
            dir="auto"
            rows={3}
            value={values.description}
            maxLength={LONGEST_CLASS_DESCRIPTION}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{t('form.times')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('form.start')} isOptional>
            <Input
              type="date"
              value={values.startDate}
              onChange={(event) => change({ startDate: event.target.value })}
            />
          </Field>
          <TextField
            label={t('form.end')}
            isOptional
            error={isChecked && isEndBefore(values) ? t('form.endBefore') : undefined}
            type="date"
            value={values.endDate}
            onChange={(event) => change({ endDate: event.target.value })}
          />
        </div>
        <WeekTimesField
          times={values.schedule}
          most={MOST_MEETINGS}
          words={{
            title: t('form.schedule'),
            none: t('form.noMeetings'),
            add: t('form.addMeeting'),
            day: t('form.day'),
            from: t('form.from'),
            to: t('form.to'),
            place: t('form.place'),
            nameDay: (day) => t(`weekday.${day}`),
            nameRow: (number) => t('form.meeting', { number }),
            nameRemoval: ({ day }) => t('form.removeMeeting', { day: t(`weekday.${day}`) }),
          }}
          findFault={(time) => {
            const fault = isChecked && findMeetingFault(time)
            return fault ? t(`form.${fault}`) : undefined
          }}
          add={addMeeting}
          onChange={(schedule) => change({ schedule })}
        />
      </Card>
      {saving.error && <FormAlert>{wordError(saving.error)}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={saving.isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/** Free words, with the subjects of the product to choose from. */
function SubjectField({ value, onChange }: { value: string; onChange: (subject: string) => void }) {
  const { t } = useTranslation('classes')
  const subjects = useQuery(subjectsQuery).data ?? []
  return (
    <Field label={t('form.subject')} isOptional>
      <Input
        dir="auto"
        list="class-subjects"
        value={value}
        maxLength={LONGEST_CLASS_SUBJECT}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="class-subjects">
        {subjects.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </Field>
  )
}
