import { CLASS_PERIODS, type ClassPeriod } from '#engines/class-analytics/index.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readDay, readId } from '../../kit/navigation/read-query.ts'

export const ANALYTICS_TABS = ['overview', 'skills', 'ideas', 'needs', 'quizzes'] as const
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number]

/** What an address asks for, so that going back and sharing a link keep it. */
export type AnalyticsAddress = {
  /** Null: all classes; undefined: the first one. */
  classId: number | null | undefined
  tab: AnalyticsTab
  period: ClassPeriod
  day: string | undefined
  from: string | undefined
  to: string | undefined
  subject: string | undefined
  unit: string | undefined
  quizId: number | undefined
}

export type ShowAddress = (next: Partial<AnalyticsAddress>) => void

const ALL = 'all' as const
const DEFAULT_PERIOD: ClassPeriod = 'month'

export function readAnalyticsAddress(query: Record<string, unknown>): AnalyticsAddress {
  return {
    classId: query.class === ALL ? null : (readId(query.class) ?? undefined),
    tab: ANALYTICS_TABS.find((name) => name === query.tab) ?? 'overview',
    period: CLASS_PERIODS.find((name) => name === query.period) ?? DEFAULT_PERIOD,
    day: readDay(query.day) ?? undefined,
    from: readDay(query.from) ?? undefined,
    to: readDay(query.to) ?? undefined,
    subject: readName(query.subject),
    unit: readName(query.unit),
    quizId: readId(query.quiz) ?? undefined,
  }
}

/** The query of an address, without what goes without saying. */
export function writeAnalyticsAddress(address: AnalyticsAddress): SearchAt<'/teacher/analytics'> {
  const { classId, tab, period, day, from, to, subject, unit, quizId } = address
  return {
    class: classId === null ? ALL : classId,
    tab: tab === 'overview' ? undefined : tab,
    period: period === DEFAULT_PERIOD ? undefined : period,
    day: period === 'custom' ? undefined : day,
    from: period === 'custom' ? from : undefined,
    to: period === 'custom' ? to : undefined,
    subject,
    unit,
    quiz: quizId,
  }
}

const readName = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
