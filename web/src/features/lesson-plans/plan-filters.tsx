import { useTranslation } from 'react-i18next'
import { LESSON_PLAN_STATUSES } from '#contract/teaching/lesson-plans.ts'
import { ClassSelect } from '../../kit/classroom/class-select.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import type { PlanFilter, PlanStatus } from './lesson-plans.data.ts'

const ALL = 'all'

type PlanFiltersProps = {
  filter: PlanFilter
  typed: string
  onType: (text: string) => void
  onChange: (next: Partial<PlanFilter>) => void
}

export function PlanFilters({ filter, typed, onType, onChange }: PlanFiltersProps) {
  const { t } = useTranslation('lessonPlans')
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        placeholder={t('filters.search')}
        aria-label={t('filters.search')}
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
        {LESSON_PLAN_STATUSES.map((status) => (
          <SelectItem key={status} value={status}>
            {t(`statuses.${status}`)}
          </SelectItem>
        ))}
      </Select>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={t(`filters.${end}`)}
          className="min-w-0 flex-1 basis-[calc(50%-0.375rem)] lg:w-40 lg:flex-none"
        >
          <Input
            type="date"
            value={filter[end]}
            onChange={(event) => onChange({ [end]: event.target.value })}
          />
        </Field>
      ))}
    </search>
  )
}
