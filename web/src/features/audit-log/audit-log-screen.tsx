import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import {
  type AuditAddress,
  isWhole,
  readAuditAddress,
  WHOLE_LOG,
  writeAuditAddress,
} from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery } from './audit-log.data.ts'
import { EntryRow } from './entry-row.tsx'
import { ExportButton } from './export-button.tsx'
import { foldEntries } from './fold-entries.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

/** Who did what to whom and when. */
export function AuditLogScreen() {
  const { t } = useTranslation('auditLog')
  const navigate = useNavigate()
  const address = readAuditAddress(useSearch({ from: '/admin/audit-log' }))
  const found = useInfiniteQuery(auditQuery(address))
  const show = (next: AuditAddress) =>
    void navigate({
      to: '/admin/audit-log',
      search: writeAuditAddress(next),
      replace: true,
      resetScroll: false,
    })
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? []
  const [firstPage] = found.data?.pages ?? []
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <ExportButton address={address} />
      </PageHeader>
      <AuditFilters address={address} person={firstPage?.person ?? null} onChange={show} />
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.isPending && <SkeletonBlocks blocks={['h-16']} times={6} className="flex flex-col gap-2" />}
      {found.data && entries.length === 0 && (
        <Nothing isWhole={isWhole(address)} onClear={() => show(WHOLE_LOG)} />
      )}
      {entries.length > 0 && (
        <>
          <p role="status" className="text-muted tabular-nums">
            {t('count', { count: entries.length })}
          </p>
          <EndlessList
            items={foldEntries(entries)}
            keyOf={({ entry }) => entry.id}
            label={t('list')}
            hasMore={found.hasNextPage}
            isFetchingMore={found.isFetchingNextPage}
            onMore={() => void found.fetchNextPage()}
            rowHeight="4rem"
            className="flex flex-col rounded-card border border-border bg-surface [&>li]:border-border [&>li]:border-b [&>li:last-child]:border-b-0"
          >
            {(row) => <EntryRow row={row} onChange={(part) => show({ ...WHOLE_LOG, ...part })} />}
          </EndlessList>
        </>
      )}
    </div>
  )
}

function Nothing({ isWhole, onClear }: { isWhole: boolean; onClear: () => void }) {
  const { t } = useTranslation('auditLog')
  return isWhole ? (
    <EmptyState drawing={<PottedSeedling />} title={t('empty')} description={t('emptyText')} />
  ) : (
    <EmptyState
      drawing={<Signpost className="h-32 w-auto" />}
      title={t('noneFound')}
      description={t('noneFoundText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  )
}
