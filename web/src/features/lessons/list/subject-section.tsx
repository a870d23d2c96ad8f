import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { SubjectGroup } from './arrange-lessons.ts'
import { LessonCard } from './lesson-card.tsx'

type SubjectSectionProps = {
  group: SubjectGroup
  records: ReadonlyMap<number, ProgressRecord>
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
                <LessonCard lesson={lesson} subject={subject} record={records.get(lesson.id)} user={user} />
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
