import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clockIn, dayIn } from '#engines/days/index.ts'
import { ownClassQuery } from '../../../kit/classroom/own-classes.data.ts'
import { useNow } from '../../../kit/classroom/use-now.ts'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { endOfDay, findNextLesson } from './choose-due.ts'

type DueFieldProps = { classId: number | null; due: string; onChange: (due: string) => void }

/** A day and a time by the clock of the teacher's profile, as due dates are shown, or one of the usual ones with one click. */
export function DueField({ classId, due, onChange }: DueFieldProps) {
  const { t } = useTranslation('assignments')
  const now = useNow()
  const zone = useUser()?.timezone ?? 'UTC'
  const today = dayIn(zone, now)
  const room = useQuery({ ...ownClassQuery(classId ?? 0), enabled: classId !== null }).data
  const lesson = room ? findNextLesson(room.schedule, today) : null
  const choices = [
    { label: t('form.dueTomorrow'), due: endOfDay(today, 1) },
    ...(lesson ? [{ label: t('form.dueLesson'), due: lesson }] : []),
    { label: t('form.dueWeek'), due: endOfDay(today, 7) },
    { label: t('form.dueNone'), due: '' },
  ]
  const isOver = due !== '' && due < clockIn(zone, now)
  const isElsewhere = zone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  const hint = isOver ? t('form.duePast') : isElsewhere ? t('form.dueZone', { zone }) : undefined
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('form.due')} description={hint} isOptional>
        <Input
          type="datetime-local"
          max="9999-12-31T23:59"
          value={due}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-72"
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('form.dueQuick')}</legend>
        {choices.map((choice) => (
          <Button
            key={choice.label}
            variant={choice.due === due ? 'secondary' : 'outline'}
            aria-pressed={choice.due === due}
            onClick={() => onChange(choice.due)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
