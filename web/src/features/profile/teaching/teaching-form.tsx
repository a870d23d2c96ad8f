import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_CREDENTIALS,
  LONGEST_TEACHER_BIO,
  MOST_OFFICE_HOURS,
  type TeacherProfile,
} from '#contract/teaching/teacher-profile.ts'
import { WeekTimesField } from '../../../kit/week-times/week-times-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { CardFooter } from '../../../ui/layout/card.tsx'
import { useSaveTeaching } from '../profile.data.ts'
import { addHours, findFaults, isSpan, type TeachingValues, toInput, toValues } from './teaching-values.ts'

const GRADES = Array.from({ length: 13 }, (_, place) => place + 1)
export const COLLEGE = 13

export function TeachingForm({ teaching, onClose }: { teaching: TeacherProfile; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const save = useSaveTeaching({ done: t('teaching.saved'), failed: t('teaching.notSaved') })
  const [values, setValues] = useState(() => toValues(teaching))
  const [isChecked, setChecked] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  const faults = isChecked ? findFaults(values) : []
  const change = (changed: Partial<TeachingValues>) => setValues({ ...values, ...changed })
  const subjectFault = faults.find((fault) => fault !== 'hours')

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (findFaults(values).length === 0) save.mutate(toInput(values), { onSuccess: onClose })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('teaching.title')}>
      <Field label={t('teaching.bio')} description={t('teaching.bioHelp')} isOptional>
        <Textarea
          ref={first}
          value={values.bio}
          maxLength={LONGEST_TEACHER_BIO}
          onChange={({ target }) => change({ bio: target.value })}
        />
      </Field>
      <TextField
        label={t('teaching.subjects')}
        description={t('teaching.subjectsHelp')}
        error={subjectFault && t(`teaching.fault.${subjectFault}`)}
        isOptional
        value={values.subjects}
        autoComplete="off"
        onChange={({ target }) => change({ subjects: target.value })}
      />
      <fieldset>
        <legend className="mb-2 font-medium">{t('teaching.grades')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {GRADES.map((grade) => (
            <Field
              key={grade}
              layout="inline"
              label={grade === COLLEGE ? t('teaching.college') : String(grade)}
            >
              <Checkbox
                checked={values.grades.includes(grade)}
                onCheckedChange={(isOn) =>
                  change({
                    grades: isOn
                      ? [...values.grades, grade].toSorted((a, b) => a - b)
                      : values.grades.filter((one) => one !== grade),
                  })
                }
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <Field label={t('teaching.credentials')} description={t('teaching.credentialsHelp')} isOptional>
        <Textarea
          value={values.credentials}
          maxLength={LONGEST_CREDENTIALS}
          onChange={({ target }) => change({ credentials: target.value })}
        />
      </Field>
      {/* When students and their parents can come. */}
      <WeekTimesField
        times={values.hours}
        most={MOST_OFFICE_HOURS}
        words={{
          title: t('teaching.hours'),
          add: t('teaching.addHours'),
          day: t('teaching.day'),
          from: t('teaching.from'),
          to: t('teaching.to'),
          place: t('teaching.place'),
          nameDay: (day) => t(`weekday.${day}`),
          nameRow: (number) => t('teaching.hoursRow', { number }),
          nameRemoval: (_, number) => t('teaching.removeHours', { number }),
        }}
        findFault={(time) => (isChecked && !isSpan(time) ? t('teaching.fault.hours') : undefined)}
        add={addHours}
        onChange={(hours) => change({ hours })}
      />
      <CardFooter className="mt-0">
        <Button type="submit" isPending={save.isPending} pendingLabel={t('edit.saving')}>
          {t('edit.save')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </CardFooter>
    </form>
  )
}
