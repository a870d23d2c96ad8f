import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HONESTY_SPANS, type Honesty } from '#contract/admin/honesty.ts'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { ExportButton } from './export-button.tsx'
import { Facts } from './facts.tsx'
import { FiguresTable } from './figures-table.tsx'
import { honestyQuery } from './honesty.data.ts'
import { ReliabilityPlot } from './reliability-plot.tsx'
import { TrustCard } from './trust-card.tsx'
import { useNumberFormats } from './use-number-formats.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const DEFAULT_SPAN = 10_000

export function HonestyScreen() {
  const { t } = useTranslation('honesty')
  const { writeCount } = useNumberFormats()
  const [span, setSpan] = useState<number>(DEFAULT_SPAN)
  const honesty = useQuery(honestyQuery(span))
  return (
    <div className="flex flex-col gap-6" aria-busy={honesty.isPlaceholderData}>
      <PageHeader title={t('title')} intro={t('intro')}>
        {honesty.data?.answers !== 0 && (
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <Field label={t('span')} className="w-48">
              <Select value={String(span)} onValueChange={(value) => setSpan(Number(value))}>
                {HONESTY_SPANS.map((count) => (
                  <SelectItem key={count} value={String(count)}>
                    {t('spanAnswers', { number: writeCount(count) })}
                  </SelectItem>
                ))}
              </Select>
            </Field>
            <ExportButton honesty={honesty.data} />
          </div>
        )}
      </PageHeader>
      {honesty.isPending && <SkeletonBlocks blocks={['h-24', 'h-32', 'h-96']} />}
      {honesty.isError && !honesty.data && <ErrorState title={t('failed')} query={honesty} />}
      {honesty.data && <Figures honesty={honesty.data} />}
    </div>
  )
}

function Figures({ honesty }: { honesty: Honesty }) {
  const { t } = useTranslation('honesty')
  return (
    <>
      <div role="status" className="empty:-mb-6">
        {honesty.isRebuilding && (
          <Card tone="sunken">
            <p className="font-heading font-semibold">{t('rebuildingTitle')}</p>
            <p className="mt-1 max-w-reading">{t('rebuildingText')}</p>
          </Card>
        )}
      </div>
      {honesty.answers === 0 ? (
        <EmptyState drawing={<PottedSeedling />} title={t('emptyTitle')} description={t('emptyText')} />
      ) : (
        <>
          <Facts honesty={honesty} />
          <TrustCard trust={honesty.trust} />
          <FiguresTable honesty={honesty} />
          <Card>
            <ReliabilityPlot honesty={honesty} />
          </Card>
        </>
      )}
    </>
  )
}
