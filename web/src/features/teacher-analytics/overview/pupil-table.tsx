import { useTranslation } from 'react-i18next'
import type { ClassAnalytics, PupilFigures } from '#contract/teaching/class-analytics.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { nameFile } from '../export-button.tsx'

type PupilTableProps = { found: ClassAnalytics; className: string | undefined }

export function PupilTable({ found, className }: PupilTableProps) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const format = new Intl.NumberFormat(i18n.language)
  const number = (
    id: string,
    header: string,
    value: (row: PupilFigures) => number | null,
  ): Column<PupilFigures> => ({
    id,
    header,
    value,
    align: 'end',
    cell: (row) => {
      const amount = value(row)
      return amount === null ? '–' : format.format(amount)
    },
  })
  const columns: Column<PupilFigures>[] = [
    {
      id: 'name',
      header: t('pupils.name'),
      // What is sorted and exported: as class lists are.
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      cell: ({ id, firstName, lastName }) => (
        <AppLink
          to="/teacher/students/$id"
          params={{ id: String(id) }}
          className="rounded-control text-brand-ink underline underline-offset-4"
        >
          {`${firstName} ${lastName}`}
        </AppLink>
      ),
      isRowHeader: true,
    },
    number('average', t('pupils.average'), ({ averageScore }) => averageScore),
    number('submitted', t('pupils.handedIn'), ({ submitted }) => submitted),
    number('expected', t('pupils.expected'), ({ expected }) => expected),
    number('days', t('pupils.days'), ({ activeDays }) => activeDays),
    number('minutes', t('pupils.minutes'), ({ minutes }) => minutes),
  ]
  return (
    <DataTable
      caption={t('pupils.caption')}
      rows={found.pupils}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={found.pupils.length > 10}
      csvFileName={nameFile(className ?? t('allClasses'), found.period.from, found.period.to)}
    />
  )
}
