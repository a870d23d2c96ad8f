import { useTranslation } from 'react-i18next'
import {
  type EndpointFigures,
  REQUESTS_KEPT_DAYS,
  type SystemAnalytics,
} from '#contract/admin/system-analytics.ts'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Totals } from './totals.tsx'
import { useWords } from './use-words.ts'

/** What went wrong and what was slow, by endpoint. */
export function RequestsPanel({ found }: { found: SystemAnalytics }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const { totals, endpoints } = found
  const faulty = endpoints.filter(({ refused, failed }) => refused + failed > 0)
  return (
    <>
      <Totals
        figures={[
          [t('totals.requests'), writeCount(totals.requests)],
          [t('totals.refused'), writeCount(totals.refused)],
          [t('totals.failed'), writeCount(totals.failed)],
        ]}
      />
      <p className="text-muted">{t('requests.kept', { days: REQUESTS_KEPT_DAYS })}</p>
      <ErrorTable rows={faulty} period={found.period} hasRequests={endpoints.length > 0} />
      <SpeedTable rows={endpoints} period={found.period} />
    </>
  )
}

type TableProps = { rows: EndpointFigures[]; period: SystemAnalytics['period'] }

function useEndpointColumn(): Column<EndpointFigures> {
  const { t } = useTranslation('systemAnalytics')
  return {
    id: 'endpoint',
    header: t('requests.endpoint'),
    value: ({ endpoint }) => (endpoint === 'other' ? t('requests.other') : endpoint),
    cell: ({ endpoint }) =>
      endpoint === 'other' ? (
        t('requests.other')
      ) : (
        <code className="inline-block min-w-44 wrap-anywhere">{endpoint}</code>
      ),
  }
}

function ErrorTable({ rows, period, hasRequests }: TableProps & { hasRequests: boolean }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeMoment } = useWords()
  const findLast = ({ lastFailedAt, lastRefusedAt }: EndpointFigures) =>
    [lastFailedAt ?? '', lastRefusedAt ?? ''].sort().at(-1) ?? ''
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('requests.errors')}
        rows={rows}
        getRowId={({ endpoint }) => endpoint}
        initialSort={{ columnId: 'failed', direction: 'descending' }}
        pageSize={15}
        csvFileName={`errors-${period.from}-${period.to}.csv`}
        empty={
          <>
            <h2 className="font-semibold text-xl">{t('requests.errors')}</h2>
            <p>{t(hasRequests ? 'requests.noErrors' : 'requests.empty')}</p>
          </>
        }
        columns={[
          useEndpointColumn(),
          numeric<EndpointFigures>('requests', t('requests.count'), ({ requests }) => requests, writeCount),
          numeric<EndpointFigures>('refused', t('requests.refused'), ({ refused }) => refused, writeCount),
          numeric<EndpointFigures>('failed', t('requests.failed'), ({ failed }) => failed, writeCount),
          {
            id: 'last',
            header: t('requests.last'),
            value: findLast,
            cell: (row) => writeMoment(findLast(row)),
          },
        ]}
      />
      {rows.length > 0 && <p className="max-w-reading text-muted">{t('requests.errorsText')}</p>}
    </Card>
  )
}

function SpeedTable({ rows, period }: TableProps) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeSpan } = useWords()
  const round = (ms: number) => Math.round(ms * 10) / 10
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('requests.slow')}
        rows={rows}
        getRowId={({ endpoint }) => endpoint}
        initialSort={{ columnId: 'p95', direction: 'descending' }}
        pageSize={15}
        csvFileName={`speed-${period.from}-${period.to}.csv`}
        empty={
          <>
            <h2 className="font-semibold text-xl">{t('requests.slow')}</h2>
            <p>{t('requests.empty')}</p>
          </>
        }
        columns={[
          useEndpointColumn(),
          numeric<EndpointFigures>('requests', t('requests.count'), ({ requests }) => requests, writeCount),
          numeric<EndpointFigures>(
            'median',
            t('requests.median'),
            ({ medianMs }) => round(medianMs),
            writeSpan,
          ),
          numeric<EndpointFigures>('p95', t('requests.p95'), ({ p95Ms }) => round(p95Ms), writeSpan),
        ]}
      />
      {rows.length > 0 && <p className="text-muted">{t('requests.slowText')}</p>}
    </Card>
  )
}
