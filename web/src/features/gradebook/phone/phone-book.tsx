import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { type Book, canEditInPlace } from '../arrange-book.ts'
import type { useEnterPoints } from '../points/use-enter-points.ts'
import { useCellWords, usePercent } from '../use-cell-words.ts'
import { PhonePoints } from './phone-points.tsx'

type PhoneBookProps = {
  book: Gradebook
  shown: Book
  points: Pick<ReturnType<typeof useEnterPoints>, 'enter' | 'isSaving'>
  onStudent: (studentId: number) => void
}

/** One student with all their work, or one assignment with all students. */
export function PhoneBook({ book, shown, points, onStudent }: PhoneBookProps) {
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  const [by, setBy] = useState<'student' | 'assignment'>('assignment')
  const [at, setAt] = useState({ student: 0, assignment: 0 })
  const things =
    by === 'student'
      ? shown.rows.map(({ student }) => nameOf(student))
      : book.assignments.map(({ title }) => title)
  const chosen = Math.min(at[by], Math.max(0, things.length - 1))
  const choose = (place: number) => setAt({ ...at, [by]: place })
  const row = shown.rows[chosen]
  const average = by === 'student' ? (row?.average ?? null) : (shown.averages[chosen] ?? null)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('phone.by')}</legend>
        {(['assignment', 'student'] as const).map((one) => (
          <Button
            key={one}
            variant={by === one ? 'primary' : 'outline'}
            aria-pressed={by === one}
            className="flex-1"
            onClick={() => setBy(one)}
          >
            {t(`phone.${one}`)}
          </Button>
        ))}
      </fieldset>
      <div className="flex items-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label={t('phone.previous')}
          disabled={chosen === 0}
          onClick={() => choose(chosen - 1)}
        />
        <NativeSelect
          label={t(`phone.${by}`)}
          value={String(chosen)}
          onChange={(value) => choose(Number(value))}
          className="min-w-0 flex-1"
        >
          {things.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what is chosen
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <IconButton
          icon={ChevronRight}
          label={t('phone.next')}
          disabled={chosen >= things.length - 1}
          onClick={() => choose(chosen + 1)}
        />
      </div>
      <p className="flex items-center justify-between gap-2 text-muted">
        <span>
          {`${t('average')}: `}
          <strong className="font-heading text-text">
            {[by === 'student' ? row?.band : null, percent(average)].filter(Boolean).join(' · ')}
          </strong>
        </span>
        {by === 'student' && row && (
          <Button variant="link" onClick={() => onStudent(row.student.id)}>
            {t('student.open')}
          </Button>
        )}
      </p>
      <ul className="flex flex-col divide-y divide-border rounded-card border border-border bg-surface">
        {by === 'student'
          ? row &&
            book.assignments.map((assignment, place) => (
              <PhoneLine
                key={assignment.id}
                {...{ book, points, place }}
                student={row.student}
                title={assignment.title}
              />
            ))
          : shown.rows.map(({ student }) => (
              <PhoneLine
                key={student.id}
                {...{ book, points, student }}
                place={chosen}
                title={nameOf(student)}
              />
            ))}
      </ul>
    </div>
  )
}

const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
  `${lastName}, ${firstName}`

type PhoneLineProps = Pick<PhoneBookProps, 'book' | 'points'> & {
  student: Gradebook['pupils'][number]
  place: number
  title: string
}

function PhoneLine({ book, points, student, place, title }: PhoneLineProps) {
  const words = useCellWords()
  const assignment = book.assignments[place]
  if (!assignment) return null
  const said = words(student, assignment, place)
  return (
    <li className="flex min-h-14 items-center gap-3 px-3 py-1.5">
      <div className="min-w-0 flex-1">
        {said.state === null ? (
          <span className="wrap-anywhere">{title}</span>
        ) : (
          <AppLink
            to="/teacher/assignments/$id/grade/$studentId"
            params={{ id: String(assignment.id), studentId: String(student.id) }}
            className="wrap-anywhere"
          >
            {title}
          </AppLink>
        )}
        <p className="text-muted text-sm">{said.long}</p>
      </div>
      {canEditInPlace(assignment, student, place) && (
        <PhonePoints
          key={`${assignment.id} ${student.id}`}
          student={student}
          assignment={assignment}
          place={place}
          isSaving={points.isSaving(student.id, assignment.id)}
          onEnter={(value) =>
            points.enter([{ studentId: student.id, assignmentId: assignment.id, points: value }])
          }
        />
      )}
    </li>
  )
}
