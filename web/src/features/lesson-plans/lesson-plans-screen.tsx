import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import {
  plansQuery,
  readAddress,
  writeAddress,
  type PlanFilter,
  type PlanStatus,
} from './lesson-plans.data.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanDialog } from './sheet/plan-dialog.tsx'
import { usePlanDeeds } from './use-plan-deeds.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { LESSON_PLAN_STATUSES } from '#contract/teaching/lesson-plans.ts'
import { ClassSelect } from '../../kit/classroom/class-select.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'

const ALL = 'all'

type PlanFiltersProps = {
  filter: PlanFilter
  typed: string
  onType: (text: string) => void
  onChange: (next: Partial<PlanFilter>) => void
}

function PlanFilters({ filter, typed, onType, onChange }: PlanFiltersProps) {
  const { t } = useTranslation('lessonPlans')
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        label={t('filters.search')}
        className="min-w-48 flex-1 basis-full lg:basis-48"
      />
      <ClassSelect
        value={filter.classId}
        onChange={(classId) => onChange({ classId })}
        none={t('filters.allClasses')}
        aria-label={t('fields.class')}
        className="min-w-0 flex-1 basis-[calc(50%-0.375rem)] lg:w-40 lg:flex-none"
      />
      <Select
        value={filter.status ?? ALL}
        onValueChange={(next) => onChange({ status: next === ALL ? null : (next as PlanStatus) })}
        aria-label={t('fields.status')}
        className="min-w-0 flex-1 basis-[calc(50%-0.375rem)] lg:w-40 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('filters.allStatuses')}</SelectItem>
        <SelectItems values={LESSON_PLAN_STATUSES} nameOf={(status) => t(`statuses.${status}`)} />
      </Select>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(`filters.${end}`)}
          className="min-w-0 flex-1 basis-[calc(50%-0.375rem)] lg:w-40 lg:flex-none"
          type="date"
          value={filter[end]}
          onChange={(event) => onChange({ [end]: event.target.value })}
        />
      ))}
    </search>
  )
}

const PATH = '/teacher/lesson-plans'

/** All plans of a teacher; one that the address names is open in a dialog. */
export function LessonPlansScreen() {
  const { t } = useTranslation('lessonPlans')
  const replaceAddress = useReplaceAddress()
  const address = readAddress(useSearch({ from: PATH }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) => show({ search: next }))
  const filter = { ...address, search }
  const found = useInfiniteQuery(plansQuery(filter))
  const deeds = usePlanDeeds()
  const show = (next: Partial<typeof address>) =>
    replaceAddress({ to: PATH, search: writeAddress({ ...filter, ...next }) })
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
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<SkeletonBlocks blocks={['h-24']} times={4} className="flex flex-col gap-3" />}
        empty={
          <EmptyList
            drawing={<OpenBook />}
            title={t('empty.title')}
            description={t('empty.text')}
            filtered={
              isFiltered && {
                title: t('empty.foundTitle'),
                description: t('empty.foundText'),
                clear: t('empty.clear'),
                onClear: () => {
                  setTyped('')
                  show({ classId: null, status: null, search: '', from: '', to: '' })
                },
              }
            }
          />
        }
        keyOf={({ id }) => id}
        label={t('title')}
        rowHeight="7rem"
        className="flex flex-col gap-3"
      >
        {(plan) => (
          <PlanCard plan={plan} search={writeAddress({ ...filter, planId: plan.id })} deeds={deeds} />
        )}
      </PagedList>
      {address.planId !== null && (
        <PlanDialog key={address.planId} id={address.planId} onClose={() => show({ planId: null })} />
      )}
    </div>
  )
}
