import { useQuery } from '@tanstack/react-query'
import { Award, BookOpenCheck, Circle, CircleCheck, CircleDot, ClipboardCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CoursePage as Course, CourseLesson } from '#contract/college/college.ts'
import { ApiError } from '../../api/call.ts'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { StartLessonButton } from '../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { StarRating } from '../../ui/display/star-rating.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, Skeletons } from '../../ui/states/skeleton.tsx'
import { courseQuery } from './college.data.ts'

const ICONS = { new: Circle, begun: CircleDot, completed: CircleCheck }

function CourseLessonLine({ lesson }: { lesson: CourseLesson }) {
  const { t } = useTranslation('college')
  const { id, title, description, duration, difficulty, state, quizzes } = lesson
  const Icon = ICONS[state]
  return (
    <li>
      <Card padding="small" className="flex flex-col gap-2">
        <div className="relative flex items-start gap-3">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-6 shrink-0 ${state === 'new' ? 'text-muted' : 'text-brand'}`}
          />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium text-lg">
              <AppLink
                to="/lessons/$lessonId"
                params={{ lessonId: String(id) }}
                className="wrap-anywhere rounded-control after:absolute after:inset-0 hover:underline"
              >
                {title}
              </AppLink>
            </h3>
            <p className="wrap-anywhere text-muted">{description}</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
              <span className="font-medium text-text">{t(`state.${state}`)}</span>
              <span className="flex items-center gap-1.5">
                <Clock aria-hidden="true" className="size-5" />
                {t('course.minutes', { count: duration })}
              </span>
              <StarRating rating={difficulty} label={t('course.difficulty', { difficulty })} />
            </p>
          </div>
        </div>
        {quizzes.map((quiz) => (
          <p key={quiz.id} className="ms-9 flex flex-wrap items-center gap-x-3 border-border border-t pt-1">
            <AppLink
              to="/quizzes/$quizId"
              params={{ quizId: String(quiz.id) }}
              className="inline-flex min-h-11 items-center gap-2 rounded-control text-brand-ink underline underline-offset-4"
            >
              <ClipboardCheck aria-hidden="true" className="size-5 shrink-0" />
              <span className="wrap-anywhere">{quiz.title}</span>
            </AppLink>
            <span className="text-muted">
              {quiz.bestPercent === null
                ? t('quiz.notTaken', { count: quiz.questions })
                : t('quiz.best', { percent: quiz.bestPercent, count: quiz.attempts })}
            </span>
          </p>
        ))}
      </Card>
    </li>
  )
}

export function CoursePage({ user, courseId }: { user: User; courseId: string }) {
  const { t } = useTranslation('college')
  const found = useQuery(courseQuery(user.id, courseId))
  const isGone = found.error instanceof ApiError && [400, 404].includes(found.error.status)
  const back = (
    <LinkButton to="/college/courses" variant="outline">
      {t('course.back')}
    </LinkButton>
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
        <Skeletons blocks={['h-28']} times={3} />
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
