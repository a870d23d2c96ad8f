import { useTranslation } from 'react-i18next'
import type { userManagement } from '#contract/admin/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'

type Counted = Pick<OutputOf<typeof userManagement.list>, 'total' | 'totalIs'>

/** How many there are, and how sure that is. */
export function useTotalText(): (counted: Counted) => string {
  const { t, i18n } = useTranslation('users')
  return ({ total, totalIs }) =>
    t(`total.${totalIs}`, { count: total, number: roundTotal(total, totalIs).toLocaleString(i18n.language) })
}

/** An estimate does not pretend to know the last person. */
function roundTotal(total: number, totalIs: Counted['totalIs']): number {
  if (totalIs !== 'about') return total
  const step = 10 ** Math.max(1, String(total).length - 2)
  return Math.round(total / step) * step
}
