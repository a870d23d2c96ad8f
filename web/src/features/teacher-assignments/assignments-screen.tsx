import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AssignmentCard } from './assignment-card.tsx'
import { AssignmentFilters } from './assignment-filters.tsx'
import { assignmentsQuery } from './assignments.data.ts'
import { EVERYTHING, type ListAddress, readListAddress, writeListAddress } from './read-list-address.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

export function AssignmentsScreen() {
  const { t } = useTranslation('assignments')
  const navigate = useNavigate()
  const address = readListAddress(useSearch({ from: '/teacher/assignments' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const wanted = { ...address, search }
  const found = useInfiniteQuery(assignmentsQuery(wanted))
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (next: ListAddress) =>
    void navigate({
      to: '/teacher/assignments',
      search: writeListAddress(next),
      replace: true,
      resetScroll: false,
    })
  const items = found.data?.pages.flat() ?? []
  const isFiltered = JSON.stringify(wanted) !== JSON.stringify(EVERYTHING)
  function showAll() {
    setTyped('')
    show(EVERYTHING)
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={t('intro')}>
        <CreateButton classId={address.classId} />
      </PageHeader>
      {(!found.data || items.length > 0 || isFiltered) && (
        <AssignmentFilters address={address} typed={typed} onType={setTyped} onChange={show} />
      )}
      {found.isPending && <SkeletonBlocks blocks={['h-24']} times={4} className="flex flex-col gap-3" />}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && items.length === 0 && <Nothing isFiltered={isFiltered} onClear={showAll} />}
      {items.length > 0 && (
        <EndlessList
          items={items}
          keyOf={({ id }) => id}
          label={t('list')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          rowHeight="7rem"
          className="flex flex-col gap-3"
        >
          {(work) => <AssignmentCard work={work} onGone={() => heading.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}

function CreateButton({ classId }: { classId: number | null }) {
  const { t } = useTranslation('assignments')
  return (
    <Button asChild>
      <AppLink to="/teacher/assignments/create" search={classId === null ? {} : { class: classId }}>
        <Plus aria-hidden="true" />
        {t('create')}
      </AppLink>
    </Button>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('assignments')
  return isFiltered ? (
    <EmptyState
      drawing={<WateringCan />}
      title={t('empty.foundTitle')}
      description={t('empty.foundText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<WateringCan />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={<CreateButton classId={null} />}
    />
  )
}
