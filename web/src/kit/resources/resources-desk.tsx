import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TeachingResource, teachingResources } from '#contract/teaching/resources.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { EndlessList } from '../study/endless-list.tsx'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { useSettled } from '../study/use-settled.ts'
import { ResourceCard } from './resource-card.tsx'
import { ResourceDialog } from './resource-dialog.tsx'
import { ResourceFilters } from './resource-filters.tsx'
import { type ResourceFilter, resourcesQuery } from './resources.data.ts'

type ResourcesDeskProps = {
  /** Only those of this class and of all classes; null for everything. */
  classId: number | null
  /** Stands on the page of a class: no other can be chosen. */
  isOfClass?: boolean
}

/** What a teacher keeps for lessons: find, add, change, delete. */
export function ResourcesDesk({ classId, isOfClass = false }: ResourcesDeskProps) {
  const { t } = useTranslation(['resources', 'study'])
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const [filter, setFilter] = useState<ResourceFilter>({ classId, resourceType: null, tag: null, search: '' })
  const search = useSettled(filter.search.trim(), 250)
  const found = useInfiniteQuery(resourcesQuery({ ...filter, search }))
  const [opened, setOpened] = useState<TeachingResource | 'new' | null>(null)
  const [drop] = useState(() => createWriter(teachingResources.remove))
  const [restore] = useState(() => createWriter(teachingResources.restore))
  const change = (next: Partial<ResourceFilter>) => setFilter((now) => ({ ...now, ...next }))
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  const none = { classId: isOfClass ? classId : null, resourceType: null, tag: null, search: '' }
  const isFiltered =
    search !== '' || filter.tag !== null || filter.resourceType !== null || filter.classId !== none.classId

  const remove = ({ id }: TeachingResource) =>
    removeWithUndo({
      remove: () => drop({ id }),
      restore: () => restore({ id }),
      refresh: () => queryClient.invalidateQueries({ queryKey: ['teaching-resources'] }),
      removed: t('toasts.removed'),
      removeFailed: t('toasts.removeFailed'),
      removedBefore: t('toasts.removed'),
      moveFocus: () => document.querySelector<HTMLElement>('[data-new-resource]')?.focus(),
    })

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <ResourceFilters filter={filter} onChange={change} hasClass={!isOfClass} />
        </div>
        <Button data-new-resource onClick={() => setOpened('new')}>
          <Plus aria-hidden="true" />
          {t('new')}
        </Button>
      </div>
      {found.isPending && (
        <SkeletonBlocks blocks={['h-32']} times={4} className="grid gap-3 lg:grid-cols-2" />
      )}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && items.length === 0 && (
        <EmptyState
          drawing={<OpenBook />}
          title={isFiltered ? t('empty.foundTitle') : t('empty.title')}
          description={isFiltered ? t('empty.foundText') : t('empty.text')}
          action={
            isFiltered && (
              <Button variant="outline" onClick={() => setFilter(none)}>
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
          label={t('list')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          className="grid gap-3 lg:grid-cols-2"
        >
          {(resource) => (
            <ResourceCard
              resource={resource}
              onEdit={() => setOpened(resource)}
              onRemove={() => void remove(resource)}
              onTag={(tag) => change({ tag })}
            />
          )}
        </EndlessList>
      )}
      {opened !== null && (
        <ResourceDialog
          resource={opened === 'new' ? null : opened}
          classId={filter.classId}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
