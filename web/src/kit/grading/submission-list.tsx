import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import type { grading, SubmissionRow } from '#contract/teaching/grading.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { isScored } from '#engines/record/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { AppLink } from '../app-link.tsx'
import { useAttemptsText } from '../classroom/work/use-score-text.ts'
import { useMomentText } from '../days/use-moment-text.ts'
import type { AppTarget } from '../navigation/app-target.ts'
import { submissionsQuery } from './grading.data.ts'
import { GradingStateBadge } from './grading-state-badge.tsx'
import { usePoints } from './use-points.ts'

/** Every student of an assignment with where their work stands; from here the teacher goes on to grading. */
export function SubmissionList({ assignmentId }: { assignmentId: number }) {
  const { t } = useTranslation('grading')
  const found = useQuery(submissionsQuery(assignmentId))
  if (found.isError && !found.data)
    return <ErrorState title={t('list.failed')} query={found} headingLevel={3} />
  if (!found.data)
    return (
      <SkeletonArea className="flex flex-col gap-3">
        <Skeleton className="h-11 w-60" shape="control" />
        <Skeleton className="h-64" />
      </SkeletonArea>
    )
  return found.data.rows.length === 0 ? (
    <EmptyState
      drawing={<Sprout stage={0} />}
      title={t('list.emptyTitle')}
      description={t('list.emptyText')}
      headingLevel={3}
    />
  ) : (
    <Filled list={found.data} />
  )
}

function Filled({ list: { assignment, rows } }: { list: OutputOf<typeof grading.submissions> }) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const points = usePoints()
  const sayAttempts = useAttemptsText()
  const counts = countStates(rows)
  const first = findFirstWaiting(rows) ?? rows[0]
  const toGrade = (row: SubmissionRow): AppTarget => ({
    to: '/teacher/assignments/$id/grade/$studentId',
    params: { id: String(assignment.id), studentId: String(row.studentId) },
  })
  const gradeColumn: Column<SubmissionRow> = {
    id: 'grade',
    header: t('list.grade', { points: assignment.points }),
    value: ({ submission }) => submission?.grade,
    cell: ({ submission }) =>
      submission?.grade == null
        ? '–'
        : [points(submission.grade), ...sayAttempts(submission.attempts)].join('\u00a0· '),
    align: 'end',
  }
  const columns: Column<SubmissionRow>[] = [
    {
      id: 'name',
      header: t('list.name'),
      value: ({ lastName, firstName }) => `${lastName} ${firstName}`,
      cell: (row) => (
        <AppLink {...toGrade(row)} className="inline-flex min-h-11 items-center text-brand-ink underline">
          {`${row.firstName} ${row.lastName}`}
        </AppLink>
      ),
      isRowHeader: true,
    },
    {
      id: 'state',
      header: t('list.state'),
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <GradingStateBadge state={state} kind={assignment.kind} />,
    },
    {
      id: 'submittedAt',
      header: t('list.submittedAt'),
      value: ({ submission }) => submission?.submittedAt,
      cell: ({ submission, daysLate }) =>
        submission && (
          <>
            {sayMoment(submission.submittedAt)}
            {daysLate > 0 && <span className="block text-muted">{t('late', { count: daysLate })}</span>}
          </>
        ),
    },
    ...(isScored(assignment) ? [gradeColumn] : []),
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1 basis-60 text-muted">
          {t('list.counts', { waiting: counts.handedIn, graded: counts.graded, missing: counts.missing })}
        </p>
        {first && (
          <Button asChild>
            <AppLink {...toGrade(first)}>
              <ClipboardCheck aria-hidden="true" />
              {counts.handedIn > 0 ? t('list.startWaiting', { count: counts.handedIn }) : t('list.start')}
            </AppLink>
          </Button>
        )}
      </div>
      <DataTable
        caption={t('list.caption')}
        isCaptionHidden
        rows={rows}
        columns={columns}
        getRowId={({ studentId }) => studentId}
        pageSize={50}
      />
    </div>
  )
}

/** How many students stand where. */
function countStates(rows: readonly SubmissionRow[]): Record<WorkState, number> {
  const counts = { notDue: 0, missing: 0, handedIn: 0, returned: 0, graded: 0, excused: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** Whom to grade first: work that waits, in the order of the list. */
function findFirstWaiting(rows: readonly SubmissionRow[]): SubmissionRow | undefined {
  return rows.find(({ state }) => state === 'handedIn')
}
