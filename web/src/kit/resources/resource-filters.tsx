import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RESOURCE_TYPES } from '#contract/teaching/resources.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { ClassSelect } from '../classroom/class-select.tsx'
import type { ResourceType } from './resource-icon.tsx'
import { type ResourceFilter, resourceTagsQuery } from './resources.data.ts'

type ResourceFiltersProps = {
  filter: ResourceFilter
  onChange: (next: Partial<ResourceFilter>) => void
  hasClass: boolean
}

const ALL = 'all'

export function ResourceFilters({ filter, onChange, hasClass }: ResourceFiltersProps) {
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
        placeholder={t('filters.search')}
        aria-label={t('filters.search')}
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
        {RESOURCE_TYPES.map((type) => (
          <SelectItem key={type} value={type}>
            {t(`types.${type}`)}
          </SelectItem>
        ))}
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
