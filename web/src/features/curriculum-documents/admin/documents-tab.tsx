import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { useAddressSearch } from '../../../kit/study/use-address-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyList } from '../../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { documentsQuery, summaryQuery } from './curriculum-admin.data.ts'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentLine } from './document-line.tsx'
import { type DocumentsAddress, isFiltered, PATH, readAddress } from './read-address.ts'
import { PagedList } from '../../../kit/queries/paged-list.tsx'

type DocumentsTabProps = { address: DocumentsAddress; onShow: (address: DocumentsAddress) => void }

export function DocumentsTab({ address, onShow }: DocumentsTabProps) {
  const { t } = useTranslation('curriculumDocuments')
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    onShow({ ...address, search: next }),
  )
  const wanted = { ...address, search }
  const found = useInfiniteQuery(documentsQuery(wanted))
  const summary = useQuery(summaryQuery).data
  const list = useRef<HTMLDivElement>(null)
  return (
    <div className="flex flex-col gap-4">
      <DocumentFilters
        summary={summary}
        address={address}
        typed={typed}
        onType={setTyped}
        onChange={onShow}
      />
      <p role="status" className="text-muted">
        {summary &&
          [
            t('count', { count: summary.documents }),
            summary.waiting > 0 && t('waitingCount', { count: summary.waiting }),
            summary.failed > 0 && t('failedCount', { count: summary.failed }),
          ]
            .filter(Boolean)
            .join(' · ')}
      </p>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <PagedList
          query={found}
          failed={t('failed')}
          loading={<SkeletonBlocks blocks={['h-44']} times={3} className="flex flex-col gap-3" />}
          empty={
            <Nothing
              isFiltered={isFiltered(wanted)}
              onClear={() => {
                setTyped('')
                onShow(readAddress({}))
              }}
            />
          }
          keyOf={({ id }) => id}
          label={t('list')}
          className="flex flex-col gap-3"
        >
          {(document) => <DocumentLine document={document} onGone={() => list.current?.focus()} />}
        </PagedList>
      </div>
    </div>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('curriculumDocuments')
  return (
    <EmptyList
      drawing={<OpenBook />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button asChild>
          <AppLink to={PATH} search={{ document: 'new' }}>
            {t('add')}
          </AppLink>
        </Button>
      }
      filtered={
        isFiltered && {
          title: t('empty.found'),
          description: t('empty.foundText'),
          clear: t('empty.clear'),
          onClear,
        }
      }
    />
  )
}
