import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Course } from '#contract/college/college.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'

export const COURSE_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4'

type CourseCardProps = {
  course: Course
  /** Stands under a heading that names the subject. */
  isInSubject?: boolean
}

export function CourseCard({ course, isInSubject = false }: CourseCardProps) {
  const { t } = useTranslation('college')
  const { id, name, subjectName, subjectIcon, lessons, completedLessons, progress, grade, units } = course
  return (
    <li>
      <Card isInteractive padding="small" className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
          {!isInSubject && (
            <Badge tone="neutral">
              <SubjectIcon icon={subjectIcon} />
              {subjectName}
            </Badge>
          )}
          {grade && <Badge tone="primary">{t('grade.short', grade)}</Badge>}
        </div>
        <div>
          <h3 className="font-medium text-lg">
            <AppLink
              to="/college/courses/$id"
              params={{ id }}
              className="wrap-anywhere rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </AppLink>
          </h3>
          <p className="text-muted">
            {t('course.units', { count: units.length })} · {t('course.lessons', { count: lessons })}
          </p>
        </div>
        <ProgressBar
          className="mt-auto"
          label={t('course.progress')}
          percent={progress}
          valueText={t('course.completed', { done: completedLessons, count: lessons })}
        />
        <p className="flex items-center gap-2 text-brand-ink">
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            {course.nextLesson ? t('course.next', { title: course.nextLesson.title }) : t('course.finished')}
          </span>
        </p>
      </Card>
    </li>
  )
}
