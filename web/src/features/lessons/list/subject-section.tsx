import { ChevronDown, CircleCheck, Clock, GraduationCap, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import { listProgressPercent } from '#engines/lessons/index.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { StartLessonButton } from '../../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { gradeText } from '../grade-text.ts'
import type { SubjectGroup } from './arrange-lessons.ts'
import { LessonDetails, type LessonDetailsProps } from './lesson-details.tsx'

type SubjectSectionProps = {
  group: SubjectGroup
  /** Undefined while nobody knows what was begun. */
  records: ReadonlyMap<number, ProgressRecord> | undefined
  user: User
  onShowAll: () => void
}

export function SubjectSection({ group, records, user, onShowAll }: SubjectSectionProps) {
  const { t } = useTranslation('lessons')
  const { subject, units, total, hiddenCount, hasCourses } = group
  const headingId = `subject-${subject.id}`
  const section = useRef<HTMLElement>(null)
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (hiddenCount > 0 || firstNew.current === null) return
    // The button that was pressed is gone: reading goes on at the first lesson it brought.
    const heading = section.current?.querySelectorAll('h4')[firstNew.current]
    firstNew.current = null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [hiddenCount])

  return (
    <section ref={section} aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-control border-2 text-text"
          style={{ borderColor: findAccent(subject.name, subject.color) }}
        >
          <SubjectIcon icon={subject.icon} className="size-6" />
        </span>
        <h2 id={headingId} className="font-semibold text-2xl">
          {subject.name}
        </h2>
        <span className="text-muted">{t('list.count', { count: total })}</span>
      </div>
      {units.map(({ key, unit, course, lessons }) => (
        <div key={key} className="flex flex-col gap-3">
          <h3 className="font-medium text-lg">
            {unit ?? course}
            {hasCourses && course && <span className="block text-base text-muted">{course}</span>}
          </h3>
          <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonCard
                  lesson={lesson}
                  subject={subject}
                  record={records ? (records.get(lesson.id) ?? null) : undefined}
                  user={user}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hiddenCount > 0 && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => {
            firstNew.current = total - hiddenCount
            onShowAll()
          }}
        >
          <ChevronDown aria-hidden="true" />
          {t('list.showAll', { count: total, subject: subject.name })}
        </Button>
      )}
    </section>
  )
}

function LessonCard({ lesson, subject, record, user }: LessonDetailsProps) {
  const { t } = useTranslation('lessons')
  const { id, title, description } = lesson
  return (
    <Card
      padding="small"
      accent={findAccent(subject.name, subject.color)}
      className="flex h-full flex-col gap-3"
    >
      <div className="flex items-start justify-between gap-2">
        <Badge tone="neutral">
          <SubjectIcon icon={subject.icon} />
          {subject.name}
        </Badge>
        {record?.completed && (
          <Badge tone="success">
            <CircleCheck aria-hidden="true" />
            {t('completed')}
          </Badge>
        )}
      </div>
      <div className="flex-1" lang="en">
        <h4 className="font-medium text-lg">{title}</h4>
        <p className="text-muted">{description}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-5" />
          {t('minutes', { count: lesson.duration })}
        </span>
        <span className="flex items-center gap-1.5">
          <GraduationCap aria-hidden="true" className="size-5" />
          {gradeText(lesson, t)}
        </span>
      </p>
      <ProgressBar
        label={t('progress')}
        percent={record ? listProgressPercent(record) : 0}
        valueText={record ? undefined : record === null ? t('notStarted') : '–'}
      />
      <div className="flex items-center justify-between gap-2">
        <StartLessonButton
          user={user}
          lessonId={id}
          size={isYoung(user) ? 'large' : 'medium'}
          label={record ? t('list.continue') : t('list.start')}
          name={t(record ? 'list.continueNamed' : 'list.startNamed', { title })}
        />
        <span className="flex">
          {isYoung(user) && (
            <SpeakButton text={`${title}. ${description}`} label={t('list.listen', { title })} />
          )}
          <Dialog
            title={t('details.title')}
            trigger={<IconButton label={t('list.details', { title })} icon={<Info aria-hidden="true" />} />}
          >
            <LessonDetails lesson={lesson} subject={subject} record={record} user={user} />
          </Dialog>
        </span>
      </div>
    </Card>
  )
}
