import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Course } from '#contract/college/college.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { coursesQuery } from './college.data.ts'
import { COURSE_GRID, CourseCard } from './course-card.tsx'
import { CoursePage } from './course-page.tsx'

export const CoursesScreen = withUser(Courses)

function Courses({ user }: { user: User }) {
  const id = useParams({ from: '/college/courses/$id', shouldThrow: false })?.id
  return id === undefined ? <CourseList user={user} /> : <CoursePage key={id} user={user} courseId={id} />
}

function CourseList({ user }: { user: User }) {
  const { t } = useTranslation('college')
  const found = useQuery(coursesQuery(user.id))
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('courses.title')} intro={t('courses.text')} />
      {found.isPending ? (
        <SkeletonArea className="flex flex-col gap-8">
          {['a', 'b', 'c'].map((place) => (
            <div key={place} className="flex flex-col gap-3">
              <Skeleton className="h-8 w-48" shape="line" />
              <div className={COURSE_GRID}>
                <Skeleton className="h-40" />
              </div>
            </div>
          ))}
        </SkeletonArea>
      ) : found.isError && !found.data ? (
        <ErrorState title={t('courses.failed')} query={found} />
      ) : found.data.length === 0 ? (
        <EmptyState drawing={<OpenBook />} title={t('courses.none')} description={t('courses.noneText')} />
      ) : (
        groupBySubject(found.data).map(([subject, courses]) => (
          <section key={subject} aria-label={subject} className="flex flex-col gap-3">
            <h2 className="flex items-center gap-2 font-semibold text-2xl">
              <SubjectIcon icon={courses[0]?.subjectIcon ?? null} className="size-6 text-brand" />
              {subject}
            </h2>
            <ul className={COURSE_GRID}>
              {courses.map((course) => (
                <CourseCard key={course.id} course={course} isInSubject />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  )
}

function groupBySubject(courses: readonly Course[]): [subject: string, courses: Course[]][] {
  const subjects = new Set(courses.map(({ subjectName }) => subjectName))
  return [...subjects].map((name) => [name, courses.filter(({ subjectName }) => subjectName === name)])
}
