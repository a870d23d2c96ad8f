import { useTranslation } from 'react-i18next'
import { LONGEST_STUDENT_SEARCH, STUDENT_ORDERS } from '#contract/teaching/students.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import type { ListAddress, StudentOrder } from './read-list-address.ts'

const ALL = 'all'

type StudentFiltersProps = {
  classes: readonly { id: number; name: string; pupils: number }[]
  address: ListAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: ListAddress) => void
}

export function StudentFilters({ classes, address, typed, onType, onChange }: StudentFiltersProps) {
  const { t } = useTranslation('students')
  return (
    <search className="flex flex-wrap gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_STUDENT_SEARCH}
        placeholder={t('search')}
        aria-label={t('search')}
        className="min-w-48 flex-1 basis-full lg:basis-64"
      />
      <Select
        value={address.classId === null ? ALL : String(address.classId)}
        onValueChange={(value) => onChange({ ...address, classId: value === ALL ? null : Number(value) })}
        aria-label={t('class')}
        className="w-full min-w-0 sm:flex-1 lg:w-60 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('allClasses')}</SelectItem>
        {classes.map(({ id, name, pupils }) => (
          <SelectItem key={id} value={String(id)}>
            {t('classOption', { name, count: pupils })}
          </SelectItem>
        ))}
      </Select>
      <Select
        value={address.order}
        onValueChange={(order) => onChange({ ...address, order: order as StudentOrder })}
        aria-label={t('order')}
        className="w-full min-w-0 sm:flex-1 lg:w-60 lg:flex-none"
      >
        {STUDENT_ORDERS.map((order) => (
          <SelectItem key={order} value={order}>
            {t(`orders.${order}`)}
          </SelectItem>
        ))}
      </Select>
    </search>
  )
}
