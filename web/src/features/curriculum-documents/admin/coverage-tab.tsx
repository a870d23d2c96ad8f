import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { adminCurriculumDocuments, type CoverageCell } from '#contract/admin/curriculum-documents.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { coverageQuery } from './curriculum-admin.data.ts'
import { countCovered, findGaps, type Gap } from './find-gaps.ts'

/** What each grade has of each subject, and what is missing. */
export function CoverageTab() {
  const { t } = useTranslation('curriculumDocuments')
  const found = useQuery(coverageQuery)
  if (found.isError && !found.data) return <ErrorState title={t('coverage.failed')} query={found} />
  if (!found.data)
    return (
      <SkeletonArea className="flex flex-col gap-4">
        <Skeleton className="h-12" shape="control" />
        <Skeleton className="h-96" />
      </SkeletonArea>
    )
  return <Coverage cells={found.data.cells} />
}

function Coverage({ cells }: { cells: readonly CoverageCell[] }) {
  const { t } = useTranslation('curriculumDocuments')
  const { toGrade, toSubject } = usePlaceWords()
  const columns: Column<CoverageCell>[] = [
    { id: 'subject', header: t('coverage.subject'), value: toSubject, isRowHeader: true },
    { id: 'grade', header: t('coverage.grade'), value: ({ grade }) => grade, cell: toGrade },
    { id: 'lessons', header: t('coverage.lessons'), value: ({ lessons }) => lessons, align: 'end' },
    { id: 'documents', header: t('coverage.documents'), value: ({ documents }) => documents, align: 'end' },
    { id: 'passages', header: t('coverage.passages'), value: ({ passages }) => passages, align: 'end' },
    {
      id: 'standards',
      header: t('coverage.standards'),
      value: (cell) => countCovered(cell).covered,
      cell: (cell) => t('coverage.of', countCovered(cell)),
      align: 'end',
    },
  ]
  const gaps = findGaps(cells)
  const gapColumns: Column<Gap>[] = [
    { id: 'subject', header: t('coverage.subject'), value: toSubject, isRowHeader: true },
    { id: 'grade', header: t('coverage.grade'), value: ({ grade }) => grade, cell: toGrade },
    {
      id: 'standard',
      header: t('coverage.standard'),
      value: ({ standard }) => standard ?? t('coverage.wholeGrade'),
    },
    { id: 'missing', header: t('coverage.missing'), value: ({ missing }) => t(`coverage.no_${missing}`) },
  ]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted">{t('coverage.intro')}</p>
        <Button variant="outline" asChild>
          <a href={adminCurriculumDocuments.coverageTable.path} download>
            <Download aria-hidden="true" />
            {t('coverage.csv')}
          </a>
        </Button>
      </div>
      <DataTable
        caption={t('coverage.table')}
        rows={cells}
        columns={columns}
        getRowId={({ grade, subject }) => `${grade} ${subject}`}
      />
      <DataTable
        caption={t('coverage.gaps', { count: gaps.length })}
        rows={gaps}
        columns={gapColumns}
        getRowId={({ grade, subject, standard }) => `${grade} ${subject} ${standard}`}
        empty={<p className="text-muted">{t('coverage.noGaps')}</p>}
      />
    </div>
  )
}

function usePlaceWords() {
  const { t } = useTranslation('curriculumDocuments')
  const toGradeText = useGradeText()
  return {
    toGrade: ({ grade }: { grade: number | null }) => (grade === null ? t('anyGrade') : toGradeText(grade)),
    toSubject: ({ subject }: { subject: string | null }) => subject ?? t('anySubject'),
  }
}
