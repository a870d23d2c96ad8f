import { useTranslation } from 'react-i18next'
import { LONGEST_USER_SEARCH, USER_ORDERS, USER_STATES, type UserOrder } from '#contract/admin/users.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import type { UsersAddress } from './read-users-address.ts'

const ALL = 'all'
const GRADES = Array.from({ length: 12 }, (_, n) => n + 1)

type UserFiltersProps = {
  address: UsersAddress
  typed: string
  onType: (text: string) => void
  onChange: (filters: UsersAddress['filters']) => void
  onSort: (sort: UserOrder) => void
}

export function UserFiltersBar({ address, typed, onType, onChange, onSort }: UserFiltersProps) {
  const { t } = useTranslation('users')
  const { role, state, grade, isTeacher } = address.filters
  const { role: _role, ...withoutRole } = address.filters
  const { state: _state, ...withoutState } = address.filters
  const { grade: _grade, ...withoutGrade } = address.filters
  const { isTeacher: _isTeacher, ...withoutTeacher } = address.filters
  return (
    <search className="grid grid-cols-2 gap-3 xl:grid-cols-6 print:hidden">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_USER_SEARCH}
        label={t('filter.search')}
        className="col-span-full"
      />
      <Select
        value={role ?? ALL}
        onValueChange={(value) => {
          const chosen = ROLES.find((one) => one === value)
          onChange({ ...withoutRole, ...(chosen && { role: chosen }) })
        }}
        aria-label={t('filter.role')}
      >
        <SelectItem value={ALL}>{t('filter.anyRole')}</SelectItem>
        <SelectItems values={ROLES} nameOf={(one) => t(`roles.${one}`)} />
      </Select>
      <Select
        value={grade === undefined ? ALL : String(grade)}
        onValueChange={(value) =>
          onChange({ ...withoutGrade, ...(value !== ALL && { grade: Number(value) }) })
        }
        aria-label={t('filter.grade')}
      >
        <SelectItem value={ALL}>{t('filter.anyGrade')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(one) => t('grade', { grade: one })} />
        <SelectItem value="13">{t('gradeCollege')}</SelectItem>
      </Select>
      <Select
        value={isTeacher === undefined ? ALL : isTeacher ? 'yes' : 'no'}
        onValueChange={(value) =>
          onChange({ ...withoutTeacher, ...(value !== ALL && { isTeacher: value === 'yes' }) })
        }
        aria-label={t('filter.teacher')}
        className="col-span-2"
      >
        <SelectItem value={ALL}>{t('filter.anyTeacher')}</SelectItem>
        <SelectItem value="yes">{t('filter.teacherYes')}</SelectItem>
        <SelectItem value="no">{t('filter.teacherNo')}</SelectItem>
      </Select>
      <Select
        value={state ?? ALL}
        onValueChange={(value) => {
          const chosen = USER_STATES.find((one) => one === value)
          onChange({ ...withoutState, ...(chosen && { state: chosen }) })
        }}
        aria-label={t('filter.state')}
      >
        <SelectItem value={ALL}>{t('filter.anyState')}</SelectItem>
        <SelectItems values={USER_STATES} nameOf={(one) => t(`filter.states.${one}`)} />
      </Select>
      <Select
        value={address.sort}
        onValueChange={(value) => onSort(USER_ORDERS.find((one) => one === value) ?? 'name')}
        aria-label={t('filter.sort')}
      >
        <SelectItems values={USER_ORDERS} nameOf={(one) => t(`sorts.${one}`)} />
      </Select>
    </search>
  )
}
