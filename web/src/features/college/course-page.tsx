import { useQuery } from '@tanstack/react-query'
import { Award, BookOpenCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CoursePage as Course } from '#contract/college/college.ts'
import { ApiError } from '../../api/call.ts'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { StartLessonButton } from '../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { courseQuery } from './college.data.ts'
import { CourseLessonLine } from './course-lesson-line.tsx'

export function CoursePage({ user, courseId }: { user: User; courseId: string }) {
  const { t } = useTranslation('college')
  const found = useQuery({ ...courseQuery(user.id, courseId), retry: false })
  const isGone = found.error instanceof ApiError && [400, 404].includes(found.error.status)
  const back = (
    <Button asChild variant="outline">
      <AppLink to="/college/courses">{t('course.back')}</AppLink>
    </Button>
  )
  if (found.data) return <FoundCourse user={user} course={found.data} />
  if (isGone)
    return (
      <EmptyState
        headingLevel={1}
        drawing={<Signpost />}
        title={t('course.gone')}
        description={t('course.goneText')}
        action={back}
      />
    )
  if (found.isError)
    return <ErrorState headingLevel={1} title={t('course.failed')} query={found} action={back} />
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <Skeleton className="h-40" />
      <div className="grid gap-4 lg:grid-cols-3">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-64" />
    </SkeletonArea>
  )
}

function FoundCourse({ user, course }: { user: User; course: Course }) {
  const { t } = useTranslation('college')
  const { nameMinutes } = useWeekWords()
  const { name, subjectName, subjectIcon, lessons, completedLessons, progress, grade, nextLesson } = course
  useTabTitle(name)
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb>
        <AppLink to="/college/courses">{t('courses.title')}</AppLink>
        <span>{name}</span>
      </Breadcrumb>
      <Card tone="brand" className="flex flex-col gap-4">
        <Badge tone="neutral" className="self-start">
          <SubjectIcon icon={subjectIcon} />
          {subjectName}
        </Badge>
        <h1 className="wrap-anywhere font-semibold text-3xl sm:text-4xl">{name}</h1>
        <ProgressBar
          className="max-w-xl"
          label={t('course.progress')}
          percent={progress}
          valueText={t('course.completed', { done: completedLessons, count: lessons })}
        />
        {nextLesson ? (
          <div className="flex flex-wrap items-center gap-3">
            <StartLessonButton
              user={user}
              lessonId={nextLesson.id}
              label={completedLessons === 0 ? t('course.start') : t('course.continue')}
              name={t('course.openNamed', { title: nextLesson.title })}
            />
            <span className="wrap-anywhere min-w-0">{t('course.next', { title: nextLesson.title })}</span>
          </div>
        ) : (
          <p className="text-lg">{t('course.finished')}</p>
        )}
      </Card>
      <dl className="grid gap-4 lg:grid-cols-3">
        <StatCard
          icon={Award}
          label={t('grade.label')}
          value={grade ? t('grade.long', grade) : t('grade.none')}
        />
        <StatCard icon={Clock} label={t('course.spent')} value={nameMinutes(course.minutesSpent)} />
        <StatCard icon={BookOpenCheck} label={t('course.length')} value={nameMinutes(course.duration)} />
      </dl>
      <p className="text-muted">{t('grade.how')}</p>
      {course.units.map((unit, place) => (
        <section key={unit.title} aria-labelledby={`unit-${place}`} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={`unit-${place}`} className="wrap-anywhere font-semibold text-2xl">
              {unit.title ?? t('course.lessonsOnly')}
            </h2>
            <p className="text-muted">
              {t('course.completed', { done: unit.completedLessons, count: unit.lessons.length })}
            </p>
          </div>
          <ol className="flex flex-col gap-3">
            {unit.lessons.map((lesson) => (
              <CourseLessonLine key={lesson.id} lesson={lesson} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
