import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ApiError } from '../../api/call.ts'
import { progressRecordsQuery, subjectsQuery } from '../../kit/learning/learning.data.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { withUser } from '../../kit/with-user.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'
import { lessonQuery } from './lessons.data.ts'
import { LessonPage } from './page/lesson-page.tsx'
import { readLessonId } from './read-lesson-id.ts'

export const LessonScreen = withUser(WantedLesson)

function WantedLesson({ user }: { user: User }) {
  const lessonId = readLessonId(useParams({ from: '/lessons/$lessonId' }).lessonId)
  if (lessonId === null) return <NoLesson />
  // Another lesson is another visit.
  return <LoadedLesson key={lessonId} lessonId={lessonId} user={user} />
}

function LoadedLesson({ lessonId, user }: { lessonId: number; user: User }) {
  const { t } = useTranslation('lessons')
  const lesson = useQuery(lessonQuery(lessonId))
  const subjects = useQuery(subjectsQuery)
  // Without the records the lesson opens at the top; they are not worth an error.
  const records = useQuery(progressRecordsQuery(user.id))
  if (lesson.error instanceof ApiError && lesson.error.status === 404) return <NoLesson />
  if (lesson.isError && !lesson.data) {
    return <ErrorState headingLevel={1} title={t('page.loadFailed')} query={lesson} />
  }
  if (lesson.isPending || records.isPending || subjects.isPending) return <LessonSkeleton />
  return (
    <LessonPage
      lesson={lesson.data}
      subject={subjects.data?.find(({ id }) => id === lesson.data.subjectId)}
      record={records.data?.find((record) => record.lessonId === lessonId)}
      user={user}
    />
  )
}

/** Fetched apart: a lesson that is there does without. */
function NoLesson() {
  const { t } = useTranslation('lessons')
  const [NotFound, hasFailed] = useFetched(loadNotFound)
  if (hasFailed) return <ErrorState headingLevel={1} title={t('page.loadFailed')} />
  return NotFound ? <NotFound /> : <LessonSkeleton />
}

const loadNotFound = async () => (await import('./lesson-not-found.tsx')).LessonNotFound

function LessonSkeleton() {
  return (
    <SkeletonArea className="mx-auto flex max-w-5xl flex-col gap-6">
      <Skeleton className="h-11 w-24" shape="control" />
      <Skeleton className="h-7 w-72" shape="line" />
      <Skeleton className="h-16 w-4/5" shape="line" />
      <Skeleton className="h-40" />
      <Skeleton className="h-16" />
      <div className="flex max-w-3xl flex-col gap-8">
        <SkeletonText lines={5} />
        <Skeleton className="h-8 w-1/2" shape="line" />
        <SkeletonText lines={6} />
      </div>
    </SkeletonArea>
  )
}
