import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { plansQuery, readAddress, writeAddress } from './lesson-plans.data.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanFilters } from './plan-filters.tsx'
import { PlanDialog } from './sheet/plan-dialog.tsx'
import { usePlanDeeds } from './use-plan-deeds.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const PATH = '/teacher/lesson-plans'

/** All plans of a teacher; one that the address names is open in a dialog. */
export function LessonPlansScreen() {
  const { t } = useTranslation('lessonPlans')
  const navigate = useNavigate()
  const address = readAddress(useSearch({ from: PATH }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) => show({ search: next }))
  const filter = { ...address, search }
  const found = useInfiniteQuery(plansQuery(filter))
  const deeds = usePlanDeeds()
  const show = (next: Partial<typeof address>) =>
    void navigate({
      to: PATH,
      search: writeAddress({ ...filter, ...next }),
      replace: true,
      resetScroll: false,
    })
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  const isFiltered = Object.keys(writeAddress({ ...filter, planId: null })).length > 0
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button asChild variant="secondary">
          <AppLink to="/teacher/lesson-plans/create" search={{ draft: 1 }}>
            <Sparkles aria-hidden="true" />
            {t('draft.button')}
          </AppLink>
        </Button>
        <Button asChild>
          <AppLink to="/teacher/lesson-plans/create" data-new-plan="">
            <Plus aria-hidden="true" />
            {t('new')}
          </AppLink>
        </Button>
      </PageHeader>
      <PlanFilters filter={filter} typed={typed} onType={setTyped} onChange={show} />
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.isPending && <SkeletonBlocks blocks={['h-24']} times={4} className="flex flex-col gap-3" />}
      {found.data && items.length === 0 && (
        <EmptyState
          drawing={<OpenBook />}
          title={isFiltered ? t('empty.foundTitle') : t('empty.title')}
          description={isFiltered ? t('empty.foundText') : t('empty.text')}
          action={
            isFiltered && (
              <Button
                variant="outline"
                onClick={() => {
                  setTyped('')
                  show({ classId: null, status: null, search: '', from: '', to: '' })
                }}
              >
                {t('empty.clear')}
              </Button>
            )
          }
        />
      )}
      {items.length > 0 && (
        <EndlessList
          items={items}
          keyOf={({ id }) => id}
          label={t('title')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          rowHeight="7rem"
          className="flex flex-col gap-3"
        >
          {(plan) => (
            <PlanCard plan={plan} search={writeAddress({ ...filter, planId: plan.id })} deeds={deeds} />
          )}
        </EndlessList>
      )}
      {address.planId !== null && (
        <PlanDialog key={address.planId} id={address.planId} onClose={() => show({ planId: null })} />
      )}
    </div>
  )
}
