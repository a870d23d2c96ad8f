import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { noteTagsQuery } from '../../../kit/notes/notes.data.ts'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'

type NotesFilterProps = {
  user: User
  typed: string
  onType: (text: string) => void
  tag: string | null
  onTag: (tag: string | null) => void
}

export function NotesFilter({ user, typed, onType, tag, onTag }: NotesFilterProps) {
  const { t } = useTranslation('notes')
  const tags = useQuery(noteTagsQuery(user.id)).data ?? []
  // The tag of the address stays to be seen even if no note has it any more.
  const isKnown = tag === null || tags.some((one) => one.tag === tag)
  const options = [...(isKnown ? [] : [{ tag, notes: 0 }]), ...tags].map((one) => ({
    value: one.tag,
    label: t('filter.tagCount', { tag: one.tag, count: one.notes }),
  }))
  return (
    <search aria-label={t('filter.label')} className="flex flex-col flex-wrap gap-3 sm:flex-row">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        className="min-w-48 sm:flex-[99]"
      />
      {options.length > 0 && (
        <Combobox
          options={options}
          value={tag}
          onValueChange={onTag}
          aria-label={t('filter.tag')}
          placeholder={t('filter.allTags')}
          className="sm:min-w-64 sm:flex-1"
        />
      )}
    </search>
  )
}
