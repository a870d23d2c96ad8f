import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HONESTY_SPANS, type Honesty, honesty, type Trust } from '#contract/admin/honesty.ts'
import { call } from '../../api/call.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { downloadText } from '../../ui/table/download-text.ts'
import { writeCsv } from '../../ui/table/write-csv.ts'
import { type ExportRow, listExportRows } from './export-rows.ts'
import { FiguresTable } from './figures-table.tsx'
import { useNumberFormats } from './models.ts'
import { ReliabilityPlot } from './reliability-plot.tsx'

const LOOK_AGAIN_MS = 5_000

/** Another span shows the old figures until the new ones are there; while levels are rebuilt it looks again by itself. */
const honestyQuery = (answers: number) =>
  queryOptions({
    queryKey: ['honesty', answers],
    queryFn: ({ signal }) => call(honesty.read, { answers }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isRebuilding ? LOOK_AGAIN_MS : false),
  })

const DEFAULT_SPAN = 10_000

export function HonestyScreen() {
  const { t } = useTranslation('honesty')
  const { writeCount } = useNumberFormats()
  const [span, setSpan] = useState<number>(DEFAULT_SPAN)
  const honesty = useQuery(honestyQuery(span))
  const loading = <SkeletonBlocks blocks={['h-24', 'h-32', 'h-96']} />
  return (
    <div className="flex flex-col gap-6" aria-busy={honesty.isPlaceholderData}>
      <PageHeader title={t('title')} intro={t('intro')}>
        {honesty.data?.answers !== 0 && (
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <Field label={t('span')} className="w-48">
              <Select value={String(span)} onValueChange={(value) => setSpan(Number(value))}>
                <SelectItems
                  values={HONESTY_SPANS}
                  nameOf={(count) => t('spanAnswers', { number: writeCount(count) })}
                />
              </Select>
            </Field>
            <ExportButton honesty={honesty.data} />
          </div>
        )}
      </PageHeader>
      <QueryView query={honesty} failed={t('failed')} loading={loading}>
        {(figures) => (
          <>
            <div role="status" className="empty:-mb-6">
              {figures.isRebuilding && (
                <Card tone="sunken">
                  <p className="font-heading font-semibold">{t('rebuildingTitle')}</p>
                  <p className="mt-1 max-w-reading">{t('rebuildingText')}</p>
                </Card>
              )}
            </div>
            {figures.answers === 0 ? (
              <EmptyState drawing={<PottedSeedling />} title={t('emptyTitle')} description={t('emptyText')} />
            ) : (
              <>
                <Facts honesty={figures} />
                <TrustCard trust={figures.trust} />
                <FiguresTable honesty={figures} />
                <Card>
                  <ReliabilityPlot honesty={figures} />
                </Card>
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

function TrustCard({ trust }: { trust: Trust }) {
  const { t } = useTranslation('honesty')
  const { writeCount, writeDecimals } = useNumberFormats()
  return (
    <Card tone="brand">
      <CardTitle>{t('trust.heading', { model: t(`model.${trust.model}`) })}</CardTitle>
      <p className="mt-2 max-w-reading">
        {t(`trust.${trust.reason}`, {
          answers: writeCount(trust.answers),
          least: writeCount(trust.leastAnswers),
          most: writeDecimals(trust.mostWorse),
          engine: writeDecimals(trust.engineLogLoss ?? 0),
          elo: writeDecimals(trust.eloLogLoss ?? 0),
        })}
      </p>
      {trust.reason !== 'tooFewAnswers' && (
        <p className="mt-2 max-w-reading text-brand-ink">{t('trust.latest')}</p>
      )}
    </Card>
  )
}

/** The file is made here, from what the page shows: nothing is asked of the server again. */
function ExportButton({ honesty }: { honesty: Honesty | undefined }) {
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
      icon={Download}
      variant="outline"
      disabled={!honesty}
      onClick={() =>
        honesty &&
        downloadText(writeCsv(listExportRows(honesty), columns), `foresight-${honesty.answers}-answers.csv`)
      }
    >
      {t('export')}
    </Button>
  )
}

function Facts({ honesty }: { honesty: Honesty }) {
  const { t, i18n } = useTranslation('honesty')
  const { t: tUi } = useTranslation('ui')
  const { writeCount } = useNumberFormats()
  const writeDay = (moment: string) => formatDate(moment, tUi, i18n.language, { dateStyle: 'medium' })
  const saved = honesty.weightsSavedAt
  const facts = [
    {
      name: 'judged',
      value: writeCount(honesty.answers),
      note: honesty.since && t('facts.judgedSince', { date: writeDay(honesty.since) }),
    },
    { name: 'learned', value: writeCount(honesty.trust.answers), note: t('facts.learnedNote') },
    {
      name: 'saved',
      value: saved === null ? t('facts.neverSaved') : writeDay(saved),
      note: saved && new Date(saved).toLocaleTimeString(i18n.language, { timeStyle: 'short' }),
    },
  ] as const
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {facts.map(({ name, value, note }) => (
        <Card key={name} padding="small">
          <dt className="text-muted">{t(`facts.${name}`)}</dt>
          <dd>
            <span className="block font-heading font-semibold text-2xl tabular-nums">{value}</span>
            <span className="block text-muted">{note}</span>
          </dd>
        </Card>
      ))}
    </dl>
  )
}
