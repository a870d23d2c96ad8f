import { useTranslation } from 'react-i18next'
import {
  type EndpointFigures,
  REQUESTS_KEPT_DAYS,
  type SystemAnalytics,
} from '#contract/admin/system-analytics.ts'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { SchoolRowsOpener } from './school-rows-opener.tsx'
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
        period={found.period}
        figures={[
          ['requests', t('totals.requests'), writeCount(totals.requests)],
          ['refused', t('totals.refused'), writeCount(totals.refused)],
          ['failed', t('totals.failed'), writeCount(totals.failed)],
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

/** A column of counts, each of which opens to its days. */
function useOpenedCount(period: SystemAnalytics['period']) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  return (figure: 'requests' | 'refused' | 'failed', header: string): Column<EndpointFigures> => ({
    ...numeric<EndpointFigures>(figure, header, (row) => row[figure], writeCount),
    cell: ({ endpoint, [figure]: count }) => {
      const name = endpoint === 'other' ? t('requests.other') : endpoint
      if (count === 0) return writeCount(count)
      return (
        <SchoolRowsOpener
          figure={figure}
          period={period}
          part={{ endpoint }}
          title={t('rows.of', { figure: header, name })}
          label={t('rows.open', { name, amount: writeCount(count) })}
        >
          {writeCount(count)}
        </SchoolRowsOpener>
      )
    },
  })
}

function ErrorTable({ rows, period, hasRequests }: TableProps & { hasRequests: boolean }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeMoment } = useWords()
  const openCount = useOpenedCount(period)
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
          openCount('requests', t('requests.count')),
          openCount('refused', t('requests.refused')),
          openCount('failed', t('requests.failed')),
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
  const { writeSpan } = useWords()
  const openCount = useOpenedCount(period)
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
          openCount('requests', t('requests.count')),
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
