import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type adminCurriculumDocuments, DOCUMENT_FILTERS } from '#contract/admin/curriculum-documents.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { PagedList } from '../../../kit/queries/paged-list.tsx'
import { useAddressSearch } from '../../../kit/study/use-address-search.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { EmptyList } from '../../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { documentsQuery, summaryQuery } from './curriculum-admin.data.ts'
import { DocumentLine } from './document-line.tsx'
import { type DocumentsAddress, isFiltered, PATH, readAddress } from './read-address.ts'

const ALL = ' all'
const GRADES = Array.from({ length: 13 }, (_, index) => index + 1)

type DocumentFiltersProps = {
  summary: OutputOf<typeof adminCurriculumDocuments.summary> | undefined
  address: DocumentsAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: DocumentsAddress) => void
}

function DocumentFilters({ summary, address, typed, onType, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation('curriculumDocuments')
  const toGradeText = useGradeText()
  const names = (known: readonly string[] | undefined, chosen: string | null) => [
    ...new Set([...(known ?? []), ...(chosen === null ? [] : [chosen])]),
  ]
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        label={t('filter.search')}
        className="col-span-full"
      />
      <Select
        value={address.grade === null ? ALL : String(address.grade)}
        onValueChange={(grade) => onChange({ ...address, grade: grade === ALL ? null : Number(grade) })}
        aria-label={t('filter.grade')}
      >
        <SelectItem value={ALL}>{t('filter.allGrades')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(grade) => toGradeText(grade)} />
      </Select>
      <Select
        value={address.subject ?? ALL}
        onValueChange={(subject) => onChange({ ...address, subject: subject === ALL ? null : subject })}
        aria-label={t('filter.subject')}
      >
        <SelectItem value={ALL}>{t('filter.allSubjects')}</SelectItem>
        <SelectItems values={names(summary?.subjects, address.subject)} />
      </Select>
      <Select
        value={address.documentType ?? ALL}
        onValueChange={(type) => onChange({ ...address, documentType: type === ALL ? null : type })}
        aria-label={t('filter.type')}
      >
        <SelectItem value={ALL}>{t('filter.allTypes')}</SelectItem>
        <SelectItems values={names(summary?.types, address.documentType)} />
      </Select>
      <Select
        value={address.state ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, state: DOCUMENT_FILTERS.find((state) => state === value) ?? null })
        }
        aria-label={t('filter.state')}
      >
        <SelectItem value={ALL}>{t('filter.allStates')}</SelectItem>
        <SelectItems values={DOCUMENT_FILTERS} nameOf={(state) => t(`filter.${state}`)} />
      </Select>
    </search>
  )
}

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
            <EmptyList
              drawing={<OpenBook />}
              title={t('empty.title')}
              description={t('empty.text')}
              action={
                <LinkButton to={PATH} search={{ document: 'new' }}>
                  {t('add')}
                </LinkButton>
              }
              filtered={
                isFiltered(wanted) && {
                  title: t('empty.found'),
                  description: t('empty.foundText'),
                  clear: t('empty.clear'),
                  onClear: () => {
                    setTyped('')
                    onShow(readAddress({}))
                  },
                }
              }
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
