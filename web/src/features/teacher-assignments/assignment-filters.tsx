import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ASSIGNMENT_STATUSES, type AssignmentStatus } from '#engines/assignments/index.ts'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import type { ListAddress } from './read-list-address.ts'

const ALL = 'all'

type AssignmentFiltersProps = {
  address: ListAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: ListAddress) => void
}

export function AssignmentFilters({ address, typed, onType, onChange }: AssignmentFiltersProps) {
  const { t } = useTranslation(['assignments', 'work'])
  const rooms = useQuery(ownClassesQuery).data ?? []
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        placeholder={t('search')}
        aria-label={t('search')}
        className="min-w-48 flex-1 basis-64"
      />
      <Select
        value={address.classId === null ? ALL : String(address.classId)}
        onValueChange={(value) => onChange({ ...address, classId: value === ALL ? null : Number(value) })}
        aria-label={t('class')}
        className="w-full sm:w-48"
      >
        <SelectItem value={ALL}>{t('allClasses')}</SelectItem>
        {rooms.map(({ id, name }) => (
          <SelectItem key={id} value={String(id)}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <Select
        value={address.status ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, status: value === ALL ? null : (value as AssignmentStatus) })
        }
        aria-label={t('status')}
        className="w-full sm:w-44"
      >
        <SelectItem value={ALL}>{t('allStatuses')}</SelectItem>
        {ASSIGNMENT_STATUSES.map((status) => (
          <SelectItem key={status} value={status}>
            {t(`work:statuses.${status}`)}
          </SelectItem>
        ))}
      </Select>
      <Field layout="inline" label={t('toGradeOnly')} className="px-2.5">
        <Checkbox
          checked={address.isToGrade}
          onCheckedChange={(isToGrade) => onChange({ ...address, isToGrade: isToGrade === true })}
        />
      </Field>
    </search>
  )
}
