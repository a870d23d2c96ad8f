import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import type { DocumentFilter } from '../documents.data.ts'

type DocumentFiltersProps = {
  filter: DocumentFilter
  onChange: (filter: DocumentFilter) => void
  tags: readonly string[]
}

export function DocumentFilters({ filter, onChange, tags }: DocumentFiltersProps) {
  const { t } = useTranslation('documents')
  // The tag that was chosen stays to be seen even if nothing has it any more.
  const listed = filter.tag !== null && !tags.includes(filter.tag) ? [filter.tag, ...tags] : tags
  return (
    <search aria-label={t('filter.label')} className="flex flex-col gap-2">
      <SearchInput
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
        maxLength={200}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {listed.length > 0 && (
          <Combobox
            options={listed.map((tag) => ({ value: tag, label: tag }))}
            value={filter.tag}
            onValueChange={(tag) => onChange({ ...filter, tag })}
            aria-label={t('filter.tag')}
            placeholder={t('filter.allTags')}
            className="min-w-40 flex-1"
          />
        )}
        <Field label={t('filter.archive')} layout="inline">
          <Switch
            checked={filter.archived}
            onCheckedChange={(archived) => onChange({ ...filter, archived })}
          />
        </Field>
      </div>
    </search>
  )
}
