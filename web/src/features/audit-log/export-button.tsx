import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/audit-log.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { downloadText } from '../../ui/table/download-text.ts'
import { writeCsv } from '../../ui/table/write-csv.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { AuditAddress } from './audit-address.ts'
import { useExport } from './audit-log.data.ts'
import { useAuditWords } from './use-audit-words.ts'

/** The same sentences as on the screen, in a file for a spreadsheet. */
export function ExportButton({ address }: { address: AuditAddress }) {
  const { t } = useTranslation('auditLog')
  const tell = useErrorText()
  const take = useExport()
  const { sayWhat, sayThing, sayDetails } = useAuditWords()
  const columns: Column<AuditEntry>[] = [
    { id: 'when', header: t('column.when'), value: ({ createdAt }) => createdAt },
    { id: 'sentence', header: t('column.sentence'), value: sayWhat },
    { id: 'actor', header: t('column.actor'), value: ({ actor }) => actor?.name ?? '' },
    { id: 'username', header: t('column.actorUsername'), value: ({ actor }) => actor?.username ?? '' },
    {
      id: 'subject',
      header: t('column.subject'),
      value: ({ subject, subjectType, subjectId }) =>
        subject?.name ??
        (subjectType ? t('about', { what: sayThing(subjectType), id: subjectId ?? '' }) : ''),
    },
    {
      id: 'details',
      header: t('column.details'),
      value: (entry) =>
        sayDetails(entry)
          .map(([name, value]) => `${name}: ${value}`)
          .join('; '),
    },
    { id: 'action', header: t('column.action'), value: ({ action }) => action },
  ]

  function download() {
    take.mutate(address, {
      onSuccess: ({ entries, isCut }) => {
        const [day] = (entries[0]?.createdAt ?? '').split('T')
        downloadText(writeCsv(entries, columns), `audit-log-${day || 'empty'}.csv`)
        toast({
          title: t('exported'),
          ...(isCut && { description: t('exportCut', { count: entries.length }) }),
        })
      },
      onError: (error) =>
        toast({ title: t('exportFailed'), description: tell(error), variant: 'destructive' }),
    })
  }
  return (
    <Button variant="outline" onClick={download} isPending={take.isPending}>
      <Download aria-hidden="true" />
      {t('export')}
    </Button>
  )
}
