import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Honesty } from '#contract/admin/honesty.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { downloadText } from '../../ui/table/download-text.ts'
import { writeCsv } from '../../ui/table/write-csv.ts'
import { type ExportRow, listExportRows } from './export-rows.ts'

/** The file is made here, from what the page shows: nothing is asked of the server again. */
export function ExportButton({ honesty }: { honesty: Honesty | undefined }) {
  const { t } = useTranslation('honesty')
  const columns: Column<ExportRow>[] = [
    { id: 'model', header: t('table.model'), value: ({ model }) => t(`model.${model}`) },
    {
      id: 'group',
      header: t('csv.group'),
      value: ({ bounds }) => (bounds === null ? t('csv.all') : bounds.join('–')),
    },
    { id: 'answers', header: t('csv.answers'), value: ({ answers }) => answers },
    { id: 'foreseen', header: t('csv.foreseen'), value: ({ foreseen }) => foreseen },
    { id: 'right', header: t('csv.right'), value: ({ right }) => right },
    { id: 'auc', header: t('figure.auc'), value: ({ auc }) => auc },
    { id: 'logLoss', header: t('figure.logLoss'), value: ({ logLoss }) => logLoss },
    {
      id: 'calibrationError',
      header: t('figure.calibrationError'),
      value: ({ calibrationError }) => calibrationError,
    },
  ]
  return (
    <Button
      variant="outline"
      disabled={!honesty}
      onClick={() =>
        honesty &&
        downloadText(writeCsv(listExportRows(honesty), columns), `foresight-${honesty.answers}-answers.csv`)
      }
    >
      <Download aria-hidden="true" />
      {t('export')}
    </Button>
  )
}
