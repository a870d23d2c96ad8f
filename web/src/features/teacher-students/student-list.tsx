import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import type { students } from '#contract/teaching/students.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { type ListAddress, readListAddress, writeListAddress } from './read-list-address.ts'
import { StudentCard } from './student-card.tsx'
import { StudentFilters } from './student-filters.tsx'
import { studentsQuery } from './students.data.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

export function StudentList() {
  const { t } = useTranslation('students')
  const navigate = useNavigate()
  const address = readListAddress(useSearch({ from: '/teacher/students' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const wanted = { ...address, search }
  const found = useInfiniteQuery(studentsQuery(wanted))
  const show = (next: ListAddress) =>
    void navigate({
      to: '/teacher/students',
      search: writeListAddress(next),
      replace: true,
      resetScroll: false,
    })
  function showEverybody() {
    setTyped('')
    show({ classId: null, search: '', order: address.order })
  }
  const [first] = found.data?.pages ?? []
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <StudentFilters
        classes={first?.classes ?? []}
        address={address}
        typed={typed}
        onType={setTyped}
        onChange={show}
      />
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.isPending && <SkeletonBlocks blocks={['h-32']} times={4} className="flex flex-col gap-3" />}
      {first && (
        <>
          <Count page={first} />
          {first.total === 0 ? (
            <Nobody isFiltered={wanted.search !== '' || wanted.classId !== null} onClear={showEverybody} />
          ) : (
            <EndlessList
              items={found.data?.pages.flatMap((page) => page.students) ?? []}
              keyOf={({ id }) => id}
              label={t('list')}
              hasMore={found.hasNextPage}
              isFetchingMore={found.isFetchingNextPage}
              onMore={() => void found.fetchNextPage()}
              rowHeight="8rem"
              className="flex flex-col gap-3"
            >
              {(student) => <StudentCard student={student} />}
            </EndlessList>
          )}
        </>
      )}
    </div>
  )
}

function Count({ page: { total, needingHelp } }: { page: OutputOf<typeof students.list> }) {
  const { t } = useTranslation('students')
  return (
    <p role="status" className="text-muted">
      {total > 0 && `${t('count', { count: total })}, ${t('needing', { count: needingHelp })}`}
    </p>
  )
}

function Nobody({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('students')
  return isFiltered ? (
    <EmptyState
      drawing={<Sprout stage={0} />}
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
      drawing={<Sprout stage={0} />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button asChild>
          <AppLink to="/teacher/classes">{t('empty.action')}</AppLink>
        </Button>
      }
    />
  )
}
