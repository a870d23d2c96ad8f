import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { downloadText } from '../../ui/table/download-text.ts'
import { writeCsv } from '../../ui/table/write-csv.ts'

type ExportButtonProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  fileName: string
  /** Where several files can be had. */
  label?: string
}

/** What the page shows as a file; nothing is asked of the server again. */
export function ExportButton<Row>({ rows, columns, fileName, label }: ExportButtonProps<Row>) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <Button
      icon={Download}
      variant="outline"
      className="print:hidden"
      onClick={() => downloadText(writeCsv(rows, columns), fileName)}
    >
      {label ?? t('export')}
    </Button>
  )
}

/** A name for a file on any machine: letters, digits and hyphens. */
export function nameFile(...parts: readonly (string | undefined)[]): string {
  const words = parts.flatMap((part) => part ?? []).join(' ')
  return `${words
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()}.csv`
}
