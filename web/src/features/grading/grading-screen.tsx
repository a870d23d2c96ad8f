import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { submissionsQuery } from '../../kit/grading/grading.data.ts'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { GradingDesk } from './grading-desk.tsx'
import { WorkSkeleton } from './work-skeleton.tsx'

export function GradingScreen() {
  const { t } = useTranslation(['grading', 'assignments'])
  const params = useParams({ from: '/teacher/assignments/$id/grade/$studentId' })
  const [assignmentId, studentId] = [Number(params.id), Number(params.studentId)]
  const isPossible = isPossibleId(assignmentId) && isPossibleId(studentId)
  const list = useQuery({ ...submissionsQuery(assignmentId), enabled: isPossible })
  const row = list.data?.rows.find((one) => one.studentId === studentId)
  return (
    <ThingPage
      back={
        isPossible && !list.isLoadingError
          ? {
              to: '/teacher/assignments/$id',
              params: { id: String(assignmentId) },
              text: list.data?.assignment.title ?? t('back'),
            }
          : { to: '/teacher/assignments', text: t('assignments:page.back') }
      }
      isPossible={isPossible && (list.data === undefined || row !== undefined)}
      read={list}
      words={{ goneTitle: t('goneTitle'), goneText: t('goneText'), failed: t('list.failed') }}
      waiting={<WorkSkeleton hasHead />}
      className="max-w-7xl gap-4"
    >
      {({ assignment, rows }) => row && <GradingDesk assignment={assignment} rows={rows} row={row} />}
    </ThingPage>
  )
}
