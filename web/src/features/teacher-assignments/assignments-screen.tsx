import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssignmentSummary } from '#contract/teaching/assignments.ts'
import { ASSIGNMENT_STATUSES, type AssignmentStatus } from '#engines/assignments/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { StatusBadge } from '../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { useIsOpen } from '../../kit/classroom/work/use-is-open.ts'
import { WORK_ICONS } from '../../kit/classroom/work/work-kinds.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { NamedSelectItems, Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AssignmentMenu, DuplicateDialog } from './assignment-menu.tsx'
import { assignmentsQuery } from './assignments.data.ts'
import { EVERYTHING, type ListAddress, readListAddress, writeListAddress } from './read-list-address.ts'

const ALL = 'all'

type AssignmentFiltersProps = {
  address: ListAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: ListAddress) => void
}

function AssignmentFilters({ address, typed, onType, onChange }: AssignmentFiltersProps) {
  const { t } = useTranslation(['assignments', 'work'])
  const rooms = useQuery(ownClassesQuery).data ?? []
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        label={t('search')}
        className="min-w-48 flex-1 basis-64"
      />
      <Select
        value={address.classId === null ? ALL : String(address.classId)}
        onValueChange={(value) => onChange({ ...address, classId: value === ALL ? null : Number(value) })}
        aria-label={t('class')}
        className="w-full sm:w-48"
      >
        <SelectItem value={ALL}>{t('allClasses')}</SelectItem>
        <NamedSelectItems things={rooms} />
      </Select>
      <Select
        value={address.status ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, status: value === ALL ? null : (value as AssignmentStatus) })
        }
        aria-label={t('status')}
        className="w-full sm:w-44"
      >
        <SelectItem value={ALL}>{t('allStatuses')}</SelectItem>
        <SelectItems values={ASSIGNMENT_STATUSES} nameOf={(status) => t(`work:statuses.${status}`)} />
      </Select>
      <Field layout="inline" label={t('toGradeOnly')} className="px-2.5">
        <Checkbox
          checked={address.isToGrade}
          onCheckedChange={(isToGrade) => onChange({ ...address, isToGrade: isToGrade === true })}
        />
      </Field>
    </search>
  )
}

export function AssignmentsScreen() {
  const { t } = useTranslation('assignments')
  const replaceAddress = useReplaceAddress()
  const address = readListAddress(useSearch({ from: '/teacher/assignments' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const wanted = { ...address, search }
  const found = useInfiniteQuery(assignmentsQuery(wanted))
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (next: ListAddress) =>
    replaceAddress({ to: '/teacher/assignments', search: writeListAddress(next) })
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
      {(!found.data || found.data.pages.some((page) => page.length > 0) || isFiltered) && (
        <AssignmentFilters address={address} typed={typed} onType={setTyped} onChange={show} />
      )}
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<SkeletonBlocks blocks={['h-24']} times={4} className="flex flex-col gap-3" />}
        empty={
          <EmptyList
            drawing={<WateringCan />}
            title={t('empty.title')}
            description={t('empty.text')}
            action={<CreateButton classId={null} />}
            filtered={
              isFiltered && {
                title: t('empty.foundTitle'),
                description: t('empty.foundText'),
                clear: t('empty.clear'),
                onClear: showAll,
              }
            }
          />
        }
        keyOf={({ id }) => id}
        label={t('list')}
        rowHeight="7rem"
        className="flex flex-col gap-3"
      >
        {(work) => <AssignmentCard work={work} onGone={() => heading.current?.focus()} />}
      </PagedList>
    </div>
  )
}

function CreateButton({ classId }: { classId: number | null }) {
  const { t } = useTranslation('assignments')
  return (
    <LinkButton
      icon={Plus}
      to="/teacher/assignments/create"
      search={classId === null ? {} : { class: classId }}
    >
      {t('create')}
    </LinkButton>
  )
}

/** A row of the list: what, for whom, until when, and what waits. */
function AssignmentCard({ work, onGone }: { work: AssignmentSummary; onGone: () => void }) {
  const { t } = useTranslation(['assignments', 'work'])
  const dueText = useDueText()
  const isOpen = useIsOpen()(work)
  const [isCopying, setCopying] = useState(false)
  const { counts } = work
  const Icon = WORK_ICONS[work.kind]
  return (
    <Card isInteractive padding="small" className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-brand-ink" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 lg:flex-row lg:items-center lg:gap-6">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="wrap-anywhere font-medium text-lg leading-snug">
            <AppLink
              to="/teacher/assignments/$id"
              params={{ id: String(work.id) }}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {work.title}
            </AppLink>
          </h2>
          <p className="wrap-anywhere text-muted">
            {[work.className, t(`work:kinds.${work.kind}`), dueText(work.dueDate)].join(' · ')}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {counts.toGrade > 0 && <Badge tone="amber">{t('toGrade', { count: counts.toGrade })}</Badge>}
          {work.status !== 'draft' && (
            <span className="text-muted">
              {t(isOpen ? 'soFar' : 'handedIn', { done: counts.handedIn, given: counts.given })}
            </span>
          )}
          <StatusBadge status={work.status} />
        </p>
      </div>
      <AssignmentMenu work={work} onDuplicate={() => setCopying(true)} onGone={onGone} />
      {isCopying && <DuplicateDialog work={work} onClose={() => setCopying(false)} />}
    </Card>
  )
}
