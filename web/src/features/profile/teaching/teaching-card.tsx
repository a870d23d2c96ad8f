import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WEEKDAYS } from '#contract/teaching/classes.ts'
import type { TeacherProfile } from '#contract/teaching/teacher-profile.ts'
import { formatTimeSpan } from '../../../kit/week-times/format-time.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardIntro } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { teachingQuery } from '../profile.data.ts'
import { COLLEGE, TeachingForm } from './teaching-form.tsx'

/** What a teacher tells about themself, and to whom it is shown. */
export function TeachingCard() {
  const { t } = useTranslation('profile')
  const found = useQuery(teachingQuery)
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  function close() {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <CardIntro title={t('teaching.title')} text={t('teaching.text')} className="min-w-0" />
        {found.data && !isEditing && (
          <Button ref={edit} variant="outline" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            {t('teaching.edit')}
          </Button>
        )}
      </div>
      {found.isPending && <SkeletonBlocks blocks={['h-32']} />}
      {found.isError && !found.data && (
        <ErrorState headingLevel={3} title={t('teaching.failed')} query={found} />
      )}
      {found.data &&
        (isEditing ? (
          <TeachingForm teaching={found.data} onClose={close} />
        ) : (
          <TeachingFacts teaching={found.data} />
        ))}
    </Card>
  )
}

function TeachingFacts({ teaching }: { teaching: TeacherProfile }) {
  const { t, i18n } = useTranslation('profile')
  const { bio, subjects, grades, credentials, office_hours } = teaching
  const hours = office_hours.toSorted((a, b) => order(a.day) - order(b.day) || (a.from < b.from ? -1 : 1))
  const facts: [string, string[]][] = [
    [t('teaching.bio'), bio ? [bio] : []],
    [t('teaching.subjects'), subjects.length > 0 ? [subjects.join(', ')] : []],
    [
      t('teaching.grades'),
      grades.length > 0
        ? [grades.map((grade) => (grade === COLLEGE ? t('teaching.college') : grade)).join(', ')]
        : [],
    ],
    [t('teaching.credentials'), credentials ? [credentials] : []],
    [
      t('teaching.hours'),
      hours.map(({ day, from, to, place }) => {
        const name = WEEKDAYS.find((one) => one === day)
        return `${name ? t(`weekday.${name}`) : day}, ${formatTimeSpan({ from, to }, i18n.language)}${place ? ` · ${place}` : ''}`
      }),
    ],
  ]
  const told = facts.filter(([, lines]) => lines.length > 0)
  if (told.length === 0) return <p className="text-muted">{t('teaching.empty')}</p>
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {told.map(([label, lines]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className="whitespace-pre-line wrap-anywhere">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const order = (day: string) => (WEEKDAYS as readonly string[]).indexOf(day)
