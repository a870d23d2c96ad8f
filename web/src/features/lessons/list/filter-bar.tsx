import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subject } from '#contract/subjects.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { type ListFilters, SCHOOL_GRADES } from './list-filters.ts'

type FilterBarProps = {
  ref?: Ref<HTMLElement>
  filters: ListFilters
  /** Null for those who stay on their own grade. */
  grade: number | 'all' | null
  subjects: readonly Subject[]
  onType: (search: string) => void
  onChange: (next: Partial<ListFilters>) => void
}

export function FilterBar({ ref, filters, grade, subjects, onType, onChange }: FilterBarProps) {
  const { t } = useTranslation('lessons')
  const subject = subjects.some(({ id }) => id === filters.subject) ? String(filters.subject) : 'all'
  return (
    <search ref={ref} aria-label={t('filters.label')} className="flex flex-col flex-wrap gap-4 md:flex-row">
      <Field label={t('filters.search')} className="min-w-48 flex-1">
        <SearchInput
          value={filters.search}
          onValueChange={onType}
          placeholder={t('filters.searchHint')}
          maxLength={100}
        />
      </Field>
      <div className={`grid gap-4 md:flex ${grade === null ? '' : 'grid-cols-2'}`}>
        <Field label={t('filters.subject')} className="min-w-0 md:w-56">
          <Select
            value={subject}
            onValueChange={(next) => onChange({ subject: next === 'all' ? 'all' : Number(next) })}
          >
            <SelectItem value="all">{t('filters.allSubjects')}</SelectItem>
            {subjects.map(({ id, name }) => (
              <SelectItem key={id} value={String(id)}>
                {name}
              </SelectItem>
            ))}
          </Select>
        </Field>
        {grade !== null && (
          <Field label={t('filters.grade')} className="min-w-0 md:w-44">
            <Select
              value={String(grade)}
              onValueChange={(next) => onChange({ grade: next === 'all' ? 'all' : Number(next) })}
            >
              <SelectItem value="all">{t('filters.allGrades')}</SelectItem>
              {SCHOOL_GRADES.map((known) => (
                <SelectItem key={known} value={String(known)}>
                  {t('grade', { grade: known })}
                </SelectItem>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </search>
  )
}
