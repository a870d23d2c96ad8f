import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { WORK_STATES, type WorkState } from '#engines/assignments/index.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import type { BookView } from './arrange-book.ts'

const ALL = 'all'

type BookFiltersProps = { book: Gradebook; view: BookView; onChange: (view: BookView) => void }

export function BookFilters({ book, view, onChange }: BookFiltersProps) {
  const { t } = useTranslation(['gradebook', 'grading'])
  return (
    <search className="flex min-w-0 basis-full flex-wrap items-center gap-2 sm:flex-1 sm:basis-0 print:hidden">
      <SearchInput
        value={view.search}
        onValueChange={(search) => onChange({ ...view, search })}
        maxLength={100}
        label={t('search')}
        className="min-w-36 flex-1 basis-36 sm:max-w-72"
      />
      {book.groups.length > 0 && (
        <Select
          value={view.groupId === null ? ALL : String(view.groupId)}
          onValueChange={(value) => onChange({ ...view, groupId: value === ALL ? null : Number(value) })}
          aria-label={t('group')}
          className="w-full sm:w-38"
        >
          <SelectItem value={ALL}>{t('allGroups')}</SelectItem>
          {book.groups.map(({ id, name }) => (
            <SelectItem key={id} value={String(id)}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
      <Select
        value={view.state ?? ALL}
        onValueChange={(value) => onChange({ ...view, state: value === ALL ? null : (value as WorkState) })}
        aria-label={t('state')}
        className="w-full sm:w-40"
      >
        <SelectItem value={ALL}>{t('allStates')}</SelectItem>
        <SelectItems
          values={WORK_STATES}
          nameOf={(state) => t('stateOption', { state: t(`grading:state.${state}`) })}
        />
      </Select>
      {book.terms.length > 0 && (
        <Select
          value={view.term ?? ALL}
          onValueChange={(value) => onChange({ ...view, term: value === ALL ? null : value })}
          aria-label={t('term')}
          className="w-full sm:w-38"
        >
          <SelectItem value={ALL}>{t('allTerms')}</SelectItem>
          {book.terms.map(({ name }) => (
            <SelectItem key={name} value={name}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
    </search>
  )
}
