import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ApiError } from '../../api/call.ts'
import { progressRecordsQuery, subjectsQuery } from '../../kit/learning/learning.data.ts'
import { useUser } from '../../kit/session.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { lessonQuery } from './lessons.data.ts'
import { LessonNotFound } from './page/lesson-not-found.tsx'
import { LessonPage } from './page/lesson-page.tsx'
import { LessonSkeleton } from './page/lesson-skeleton.tsx'
import { readLessonId } from './read-lesson-id.ts'

export function LessonScreen() {
  const user = useUser()
  const params = useParams({ from: '/lessons/$lessonId' })
  const lessonId = readLessonId(params.lessonId)
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  if (lessonId === null) return <LessonNotFound />
  // Another lesson is another visit.
  return <LoadedLesson key={lessonId} lessonId={lessonId} user={user} />
}

function LoadedLesson({ lessonId, user }: { lessonId: number; user: User }) {
  const { t } = useTranslation('lessons')
  const lesson = useQuery(lessonQuery(lessonId))
  const subjects = useQuery(subjectsQuery)
  // Without the records the lesson opens at the top; they are not worth an error.
  const records = useQuery(progressRecordsQuery(user.id))
  if (lesson.error instanceof ApiError && lesson.error.status === 404) return <LessonNotFound />
  if (lesson.isError && !lesson.data) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('page.loadFailed')}
        onRetry={() => void lesson.refetch()}
        isRetrying={lesson.isFetching}
      />
    )
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
