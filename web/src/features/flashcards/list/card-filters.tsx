import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { type ListFilter, trimFilter } from '../card-filter.ts'
import { tagsQuery } from '../flashcards.data.ts'

export type Filters = { search: string; tag: string; difficulty: string; show: 'all' | 'leeches' }

export const NO_FILTERS: Filters = { search: '', tag: '', difficulty: '', show: 'all' }

type CardFiltersProps = {
  userId: number
  filters: Filters
  onChange: (filters: Filters) => void
  /** Whether the tricky cards can be chosen. */
  hasLeeches?: boolean
}

const ANY = 'any'
const LEVELS = ['1', '2', '3', '4', '5']

/** Words, tag and difficulty. A tag is chosen by its place, because it may be any text, also the word for any. */
export function CardFilters({ userId, filters, onChange, hasLeeches = false }: CardFiltersProps) {
  const { t } = useTranslation('flashcards')
  const tags = useQuery(tagsQuery(userId)).data ?? []
  const chosen = tags.findIndex(({ tag }) => tag === filters.tag)
  return (
    <search aria-label={t('filter.area')} className="@container w-full">
      <div className="flex flex-col gap-3 @4xl:flex-row">
        <Field label={t('filter.search')} isLabelHidden className="@4xl:flex-1">
          <SearchInput
            value={filters.search}
            onValueChange={(search) => onChange({ ...filters, search })}
            placeholder={t('filter.searchHint')}
            maxLength={200}
          />
        </Field>
        <div className="grid @max-lg:*:last:odd:col-span-2 grid-cols-2 gap-3 @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none @4xl:flex-1">
          <Select
            aria-label={t('filter.tag')}
            value={chosen === -1 ? ANY : String(chosen)}
            onValueChange={(place) => onChange({ ...filters, tag: tags[Number(place)]?.tag ?? '' })}
            isDisabled={tags.length === 0}
          >
            <SelectItem value={ANY}>{t('filter.anyTag')}</SelectItem>
            {tags.map(({ tag, cards }, place) => (
              <SelectItem key={tag} value={String(place)}>
                {t('filter.tagWithCount', { tag, count: cards })}
              </SelectItem>
            ))}
          </Select>
          <Select
            aria-label={t('filter.difficulty')}
            value={filters.difficulty || ANY}
            onValueChange={(level) => onChange({ ...filters, difficulty: level === ANY ? '' : level })}
          >
            <SelectItem value={ANY}>{t('filter.anyDifficulty')}</SelectItem>
            <SelectItems values={LEVELS} nameOf={(level) => t('difficulty.of', { level })} />
          </Select>
          {hasLeeches && (
            <Select
              aria-label={t('filter.show')}
              value={filters.show}
              onValueChange={(show) => onChange({ ...filters, show: show === 'leeches' ? 'leeches' : 'all' })}
            >
              <SelectItem value="all">{t('filter.allCards')}</SelectItem>
              <SelectItem value="leeches">{t('leech.plural')}</SelectItem>
            </Select>
          )}
        </div>
      </div>
    </search>
  )
}

/** What is chosen, and what the server is asked for once the fingers rest. */
export function useFilter() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const settled = useSettled(filters.search)
  return {
    filters,
    setFilters,
    clear: () => setFilters(NO_FILTERS),
    /** As typed, for what is on the screen already. */
    typed: toFilter(filters),
    isSettled: settled === filters.search,
    asked: toFilter({ ...filters, search: settled }),
  }
}

function toFilter({ search, tag, difficulty, show }: Filters): ListFilter {
  return trimFilter({
    search,
    tag,
    difficulty: difficulty === '' ? undefined : Number(difficulty),
    only: show === 'leeches' ? 'leeches' : undefined,
  })
}
