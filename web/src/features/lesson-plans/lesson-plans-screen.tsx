import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Archive, CheckCheck, Copy, PencilLine, Plus, Send, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LESSON_PLAN_STATUSES, type LessonPlan, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { createWriter } from '../../api/create-writer.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ClassSelect } from '../../kit/classroom/class-select.tsx'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import {
  type PlanFilter,
  type PlanStatus,
  plansQuery,
  readAddress,
  writeAddress,
} from './lesson-plans.data.ts'
import { PlanDialog, usePlanFacts } from './sheet/plan-dialog.tsx'

const TONES: Record<PlanStatus, BadgeTone> = {
  draft: 'outline',
  published: 'primary',
  completed: 'success',
  archived: 'neutral',
}

/** What one does next with a plan, and back. */
const STEPS = [
  { status: 'published', Icon: Send },
  { status: 'completed', Icon: CheckCheck },
  { status: 'archived', Icon: Archive },
  { status: 'draft', Icon: PencilLine },
] as const

type PlanCardProps = {
  plan: LessonPlan
  /** Of its own address, which keeps the list as it is. */
  search: SearchAt<'/teacher/lesson-plans'>
  deeds: ReturnType<typeof usePlanDeeds>
}

function PlanCard({ plan, search, deeds }: PlanCardProps) {
  const { t } = useTranslation('lessonPlans')
  const sayFacts = usePlanFacts()
  const { title, description, status } = plan
  return (
    <Card padding="small" isInteractive className="flex items-start gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            <AppLink to="/teacher/lesson-plans" search={search} className="after:absolute after:inset-0">
              {title}
            </AppLink>
          </h2>
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="wrap-anywhere text-muted">{sayFacts(plan).join(' · ')}</p>
        {description && (
          <p dir="auto" className="wrap-anywhere line-clamp-2">
            {description}
          </p>
        )}
      </div>
      <div className="relative">
        <MoreMenu aria-label={t('menu.label', { title })}>
          {STEPS.filter((step) => step.status !== status).map(({ status: next, Icon }) => (
            <MenuItem
              key={next}
              icon={<Icon aria-hidden="true" />}
              onSelect={() => void deeds.setStatus(plan, next)}
            >
              {t(`menu.${next}`)}
            </MenuItem>
          ))}
          <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void deeds.duplicate(plan)}>
            {t('menu.duplicate')}
          </MenuItem>
          <MenuItem
            icon={<Trash2 aria-hidden="true" />}
            isDestructive
            onSelect={() => void deeds.remove(plan)}
          >
            {t('menu.remove')}
          </MenuItem>
        </MoreMenu>
      </div>
    </Card>
  )
}

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
        <LinkButton
          icon={Sparkles}
          to="/teacher/lesson-plans/create"
          search={{ draft: 1 }}
          variant="secondary"
        >
          {t('draft.button')}
        </LinkButton>
        <LinkButton icon={Plus} to="/teacher/lesson-plans/create" data-new-plan="">
          {t('new')}
        </LinkButton>
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

function usePlanDeeds() {
  const { t } = useTranslation('lessonPlans')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const toastFailure = useFailureToast()
  const [write] = useState(() => ({
    duplicate: createWriter(lessonPlans.duplicate),
    update: createWriter(lessonPlans.update),
    remove: createWriter(lessonPlans.remove),
    restore: createWriter(lessonPlans.restore),
  }))
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['lesson-plans'] })
    await queryClient.invalidateQueries({ queryKey: ['teacher-calendar'] })
  }

  async function attempt(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      await refresh()
      toast({ title: done })
    } catch (error) {
      toastFailure(t('toasts.notSaved'), error)
    }
  }

  return {
    duplicate: ({ id }: LessonPlan) => attempt(() => write.duplicate({ id }), t('toasts.duplicated')),
    setStatus: ({ id }: LessonPlan, status: PlanStatus) =>
      attempt(() => write.update({ id, status }), t('toasts.status', { status: t(`statuses.${status}`) })),
    remove: ({ id }: LessonPlan) =>
      removeWithUndo({
        remove: () => write.remove({ id }),
        restore: () => write.restore({ id }),
        refresh,
        removed: t('toasts.removed'),
        removeFailed: t('toasts.removeFailed'),
        removedBefore: t('toasts.removed'),
        moveFocus: () => document.querySelector<HTMLElement>('[data-new-plan]')?.focus(),
      }),
  }
}
