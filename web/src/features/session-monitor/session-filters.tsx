import { useTranslation } from 'react-i18next'
import { LONGEST_SESSION_SEARCH } from '#contract/admin/session-monitor.ts'
import { ROLES, type Role } from '#engines/accounts/index.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import type { MonitorAddress } from './read-monitor-address.ts'

type SessionFiltersProps = {
  address: MonitorAddress
  typed: string
  /** Teachers see pupils alone; college students may be among them. */
  roles: readonly Role[]
  onType: (text: string) => void
  onChange: (address: MonitorAddress) => void
}

const ALL = 'all'

export function SessionFilters({ address, typed, roles, onType, onChange }: SessionFiltersProps) {
  const { t } = useTranslation('live')
  return (
    <search className="flex flex-wrap gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_SESSION_SEARCH}
        placeholder={t('search')}
        aria-label={t('search')}
        className="min-w-48 flex-1 basis-full lg:basis-64"
      />
      <Select
        value={address.role ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, role: ROLES.find((role) => role === value) ?? null })
        }
        aria-label={t('role.label')}
        className="w-full min-w-0 sm:flex-1 lg:w-52 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('role.all')}</SelectItem>
        {roles.map((role) => (
          <SelectItem key={role} value={role}>
            {t(`role.${role}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        value={address.isByClass ? 'class' : 'name'}
        onValueChange={(value) => onChange({ ...address, isByClass: value === 'class' })}
        aria-label={t('group.label')}
        className="w-full min-w-0 sm:flex-1 lg:w-40 lg:flex-none"
      >
        <SelectItem value="name">{t('group.name')}</SelectItem>
        <SelectItem value="class">{t('group.class')}</SelectItem>
      </Select>
    </search>
  )
}
