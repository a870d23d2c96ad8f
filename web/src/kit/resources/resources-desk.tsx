import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'
import { type TeachingResource, teachingResources } from '#contract/teaching/resources.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { ClassSelect } from '../classroom/class-select.tsx'
import { PagedList } from '../queries/paged-list.tsx'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { useSettled } from '../study/use-settled.ts'
import { ResourceDialog } from './resource-dialog.tsx'
import { ResourceIcon, type ResourceType } from './resource-icon.tsx'
import { type ResourceFilter, resourcesQuery, resourceTagsQuery } from './resources.data.ts'

type ResourceFiltersProps = {
  filter: ResourceFilter
  onChange: (next: Partial<ResourceFilter>) => void
  hasClass: boolean
}

const ALL = 'all'

function ResourceFilters({ filter, onChange, hasClass }: ResourceFiltersProps) {
  const { t } = useTranslation('resources')
  const { data: tags } = useQuery(resourceTagsQuery)
  // A tag is a free text: a mark before it keeps it from being taken for "all".
  const known = [
    ...new Set([...(filter.tag === null ? [] : [filter.tag]), ...(tags ?? []).map(({ tag }) => tag)]),
  ]
  return (
    <search className="flex flex-wrap gap-3">
      <SearchInput
        value={filter.search}
        onValueChange={(search) => onChange({ search })}
        maxLength={200}
        label={t('filters.search')}
        className="min-w-48 flex-1 basis-full lg:basis-56"
      />
      {hasClass && (
        <ClassSelect
          value={filter.classId}
          onChange={(classId) => onChange({ classId })}
          none={t('filters.allClasses')}
          aria-label={t('filters.class')}
          className="w-full min-w-0 sm:flex-1 lg:w-40 lg:flex-none"
        />
      )}
      <Select
        value={filter.resourceType ?? ALL}
        onValueChange={(next) => onChange({ resourceType: next === ALL ? null : (next as ResourceType) })}
        aria-label={t('filters.type')}
        className="w-full min-w-0 sm:flex-1 lg:w-40 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('filters.allTypes')}</SelectItem>
        <SelectItems values={RESOURCE_TYPES} nameOf={(type) => t(`types.${type}`)} />
      </Select>
      {known.length > 0 && (
        <Select
          value={filter.tag === null ? ALL : `#${filter.tag}`}
          onValueChange={(next) => onChange({ tag: next === ALL ? null : next.slice(1) })}
          aria-label={t('filters.tag')}
          className="w-full min-w-0 sm:flex-1 lg:w-40 lg:flex-none"
        >
          <SelectItem value={ALL}>{t('filters.allTags')}</SelectItem>
          {known.map((tag) => (
            <SelectItem key={tag} value={`#${tag}`}>
              {tag}
            </SelectItem>
          ))}
        </Select>
      )}
    </search>
  )
}

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
        <Button icon={Plus} data-new-resource onClick={() => setOpened('new')}>
          {t('new')}
        </Button>
      </div>
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<SkeletonBlocks blocks={['h-32']} times={4} className="grid gap-3 lg:grid-cols-2" />}
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
                onClear: () => setFilter(none),
              }
            }
          />
        }
        keyOf={({ id }) => id}
        label={t('list')}
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
      </PagedList>
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

type ResourceCardProps = {
  resource: TeachingResource
  onEdit: () => void
  onRemove: () => void
  onTag: (tag: string) => void
}

function ResourceCard({ resource, onEdit, onRemove, onTag }: ResourceCardProps) {
  const { t } = useTranslation('resources')
  const { title, description, resourceType, resourceUrl, thumbnailUrl, className, isForAll, tags } = resource
  const audience = className ?? (isForAll ? t('audience.all') : t('audience.me'))
  return (
    <Card padding="small" className="flex h-full items-start gap-4">
      <ResourceIcon type={resourceType} thumbnailUrl={thumbnailUrl} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
          {resourceUrl ? (
            <a
              href={resourceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              {title}
              <span className="sr-only"> {t('card.opens')}</span>
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="text-muted">{[t(`types.${resourceType}`), audience].join(' · ')}</p>
        {description && (
          <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
            {description}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('card.tags')} className="mt-1 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <button type="button" onClick={() => onTag(tag)} className="min-h-8 rounded-full">
                  <Badge tone="outline" className="hover:bg-fill">
                    {tag}
                  </Badge>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MoreMenu aria-label={t('card.menu', { title })}>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t('card.edit')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDestructive onSelect={onRemove}>
          {t('card.remove')}
        </MenuItem>
      </MoreMenu>
    </Card>
  )
}
