import { SYSTEM_PERIODS, type SystemPeriod } from '#contract/admin/system-analytics.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readDay } from '../../kit/navigation/read-query.ts'

export const ANALYTICS_TABS = ['use', 'ai', 'requests', 'browser', 'state'] as const
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number]

/** What an address asks for, so that going back and sharing a link keep it. */
export type AnalyticsAddress = {
  tab: AnalyticsTab
  period: SystemPeriod
  from: string | undefined
  to: string | undefined
}

const DEFAULT_PERIOD: SystemPeriod = '30'

export function readAddress(query: Record<string, unknown>): AnalyticsAddress {
  // The router reads a number in an address as a number.
  const asked = String(query.period ?? '')
  return {
    tab: ANALYTICS_TABS.find((name) => name === query.tab) ?? 'use',
    period: SYSTEM_PERIODS.find((name) => name === asked) ?? DEFAULT_PERIOD,
    from: readDay(query.from) ?? undefined,
    to: readDay(query.to) ?? undefined,
  }
}

/** The query of an address, without what goes without saying. */
export function writeAddress(props: AnalyticsAddress): SearchAt<'/admin/system-analytics'> {
  const { tab, period, from, to } = props
  return {
    tab: tab === 'use' ? undefined : tab,
    period: period === DEFAULT_PERIOD ? undefined : period,
    from: period === 'custom' ? from : undefined,
    to: period === 'custom' ? to : undefined,
  }
}
