import { LONGEST_SESSION_SEARCH } from '#contract/admin/session-monitor.ts'
import { ROLES, type Role } from '#engines/accounts/index.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'

/** What an address of the monitor asks for, so that the way back from a pupil leads to the same list. */
export type MonitorAddress = { search: string; role: Role | null; isByClass: boolean }

export function readMonitorAddress(query: Record<string, unknown>): MonitorAddress {
  const search = typeof query.q === 'string' || typeof query.q === 'number' ? String(query.q) : ''
  return {
    search: search.slice(0, LONGEST_SESSION_SEARCH),
    role: ROLES.find((role) => role === query.role) ?? null,
    isByClass: query.by === 'class',
  }
}

/** The query of an address, without what goes without saying. */
export function writeMonitorAddress({
  search,
  role,
  isByClass,
}: MonitorAddress): SearchAt<'/admin/sessions'> {
  return {
    ...(search !== '' && { q: search }),
    ...(role !== null && { role }),
    ...(isByClass && { by: 'class' }),
  }
}
