import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { NeedBadge, useNeedWords } from '../../../kit/classroom/need-badge.tsx'
import { StudentLink } from '../../../kit/classroom/student-link.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { needsQuery } from '../class-analytics.data.ts'
import { nameFile } from '../export-button.tsx'
import { ListPanel } from '../list-panel.tsx'
import { useDayWords } from '../overview/period-bar.tsx'

/** Who could use a hand and why: the rule of the list of students, all of them at once. */
export function NeedsPanel({ chosen }: { chosen: ClassSummary | undefined }) {
  const found = useInfiniteQuery(needsQuery({ classId: chosen?.id }))
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = found
  useEffect(() => {
    // A file and an order of all need all of them; there are few, or the class has another problem.
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const inNeed = found.data?.pages.flatMap((page) => page.students.filter(({ needs }) => needs.length > 0))
  return (
    <ListPanel
      name="needs"
      query={found}
      hasFailed={isError && (!found.data || hasNextPage)}
      rows={inNeed}
      loading={<SkeletonBlocks blocks={['h-16']} times={3} className="flex flex-col gap-3" />}
      stage={4}
    >
      {(pupils) => <NeedsTable pupils={pupils} chosen={chosen} />}
    </ListPanel>
  )
}

/** In the table; the file has all of them. */
const MOST_REASONS = 2

type NeedsTableProps = { pupils: readonly StudentSummary[]; chosen: ClassSummary | undefined }

function NeedsTable({ pupils, chosen }: NeedsTableProps) {
  const { t } = useTranslation(['teacherAnalytics', 'students'])
  const sayNeed = useNeedWords()
  const sayDay = useDayWords()
  const columns: Column<StudentSummary>[] = [
    {
      id: 'name',
      header: t('needs.student'),
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      cell: (student) => <StudentLink student={student} looks="text" />,
      isRowHeader: true,
    },
    {
      id: 'reason',
      header: t('needs.reason'),
      value: ({ needs }) => needs.map(sayNeed).join('; '),
      cell: ({ needs }) => (
        <ul className="flex min-w-48 flex-wrap gap-1">
          {needs.slice(0, MOST_REASONS).map((need) => (
            <li key={sayNeed(need)}>
              <NeedBadge need={need} />
            </li>
          ))}
          {needs.length > MOST_REASONS && (
            <li className="text-muted">{t('students:need.more', { count: needs.length - MOST_REASONS })}</li>
          )}
        </ul>
      ),
    },
    ...(chosen
      ? []
      : [
          {
            id: 'classes',
            header: t('needs.classes'),
            value: ({ classes }: StudentSummary) => classes.map(({ name }) => name).join(', '),
          },
        ]),
    {
      id: 'lastActive',
      header: t('needs.lastActive'),
      value: ({ lastActiveDay }) => lastActiveDay,
      cell: ({ lastActiveDay }) => (lastActiveDay === null ? t('needs.never') : sayDay(lastActiveDay)),
    },
  ]
  return (
    <DataTable
      caption={t('needs.title')}
      isCaptionHidden
      rows={pupils}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={pupils.length > 10}
      csvFileName={nameFile(chosen?.name ?? t('allClasses'), t('tabs.needs'))}
      csvColumns={[{ id: 'username', header: t('username'), value: ({ username }) => username }]}
    />
  )
}
